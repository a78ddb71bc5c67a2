import { sql } from 'drizzle-orm'
import type { Site } from './site.ts'

/** As if so much time had passed since everything was counted. */
export async function letLimitsPass(site: Site, milliseconds: number) {
  await site.db.execute(sql`update rate_limits set expire = expire - ${milliseconds}`)
}

let addresses = 0
/** The headers of a request from a network that was not seen before, for sites behind a proxy. */
export function fromElsewhere(): Record<string, string> {
  addresses += 1
  return { 'x-forwarded-for': `198.51.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}` }
}
