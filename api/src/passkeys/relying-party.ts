import { isIP } from 'node:net'
import { brand } from '@aurivane/contract/brand'

/** This site as authenticators know it. */
export type RelyingParty = { name: string; id: string; origin: string }

/** Null where browsers refuse passkeys: an IP address is no valid id, and they need https or localhost. */
export function relyingPartyOf({ publicUrl }: { publicUrl: string }): RelyingParty | null {
  const { hostname, protocol, origin } = new URL(publicUrl)
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0) return null
  if (protocol !== 'https:' && hostname !== 'localhost') return null
  return { name: brand.name, id: hostname, origin }
}
