import { randomBytes } from 'node:crypto'
import { Agent } from 'node:http'
import { startSite, type Site } from '../../../testing/start-site.ts'
import type { Ledger } from '../finding.ts'
import { ask, call, type Reply } from '../http-client.ts'
import { atOnce, countStatus, tally } from '../many.ts'
import { newEmail, signupForm } from '../people.ts'

type Headers = (place: number) => Record<string, string>
const agent = new Agent({ keepAlive: true, maxSockets: 32 })

/** Without a trusted proxy, forwarding headers must not count. */
export async function evadeDirectly(ledger: Ledger) {
  const names =
    'x-forwarded-for x-real-ip x-client-ip true-client-ip cf-connecting-ip forwarded x-originating-ip'
  const headers: Headers = (place) => {
    const address = `203.0.${place % 250}.${randomBytes(1)[0]}`
    const pairs = names.split(' ').map((name) => [name, name === 'forwarded' ? `for=${address}` : address])
    return Object.fromEntries(pairs) as Record<string, string>
  }
  await onFreshSite({}, (site) => tryAll(ledger, site, 'forged headers without TRUST_PROXY', headers))
}

/** Behind a proxy: addresses of one /64, spellings of one address, and entries before the proxy's own. */
export async function evadeThroughProxy(ledger: Ledger) {
  const part = () => randomBytes(2).toString('hex')
  const within: Headers = () => ({
    'x-forwarded-for': `2001:db8:7:9:${part()}:${part()}:${part()}:${part()}`,
  })
  const spellings = ['::ffff:198.51.100.7', '198.51.100.7', '::FFFF:c633:6407', '0:0:0:0:0:ffff:198.51.100.7']
  const spelled: Headers = (place) => ({ 'x-forwarded-for': spellings[place % spellings.length] ?? '' })
  const prefixed: Headers = (place) => ({ 'x-forwarded-for': `10.1.${place % 250}.1, 192.0.2.99` })
  const proxied = { TRUST_PROXY: '1' }
  await onFreshSite(proxied, (site) => tryAll(ledger, site, 'IPv6 rotation inside a /64', within))
  await onFreshSite(proxied, (site) => tryAll(ledger, site, 'one address spelled differently', spelled))
  await onFreshSite(proxied, (site) => tryAll(ledger, site, 'addresses put before the proxy’s', prefixed))
}

async function onFreshSite(env: Record<string, string>, work: (site: Site) => Promise<void>) {
  const site = await startSite({ env: { RATE_LIMITS: 'on', ...env } })
  try {
    await work(site)
  } finally {
    await site.remove()
  }
}

async function tryAll(ledger: Ledger, site: Site, how: string, headers: Headers) {
  const post = (path: string, body: object) => (place: number) =>
    call(site.url, 'POST', path, { headers: headers(place), body, agent })
  const contact = { email: newEmail(), subject: 'Hello', message: 'A question', csrf: '' }
  await flood(ledger, `${how}: 5 signups an hour`, 5, 15, (place) =>
    post('/auth/signup', signupForm())(place),
  )
  await flood(ledger, `${how}: 5 messages an hour`, 5, 15, post('/contact', contact))
  await flood(ledger, `${how}: 30 logins a minute`, 30, 60, (place) =>
    post('/auth/login', { email: newEmail(), password: 'not the password' })(place),
  )
  // Earlier requests count too, so these are fewer than 300.
  await flood(ledger, `${how}: 300 requests a minute`, 300, 450, (place) =>
    ask(site.url, 'GET', place % 2 ? '/api/v1/user/club/all' : `/api/v1/${place}`, {
      headers: headers(place),
      agent,
    }),
  )
}

async function flood(
  ledger: Ledger,
  what: string,
  allowed: number,
  count: number,
  work: (place: number) => Promise<Reply>,
) {
  const answers = await atOnce(count, work)
  const refused = answers.filter(({ status }) => status === 429)
  const served = count - refused.length
  const silent = refused.filter(({ headers }) => !(Number(headers['retry-after']) > 0)).length
  const findings = [
    ...(served > allowed ? [`${served} were served`] : []),
    ...(served === 0 ? ['none was served'] : []),
    ...(silent > 0 ? [`${silent} were refused without Retry-After`] : []),
    ...(countStatus(answers, 500) > 0 ? ['the site failed'] : []),
  ]
  ledger.note(what, count, findings, tally(answers))
}
