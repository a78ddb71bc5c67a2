import { startSite, type Site } from '../../testing/start-site.ts'
import { LightClient } from './light-client.ts'
import { Visitors } from './visitors.ts'

/** As many connections as a reverse proxy would keep open. */
const CONNECTIONS_MAX = 256
const TIMEOUT_MS = 10_000

export type LoadSite = { site: Site; visitors: Visitors; stop(): Promise<void> }

/** A site with rate limits that trusts `X-Forwarded-For`, so that each visitor has an address of its own. */
export async function startLoadSite({ isOnePerson = false } = {}): Promise<LoadSite> {
  const site = await startSite({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1', DEMO_DATA: 'on' } })
  const client = new LightClient(site.url, CONNECTIONS_MAX, TIMEOUT_MS)
  const visitors = new Visitors(site.url, client, isOnePerson)
  await visitors.prepare()
  return {
    site,
    visitors,
    async stop() {
      client.close()
      await site.remove()
    },
  }
}
