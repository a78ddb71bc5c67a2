import { Agent } from 'node:http'
import { startSite, type Site } from '../support/start-site.ts'
import { Visitors } from './visitors.ts'

/** As many as a proxy in front would keep open. */
const CONNECTIONS_MAX = 256

export type Crowd = { site: Site; visitors: Visitors; leave(): Promise<void> }

/** A site behind a proxy that says who comes from where, so that limits are on and do their work per visitor. */
export async function gatherCrowd({ isOnePerson = false } = {}): Promise<Crowd> {
  const site = await startSite({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1', DEMO_DATA: 'on' } })
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS_MAX })
  const visitors = new Visitors(site.url, agent, isOnePerson)
  await visitors.prepare()
  return {
    site,
    visitors,
    async leave() {
      agent.destroy()
      await site.remove()
    },
  }
}
