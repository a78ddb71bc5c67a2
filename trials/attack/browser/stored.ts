import type { Page } from '@playwright/test'
import type { Site } from '../../../testing/start-site.ts'
import { call } from '../http-client.ts'
import { expectYes, makeClub, makeMember, type Person, type Session } from '../people.ts'
import { addressOfSite, logInByForm, wake, type Monitor } from './open-browser.ts'
import { payloads } from './payloads.ts'

const names = (payload: string) => ({ firstName: payload.slice(0, 60), lastName: payload.slice(0, 60) })

/** Members and clubs whose every field is a payload, one club declined with such a reason. */
export async function plant(site: Site, adminSession: Session): Promise<Person[]> {
  const people: Person[] = []
  for (const payload of payloads) {
    const member = await makeMember(site, names(payload))
    const change = { valueType: 'description', toChange: { fieldValue: '', newValue: payload } }
    expectYes(await member.call('PUT', '/profiles/user/description', change))
    const contacts = [{ contactName: payload, contactLink: 'https://example.com/?a=<b'.replace('<', '%3C') }]
    const club = { title: payload, description: payload, country: 'Australia', privacy: false, contacts }
    await makeClub(member, club)
    const clubID = await makeClub(member, { ...club, title: `2 ${payload}` })
    const review = { clubID, value: 'declined', reason: payload }
    expectYes(await adminSession.call('PUT', '/user/club/single/state', review))
    const edit = { ID: member.id, ...names(payload), maxClub: 4, emailConfirmed: true, admin: false }
    expectYes(await adminSession.call('PUT', '/profiles/user/entireUser', edit))
    const message = { email: member.email, subject: payload, message: `${payload}\n\n${payload}`, csrf: '' }
    expectYes(await call(site.url, 'POST', '/contact', { body: message }))
    expectYes(await call(site.url, 'POST', `/auth/account-recovery/email?email=${member.email}`))
    people.push(member)
  }
  return people
}

/** The member's own views. */
export async function lookAsMember(page: Page, site: Site, watch: Monitor, member: Person): Promise<number> {
  await logInByForm(page, site, member)
  await watch.look(page, 'home')
  await page.goto(addressOfSite(site, '/profile?select=account'))
  await wake(page)
  await page.getByText(member.email).first().waitFor()
  await watch.look(page, 'profile')
  const dialogs = await openDialogs(page, watch, /^Edit|^Change/)
  await page.goto(addressOfSite(site, '/profile?select=clubs'))
  await wake(page)
  await page.getByRole('row').nth(1).waitFor()
  await watch.look(page, 'own clubs')
  return 3 + dialogs + (await openDialogs(page, watch, /^Update|^Delete/))
}

/** Opens and inspects each dialog behind a button of this name. */
export async function openDialogs(page: Page, watch: Monitor, name: RegExp): Promise<number> {
  const buttons = page.getByRole('main').getByRole('button', { name })
  const count = Math.min(await buttons.count(), 4)
  for (let place = 0; place < count; place += 1) {
    await buttons.nth(place).click()
    await page
      .getByRole('dialog')
      .waitFor({ timeout: 3_000 })
      .catch(() => {})
    await watch.look(page, `dialog ${place}`)
    await page.keyboard.press('Escape')
  }
  return count
}

/** The administrator's views: users, clubs to review, audit log, and their dialogs. */
export async function lookAsAdmin(page: Page, site: Site, watch: Monitor, email: string): Promise<number> {
  await page.goto(addressOfSite(site, '/profile?select=admin'))
  await wake(page)
  await page.getByRole('button', { name: 'Show All Users' }).click()
  await page.getByText(email).first().waitFor()
  await page
    .getByRole('button', { name: /^Decline/ })
    .first()
    .waitFor()
  await watch.look(page, 'lists of administrators')
  const users = await openDialogs(page, watch, /^Edit/)
  return 1 + users + (await openDialogs(page, watch, /^Decline/))
}

/** The public views. */
export async function lookAsVisitor(page: Page, site: Site, watch: Monitor): Promise<number> {
  const paths = ['/clubs', '/it/clubs', '/ge/clubs', '/countries', '/it/countries', '/ge/countries']
  for (const path of paths) {
    await page.goto(addressOfSite(site, path))
    await wake(page)
    await page.getByText('pwned()').first().waitFor()
    await watch.look(page, path)
  }
  return paths.length
}
