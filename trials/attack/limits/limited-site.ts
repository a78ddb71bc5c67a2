import { startSite, type Site } from '../../../testing/start-site.ts'
import { call, type Reply } from '../http-client.ts'
import { fromAnywhere } from '../many.ts'
import { makeMember, type Person } from '../people.ts'

/** With all limits and behind a proxy, so that each request can have a new address. */
export function startLimitedSite(): Promise<Site> {
  return startSite({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } })
}

export function makeMemberAnywhere(site: Site): Promise<Person> {
  return makeMember(site, {}, { headers: fromAnywhere() })
}

export function postFromAnywhere(site: Site, path: string, body?: object): Promise<Reply> {
  return call(site.url, 'POST', path, { headers: fromAnywhere(), ...(body && { body }) })
}
