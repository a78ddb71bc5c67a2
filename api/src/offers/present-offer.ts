import type { OpenOffer } from '@aurivane/contract/offers'
import { presentPerson } from '../memberships/person.ts'
import type { PendingOffer } from './offers.queries.ts'

/** Null for an offer that has expired and is not marked so yet. */
export function presentOffer({ person, offeredAt, expiresAt }: PendingOffer, now: Date): OpenOffer | null {
  if (expiresAt <= now) return null
  return {
    person: presentPerson(person),
    date: offeredAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
}
