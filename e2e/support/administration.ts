import type { Page } from '@playwright/test'
import type { Locale } from '@aurivane/contract/locales'
import { admin, bringSession, openApiSession, siteUrl, newIdentity, type Identity } from './people.ts'
import { startApp } from './site.ts'

export async function openAdministration(page: Page, locale: Locale = 'en') {
  const user = await bringSession(page, admin)
  await page.goto(siteUrl('/profile?select=admin', locale))
  await startApp(page)
  return user
}

export async function makeClub(
  owner: Identity,
  title: string,
  description = 'We read the night session.',
): Promise<number> {
  const session = await openApiSession(owner)
  const body = { title, description, country: 'Italy', privacy: false }
  const { clubID } = await session.call<{ clubID: number }>('POST', '/user/club', body)
  return clubID
}

/** A listed club that somebody else has joined. */
export async function makeJoinedClub(owner: Identity, title: string, joining: Identity) {
  const clubID = await makeClub(owner, title)
  const adminSession = await openApiSession(admin)
  await adminSession.call('PUT', '/user/club/single/state', { clubID, value: 'verified' })
  const session = await openApiSession(joining)
  await session.call('POST', `/clubs/${clubID}/membership`)
}

/** A title that no other journey of this run has used. */
export function ownTitle(name: string) {
  return `${name} ${newIdentity().email.slice(0, 8)}`
}

export const part = (page: Page, name: string) => page.getByRole('region', { name })
export const dialog = (page: Page) => page.getByRole('dialog')
