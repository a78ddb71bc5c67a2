import type { RefusalCode } from '@aurivane/contract/refusal-codes'

type Caller = { id: number; confirmedEmail: boolean }

/** Only the owner, and only with a confirmed email. Administrators set a club's state; other people's clubs are not theirs. */
export function whyNotManage(
  caller: Caller,
  club: { ownerId: number | null } | undefined,
): RefusalCode | null {
  if (!caller.confirmedEmail) return 'email_not_confirmed'
  if (!club) return 'club_unknown'
  if (club.ownerId !== caller.id) return 'club_not_yours'
  return null
}

/** Whether the client treats its action as cancelled: the club is not there for this caller. */
export function cancels(code: RefusalCode): { cancel: true } | undefined {
  return code === 'club_unknown' || code === 'club_not_yours' ? { cancel: true } : undefined
}
