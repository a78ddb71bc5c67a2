import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { startSite, type Site } from '../../../testing/start-site.ts'
import { logInByForm, openBrowser } from '../browser/open-browser.ts'
import type { Ledger } from '../finding.ts'
import { makeMember, logInAsAdmin, type Person, type Session } from '../people.ts'

/** Another site in a member's browser tries to act as the member. */
export async function attackFromElsewhere(ledger: Ledger) {
  const browser = await openBrowser()
  if (!browser) {
    ledger.skip('requests from another origin', 'there is no Chromium on this machine')
    return
  }
  const site = await startSite()
  const evil = await openEvilSite()
  try {
    const adminSession = await logInAsAdmin(site)
    // `localhost` with another port is another origin of the same site, whose requests carry strict cookies too.
    for (const host of ['127.0.0.1', 'localhost']) {
      const member = await makeMember(site)
      const page = await (await browser.newContext({ locale: 'en-GB' })).newPage()
      await logInByForm(page, site, member)
      await page.goto(`http://${host}:${(evil.address() as AddressInfo).port}/`)
      await attack(
        ledger,
        page,
        site,
        adminSession,
        member,
        host === 'localhost' ? 'same-site' : 'cross-site',
      )
      await page.context().close()
    }
  } finally {
    await browser.close()
    evil.close()
    await site.remove()
  }
}

function openEvilSite(): Promise<Server> {
  const server = createServer((_, reply) => {
    reply.setHeader('content-type', 'text/html')
    reply.end('<!doctype html><title>Elsewhere</title><body>')
  })
  return new Promise((resolve) => server.listen(0, () => resolve(server)))
}

type Target = { method: string; path: string; body: Record<string, unknown> }

const targets: Target[] = [
  { method: 'POST', path: '/auth/logout', body: {} },
  {
    method: 'POST',
    path: '/user/club',
    body: { title: 'Forged club', description: 'Forged', country: 'Italy', privacy: false },
  },
  {
    method: 'PUT',
    path: '/profiles/user/firstName',
    body: { valueType: 'firstName', toChange: { fieldValue: 'Ada', newValue: 'Forged' } },
  },
  { method: 'POST', path: '/user/2FA/disable', body: { password: 'x' } },
  { method: 'POST', path: '/auth/signup/resend', body: {} },
]

async function attack(
  ledger: Ledger,
  page: Page,
  site: Site,
  adminSession: Session,
  member: Person,
  how: string,
) {
  const findings: string[] = []
  let tried = 0
  for (const target of targets) {
    const outcomes = (await page.evaluate(forgeScript(site, target))) as Record<string, string>
    tried += Object.keys(outcomes).length
    for (const [way, outcome] of Object.entries(outcomes))
      if (/^(readable|2\d\d)/.test(outcome)) findings.push(`${way} ${target.path}: ${outcome}`)
  }
  findings.push(...(await tryFrame(page, site)))
  await wait(500)
  findings.push(...(await lookBack(page, site, adminSession, member)))
  ledger.note(`forged requests, ${how} origin`, tried + 1, findings, 'forms, fetch, beacons, images, frames')
}

/** In the other site's page: every way in which a page can send something to an origin that is not its own. */
function forgeScript(site: Site, { method, path, body }: Target): string {
  const url = JSON.stringify(`http://localhost:${site.port}/api/v1${path}`)
  const json = JSON.stringify(JSON.stringify(body))
  return `(async () => {
    const url = ${url}, json = ${json}, outcomes = {}
    const ask = (name, options) => fetch(url, { credentials: 'include', ...options })
      .then(async (answer) => answer.type === 'opaque' ? 'opaque' : 'readable ' + (await answer.text()).slice(0, 80))
      .catch(() => 'refused').then((outcome) => { outcomes[name] = outcome })
    await ask('fetch as JSON', { method: '${method}', headers: { 'content-type': 'application/json' }, body: json })
    await ask('fetch with forged headers', { method: '${method}', headers: { uid: '1', authorization: 'Bearer x', 'content-type': 'application/json' }, body: json })
    await ask('fetch as text/plain', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: json })
    await ask('opaque fetch as text/plain', { method: 'POST', mode: 'no-cors', headers: { 'content-type': 'text/plain' }, body: json })
    await ask('opaque fetch as a form', { method: 'POST', mode: 'no-cors', body: new URLSearchParams(JSON.parse(json)) })
    await ask('plain GET', { method: 'GET' })
    outcomes['beacon'] = navigator.sendBeacon(url, new Blob([json], { type: 'text/plain' })) ? 'opaque' : 'refused'
    outcomes['beacon as JSON'] = 'opaque'
    try { navigator.sendBeacon(url, new Blob([json], { type: 'application/json' })) } catch { outcomes['beacon as JSON'] = 'refused' }
    for (const enctype of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const frame = document.createElement('iframe')
      frame.name = 'f' + Math.random()
      const form = Object.assign(document.createElement('form'), { action: url, method: 'POST', enctype, target: frame.name })
      const half = json.lastIndexOf('}')
      form.append(Object.assign(document.createElement('input'), { name: json.slice(0, half) + (json === '{}' ? '' : ',') + '"x":"', value: '"}' }))
      document.body.append(frame, form)
      form.submit()
      await new Promise((resolve) => setTimeout(resolve, 150))
      outcomes['form as ' + enctype] = 'sent'
    }
    await new Promise((resolve) => { const image = new Image(); image.onload = image.onerror = resolve; image.src = url })
    outcomes['image'] = 'sent'
    return outcomes
  })()`
}

/** No page can be framed by another site (clickjacking). */
async function tryFrame(page: Page, site: Site): Promise<string[]> {
  const address = `http://localhost:${site.port}/profile?select=account`
  await page.evaluate(
    `document.body.append(Object.assign(document.createElement('iframe'), { src: '${address}' }))`,
  )
  await wait(1_500)
  const framed = page
    .frames()
    .filter((frame) => frame.url().startsWith(`http://localhost:${site.port}/profile`))
  const shown = await Promise.all(framed.map((frame) => frame.locator('main').count()))
  return shown.some((count) => count > 0) ? ['the profile page was put into a frame'] : []
}

async function lookBack(page: Page, site: Site, adminSession: Session, member: Person): Promise<string[]> {
  const findings: string[] = []
  const { body } = await adminSession.call('GET', `/profiles/user/all?search=${member.email}`)
  const [user] = body['result'] as { firstName: string; twoFactorAuth: boolean }[]
  if (user?.firstName !== 'Ada') findings.push(`the name became ${user?.firstName}`)
  const clubs = await adminSession.call('GET', '/admin/clubs?state=pending')
  if (JSON.stringify(clubs.body).includes('Forged')) findings.push('a club was created')
  await page.goto(`http://localhost:${site.port}/profile?select=account`)
  const isThere = await page
    .getByText(member.email)
    .first()
    .waitFor({ timeout: 15_000 })
    .then(
      () => true,
      () => false,
    )
  if (!isThere) findings.push('the member was logged out')
  return findings
}
