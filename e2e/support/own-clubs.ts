import type { Page } from '@playwright/test'
import type { Locale } from '@aurivane/contract/locales'
import { admin, bringSession, openApiSession, siteUrl, type Identity } from './people.ts'
import { startApp } from './site.ts'

const clubsTab = '/profile?select=clubs'
export const gold = { title: 'Gold before breakfast', description: 'We read the night session together.' }

export async function openClubs(page: Page, who: Identity, locale: Locale = 'en') {
  await bringSession(page, who)
  await page.goto(siteUrl(clubsTab, locale))
  await startApp(page)
}

export async function fillClub(page: Page, { title, description }: typeof gold, country = 'Italy') {
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Description', { exact: true }).fill(description)
  await page.getByLabel('Country', { exact: true }).selectOption(country)
}

/** Creates a club through the API, for tests that are not about creating one. */
export async function makeClub(owner: Identity, club = gold): Promise<number> {
  const session = await openApiSession(owner)
  const body = { ...club, country: 'Italy', privacy: false }
  const { clubID } = await session.call<{ clubID: number }>('POST', '/user/club', body)
  return clubID
}

export async function allow(member: Identity, maxClub: number, emailConfirmed = true) {
  const { user } = await openApiSession(member)
  const { firstName, lastName } = member
  const adminSession = await openApiSession(admin)
  await adminSession.call('PUT', '/profiles/user/entireUser', {
    ID: user.uid,
    firstName,
    lastName,
    maxClub,
    emailConfirmed,
    admin: false,
  })
}

export const create = (page: Page) => page.getByRole('button', { name: 'Create club', exact: true })
export const dialog = (page: Page) => page.getByRole('dialog')
