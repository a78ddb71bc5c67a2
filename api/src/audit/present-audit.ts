import type { AuditEntry } from '@aurivane/contract/administration'
import type { AuditAction, AuditRow } from './audit.queries.ts'

export function presentAuditEntry({
  at,
  action,
  subjectKind,
  subjectId,
  actor,
  ...entry
}: AuditRow): AuditEntry {
  return {
    ...entry,
    date: at.toISOString(),
    // Only these are ever written; the column itself is a plain text.
    action: action as AuditAction,
    actor: actor && { id: actor.id, name: `${actor.firstName} ${actor.lastName}` },
    subject: `${subjectKind} ${subjectId}`,
  }
}
