import { startSite, type Site } from '../support/start-site.ts'
import { LightClient } from './light-client.ts'
import { Visitors } from './visitors.ts'

/** As many as a proxy in front would keep open. */
const CONNECTIONS_MAX = 256
const PATIENCE_MS = 10_000

export type Crowd = { site: Site; visitors: Visitors; leave(): Promise<void> }

/** A site behind a proxy that says who comes from where, so that limits are on and do their work per visitor. */
export async function gatherCrowd({ isOnePerson = false } = {}): Promise<Crowd> {
  const site = await startSite({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1', DEMO_DATA: 'on' } })
  const client = new LightClient(site.url, CONNECTIONS_MAX, PATIENCE_MS)
  const visitors = new Visitors(site.url, client, isOnePerson)
  await visitors.prepare()
  return {
    site,
    visitors,
    async leave() {
      client.close()
      await site.remove()
    },
  }
}
