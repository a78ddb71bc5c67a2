import type { AuditEntry } from '@aurivane/contract/administration'

/** Which values an entry changed; an entry also holds those that stayed. */
export function changedNames({ before, after }: Pick<AuditEntry, 'before' | 'after'>): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
}
