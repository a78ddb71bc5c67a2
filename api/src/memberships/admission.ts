import { MEMBERS_PER_CLUB_MAX, MEMBERSHIPS_PER_USER_MAX } from '@aurivane/contract/limits'
import type { Transaction } from '../database/open-database.ts'
import { clearWaitingTime, closeRequest } from '../membership-requests/membership-requests.queries.ts'
import { refuseUnless } from '../refusal.ts'
import { countMembershipsOf, insertMembership, recountMembers } from './memberships.queries.ts'

type Admission = {
  club: { id: number; members: number }
  userId: number
  now: Date
  /** The refusal when the person is in too many clubs: it depends on who asks. */
  tooMany: 'membership_limit_reached' | 'person_membership_limit'
}

/** Makes a person a member; the rows of the person and the club are locked. A pending request is approved by it. */
export async function admit(tx: Transaction, { club, userId, now, tooMany }: Admission): Promise<number> {
  refuseUnless(club.members < MEMBERS_PER_CLUB_MAX, 'club_full')
  refuseUnless((await countMembershipsOf(tx, userId)) < MEMBERSHIPS_PER_USER_MAX, tooMany)
  const place = { clubId: club.id, userId }
  const membershipId = await insertMembership(tx, { ...place, since: now })
  await closeRequest(tx, place, { state: 'approved', decidedAt: now })
  await clearWaitingTime(tx, place)
  await recountMembers(tx, [club.id])
  return membershipId
}
