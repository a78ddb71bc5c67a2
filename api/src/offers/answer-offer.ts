import { isUnitedStates } from '@aurivane/contract/united-states'
import { insertAuditEntry } from '../audit/audit.queries.ts'
import type { Member } from '../auth/sessions.queries.ts'
import { countClubsOf } from '../clubs/clubs.queries.ts'
import type { Transaction } from '../database/open-database.ts'
import { lockClubAccess, refuseUnlessConfirmed, type ClubAccess } from '../memberships/club-access.ts'
import { handOver } from '../memberships/hand-over.ts'
import { displayName } from '../memberships/person.ts'
import { addNotices } from '../notices/add-notices.ts'
import { refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { lockActiveUser } from '../users/managed-users.queries.ts'
import { closeOffer, findNewestOfferTo } from './offers.queries.ts'

type Answer = {
  clubId: number
  decision: 'accept' | 'decline'
  /** Refuses a caller whose network is in the United States. */
  refuseUnitedStates: () => void
}
type Offer = NonNullable<Awaited<ReturnType<typeof findNewestOfferTo>>>
type Answering = { access: ClubAccess; offer: Offer; caller: Member }

/** Returns the title of the club. */
export function answerOffer(services: Services, caller: Member, answer: Answer): Promise<string> {
  const { clubId, decision, refuseUnitedStates } = answer
  return services.db.transaction(async (tx) => {
    // The lock on the user's row keeps the number of own clubs, as on creation.
    const user = await lockActiveUser(tx, caller.id)
    refuseUnless(user, 'login_needed')
    const access = await lockClubAccess(tx, caller, clubId)
    const offer = await findNewestOfferTo(tx, clubId, caller.id)
    refuseUnless(offer, 'not_found')
    if (decision === 'accept') {
      refuseUnlessConfirmed(user)
      const used = await countClubsOf(tx, caller.id)
      const values = { used, allowed: user.maxClubs }
      refuseUnless(used < user.maxClubs, 'club_limit_reached', { values })
      refuseUnless(!isUnitedStates(caller.country), 'united_states_excluded')
      refuseUnitedStates()
    }
    const isOpen = offer.state === 'pending' && offer.expiresAt > services.clock.now()
    refuseUnless(isOpen, 'offer_closed')
    const write = decision === 'accept' ? accept : decline
    await write(tx, services, { access, offer, caller })
    await tellOfferer(tx, services, { access, offer, caller }, decision)
    return access.club.title
  })
}

async function accept(tx: Transaction, services: Services, { access, offer, caller }: Answering) {
  const now = services.clock.now()
  await closeOffer(tx, offer.id, { state: 'accepted', endedAt: now })
  const oldRole = await handOver(tx, { club: access.club, newOwnerId: caller.id, isByAdmin: false })
  await insertAuditEntry(tx, {
    at: now,
    actorId: caller.id,
    action: 'club.owner-changed',
    subjectKind: 'club',
    subjectId: access.club.id,
    before: { person: access.club.ownerId, role: 'owner' },
    after: { person: caller.id, role: 'owner', formerOwner: oldRole },
  })
}

async function decline(tx: Transaction, services: Services, { access, offer, caller }: Answering) {
  const now = services.clock.now()
  await closeOffer(tx, offer.id, { state: 'declined', endedAt: now })
  await insertAuditEntry(tx, {
    at: now,
    actorId: caller.id,
    action: 'club.offer-ended',
    subjectKind: 'club',
    subjectId: access.club.id,
    before: { person: caller.id, offer: 'pending' },
    after: { person: caller.id, offer: 'declined' },
  })
}

function tellOfferer(
  tx: Transaction,
  services: Services,
  { access: { club }, offer, caller }: Answering,
  decision: Answer['decision'],
) {
  return addNotices(tx, services, {
    kind: 'offer_ended',
    to: offer.byId === null ? [] : [offer.byId],
    by: caller.id,
    club,
    values: { name: displayName(caller), variant: decision === 'accept' ? 'accepted' : 'declined' },
    event: `offer:${offer.id}:ended`,
  })
}
