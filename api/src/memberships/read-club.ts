import type { ShownClub } from '@aurivane/contract/memberships'
import type { Member } from '../auth/sessions.queries.ts'
import type { Services } from '../services.ts'
import { readClubAccess } from './club-access.ts'
import { hasCalendarAddress } from './member-meetings.queries.ts'
import { presentClub } from './present-membership.ts'

/** A club as the caller may see it; without a caller, as every outsider does. */
export async function readClub(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  caller: Member | null,
  clubId: number,
): Promise<ShownClub> {
  const access = await readClubAccess(db, caller, clubId)
  const hasCalendar =
    caller !== null && access.role !== null && (await hasCalendarAddress(db, { clubId, userId: caller.id }))
  return presentClub(access, hasCalendar, clock.now())
}
