import { MINUTE_MS } from '@aurivane/contract/limits'
import { lockClub } from '../clubs/clubs.queries.ts'
import type { Services } from '../services.ts'
import { expireOfferOf } from './expired-offer.ts'
import { findClubsWithExpiredOffer } from './offers.queries.ts'

const EVERY_MS = MINUTE_MS
const AT_ONCE = 100

/** Each in a transaction of its own; several instances may do this at the same time. */
export async function expireOffers(services: Services): Promise<void> {
  const clubIds = await findClubsWithExpiredOffer(services.db, services.clock.now(), AT_ONCE)
  for (const id of clubIds) {
    await services.db.transaction(async (tx) => {
      const club = await lockClub(tx, id)
      if (club) await expireOfferOf(tx, services, { id, title: club.title })
    })
  }
}

/** Now and then every minute; returns how to stop. Until then an expired offer is only no longer shown. */
export function scheduleOfferExpiry(services: Services): () => void {
  const expire = () => {
    expireOffers(services).catch((error: unknown) =>
      services.log.warn({ err: error }, 'expired offers not ended'),
    )
  }
  expire()
  const timer = setInterval(expire, EVERY_MS).unref()
  return () => clearInterval(timer)
}
