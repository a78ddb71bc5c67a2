/** What changes together: a change of a club makes every list of clubs out of date. */
export const tags = ['clubs', 'users', 'audit'] as const
export type Tag = (typeof tags)[number]

const listeners = new Set<(changed: readonly Tag[]) => void>()

/** For whatever keeps answers. */
export function onOutOfDate(forget: (changed: readonly Tag[]) => void) {
  listeners.add(forget)
}

/** After a change. Whoever makes one does not have to load what keeps answers. */
export function markOutOfDate(changed: readonly Tag[]) {
  for (const forget of listeners) forget(changed)
}
