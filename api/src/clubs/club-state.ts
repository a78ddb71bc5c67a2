import { randomUUID } from 'node:crypto'
import type { ClubState } from '@aurivane/contract/club-object'
import { insertAuditEntry } from '../audit/audit.queries.ts'
import type { Transaction } from '../database/open-database.ts'
import { addNotices } from '../notices/add-notices.ts'
import { addNoticesLater } from '../notices/add-notices-later.ts'
import { findActiveMemberIds } from '../notices/deliveries.queries.ts'
import type { Services } from '../services.ts'
import { changeClub, type lockClub } from './clubs.queries.ts'

type State = { state: ClubState; stateReason: string | null }
type Review = {
  reviewerId: number
  clubId: number
  club: NonNullable<Awaited<ReturnType<typeof lockClub>>>
  after: State
}

/** Reviews a locked club and tells owner and members. What already is so stays so and tells nobody. */
export async function changeClubState(tx: Transaction, services: Services, review: Review) {
  const { reviewerId, clubId, club, after } = review
  const before: State = { state: club.state, stateReason: club.stateReason }
  if (before.state === after.state && before.stateReason === after.stateReason) return
  await changeClub(tx, clubId, after)
  await insertAuditEntry(tx, {
    at: services.clock.now(),
    actorId: reviewerId,
    action: 'club.reviewed',
    subjectKind: 'club',
    subjectId: clubId,
    before,
    after,
  })
  const event = { by: reviewerId, club: { id: clubId, title: club.title }, event: randomUUID() }
  await addNotices(tx, services, {
    ...event,
    kind: 'club_reviewed',
    to: club.ownerId === null ? [] : [club.ownerId],
    values: { variant: after.state },
    ...(after.stateReason !== null && { detail: after.stateReason }),
  })
  if ((before.state === 'declined') === (after.state === 'declined')) return
  const members = await findActiveMemberIds(tx, clubId)
  await addNoticesLater(tx, {
    ...event,
    kind: 'club_availability',
    to: members.filter((id) => id !== club.ownerId),
    values: { variant: after.state === 'declined' ? 'unavailable' : 'available' },
  })
}
