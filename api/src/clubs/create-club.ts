import type { NewClub } from '@aurivane/contract/clubs'
import { isUnitedStates } from '@aurivane/contract/united-states'
import { insertMembership } from '../memberships/memberships.queries.ts'
import { refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { lockActiveUser } from '../users/managed-users.queries.ts'
import { countClubsOf, findClubsOfOwnerIn, insertClub } from './clubs.queries.ts'
import { isSameTitle } from './same-title.ts'

export async function createClub({ db, clock }: Services, ownerId: number, club: NewClub): Promise<number> {
  refuseUnless(!isUnitedStates(club.country), 'united_states_excluded')
  return db.transaction(async (tx) => {
    // The lock on the owner's row serialises concurrent requests: only one gets the last free place or the title.
    const owner = await lockActiveUser(tx, ownerId)
    refuseUnless(owner, 'login_needed')
    refuseUnless(owner.confirmedEmail, 'email_not_confirmed')
    const used = await countClubsOf(tx, ownerId)
    refuseUnless(used < owner.maxClubs, 'club_limit_reached', { values: { used, allowed: owner.maxClubs } })
    const others = await findClubsOfOwnerIn(tx, ownerId, club.country)
    refuseUnless(!others.some(({ title }) => isSameTitle(title, club.title)), 'club_exists')
    const now = clock.now()
    const clubId = await insertClub(tx, { ...club, ownerId, createdAt: now })
    await insertMembership(tx, { clubId, userId: ownerId, since: now })
    return clubId
  })
}
