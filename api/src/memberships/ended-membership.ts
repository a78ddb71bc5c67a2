import type { Transaction } from '../database/open-database.ts'
import { endInvitationsBy } from '../invitations/invitations.queries.ts'
import { endOfferTo } from '../offers/ended-offer.ts'
import type { Services } from '../services.ts'
import { deleteCalendarAddress, deleteOpenAnswers } from './member-meetings.queries.ts'
import { deleteMembership, recountMembers } from './memberships.queries.ts'

type Ending = {
  club: { id: number; title: string }
  userId: number
  /** Who ended it: the person or somebody of the team. */
  by: number
}

/** Ends a membership with all that only a member may have. The club's row is locked. */
export async function endMembership(tx: Transaction, services: Services, { club, userId, by }: Ending) {
  const place = { clubId: club.id, userId }
  await endOfferTo(tx, services, { club, userId, by })
  const now = services.clock.now()
  await endInvitationsBy(tx, place, now)
  await deleteCalendarAddress(tx, place)
  await deleteOpenAnswers(tx, place, now)
  await deleteMembership(tx, place)
  await recountMembers(tx, [club.id])
}
