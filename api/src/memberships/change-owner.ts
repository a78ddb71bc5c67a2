import { insertAuditEntry } from '../audit/audit.queries.ts'
import { countClubsOf, findOwnerId } from '../clubs/clubs.queries.ts'
import type { Transaction } from '../database/open-database.ts'
import { addNotices } from '../notices/add-notices.ts'
import { closeOffer, findPendingOffer } from '../offers/offers.queries.ts'
import { refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { lockUsers } from '../users/managed-users.queries.ts'
import type { Member } from '../auth/sessions.queries.ts'
import { lockClubAccess } from './club-access.ts'
import { handOver } from './hand-over.ts'
import { findMember } from './memberships.queries.ts'
import { displayName } from './person.ts'

type Change = { clubId: number; userId: number; reason: string }

/** An administrator hands a club whose owner is suspended or missing to one of its members. Returns the name. */
export function changeOwner(services: Services, admin: Member, change: Change): Promise<string> {
  const { clubId, userId, reason } = change
  return services.db.transaction(async (tx) => {
    // Read once to know whom to lock, since people are locked before clubs.
    const ownerId = await findOwnerId(tx, clubId)
    const people = await lockUsers(tx, [userId, ownerId ?? userId])
    const { club } = await lockClubAccess(tx, admin, clubId)
    const member = userId === club.ownerId ? undefined : await findMember(tx, { clubId, userId })
    refuseUnless(member, 'person_unknown')
    const owner = people.find(({ id }) => id === club.ownerId)
    // An owner who came meanwhile is active.
    refuseUnless(club.ownerId === null || (owner && owner.deletedAt !== null), 'owner_active')
    const newOwner = people.find(({ id }) => id === userId)
    const isReady = newOwner?.confirmedEmail && (await countClubsOf(tx, userId)) < newOwner.maxClubs
    refuseUnless(isReady, 'new_owner_not_ready')

    await endOffer(tx, services, clubId)
    await handOver(tx, { club, newOwnerId: userId, isByAdmin: true })
    const now = services.clock.now()
    await insertAuditEntry(tx, {
      at: now,
      actorId: admin.id,
      action: 'club.owner-changed',
      subjectKind: 'club',
      subjectId: clubId,
      before: { person: club.ownerId, role: 'owner' },
      after: { person: userId, role: 'owner', reason },
    })
    const name = displayName(member)
    const event = `club:${clubId}:owner:${now.toISOString()}`
    const notice = { kind: 'ownership_changed', by: admin.id, club, detail: reason, event } as const
    await addNotices(tx, services, { ...notice, to: [userId], values: { variant: 'new' } })
    const old = club.ownerId === null ? [] : [club.ownerId]
    const values = { name, variant: 'old' } as const
    await addNotices(tx, services, { ...notice, to: old, named: userId, values })
    return name
  })
}

async function endOffer(tx: Transaction, { clock }: Services, clubId: number) {
  const offer = await findPendingOffer(tx, clubId)
  if (offer) await closeOffer(tx, offer.id, { state: 'ended', endedAt: clock.now() })
}
