import type { RefusalCode } from '@aurivane/contract/refusal-codes'

/** The last active administrator keeps the role and stays active. */
export function isLastAdmin(userId: number, activeAdmins: readonly number[]): boolean {
  return activeAdmins.length === 1 && activeAdmins[0] === userId
}

/**
 * `activeAdmins` are the locked rows: of two admins who act on each other concurrently, the second is already suspended or
 * demoted.
 */
export function whyNotSuspend(
  actorId: number,
  targetId: number,
  activeAdmins: readonly number[],
): RefusalCode | null {
  if (actorId === targetId) return 'cannot_suspend_self'
  if (isLastAdmin(targetId, activeAdmins)) return 'last_admin'
  return whyNotAdminister(actorId, activeAdmins)
}

export function whyNotAdminister(actorId: number, activeAdmins: readonly number[]): RefusalCode | null {
  return activeAdmins.includes(actorId) ? null : 'admin_only'
}
