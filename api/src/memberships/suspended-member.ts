import type { Transaction } from '../database/open-database.ts'
import { endOfferTo } from '../offers/ended-offer.ts'
import { findClubsOfferedTo } from '../offers/offers.queries.ts'
import type { Services } from '../services.ts'
import { lockClubsOf, recountMembers } from './memberships.queries.ts'

type Suspension = { userId: number; suspends: boolean; by: number }

/** After a suspension or its end: the numbers of members follow, and offers to a suspended person end. */
export async function followSuspension(
  tx: Transaction,
  services: Services,
  { userId, suspends, by }: Suspension,
) {
  const clubIds = await lockClubsOf(tx, userId)
  await recountMembers(tx, clubIds)
  if (!suspends) return
  for (const club of await findClubsOfferedTo(tx, userId)) {
    await endOfferTo(tx, services, { club, userId, by })
  }
}
