import type { Page } from '@playwright/test'
import { localizePath, type Locale } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import type { UserObject } from '@aurivane/contract/user-object'
import {
  admin,
  bringSession,
  makeMember,
  openApiSession,
  secure,
  newIdentity,
  type Identity,
} from '../../e2e/support/people.ts'
import { Authenticator } from '../../testing/authenticator.ts'
import { frame as frameDe } from '../../web/app/texts/de/frame.ts'
import { profileAdmin as adminDe } from '../../web/app/texts/de/profile-admin.ts'
import { profileClubs as clubsDe } from '../../web/app/texts/de/profile-clubs.ts'
import { profile as profileDe } from '../../web/app/texts/de/profile.ts'
import { frame as frameEn } from '../../web/app/texts/en/frame.ts'
import { profileAdmin as adminEn } from '../../web/app/texts/en/profile-admin.ts'
import { profileClubs as clubsEn } from '../../web/app/texts/en/profile-clubs.ts'
import { profile as profileEn } from '../../web/app/texts/en/profile.ts'

const words = {
  en: { frame: frameEn, profile: profileEn, clubs: clubsEn, admin: adminEn },
  de: { frame: frameDe, profile: profileDe, clubs: clubsDe, admin: adminDe },
}
type Language = keyof typeof words

/** The accounts whose pages are captured. */
export type Cast = {
  owner: Identity
  newcomer: Identity
  secured: Identity
  /** The session in which two-factor was turned on: a new one would need a code. */
  securedUser: UserObject
}

export type Scene = {
  name: string
  as: 'visitor' | 'admin' | 'owner' | 'newcomer' | 'secured'
  path: string
  /** Actions before the screenshot. */
  act?: (page: Page, say: (typeof words)['en'], cast: Cast) => Promise<unknown>
}

export function wordsOf(locale: Locale): (typeof words)['en'] {
  return words[locale as Language] ?? words.en
}

/** Members with clubs in every state, some administrative history, and somebody with two-factor on. */
export async function makeCast(): Promise<Cast> {
  const owner = await makeMember({ firstName: 'Maximiliane', lastName: 'von Hohenstein' })
  const newcomer = await makeMember({ isConfirmed: false })
  const secured = await makeMember({ firstName: 'Grace' })
  const { session: securedSession } = await secure(secured)
  const session = await openApiSession(owner)
  const adminSession = await openApiSession(admin)
  const titles = ['Gold before breakfast', 'London open, quietly', 'Evening spreads for beginners']
  for (const [index, title] of titles.entries()) {
    const { clubID } = await session.call<{ clubID: number }>('POST', '/user/club', {
      title,
      description: 'We read the night session together and write down what we did, also when it went wrong.',
      country: ['Italy', 'Spain', 'Switzerland'][index] ?? 'Italy',
      privacy: index === 1,
    })
    const reason =
      'Please say who is responsible for the club, and link a page where members can read its rules.'
    const verdict = [null, { value: 'verified' }, { value: 'declined', reason }][index]
    if (verdict) await adminSession.call('PUT', '/user/club/single/state', { clubID, ...verdict })
  }
  return { owner, newcomer, secured, securedUser: securedSession.user }
}

const settings = (tab: string) => `${paths.profile}?select=${tab}`
const dialogOf = (page: Page) => page.getByRole('dialog')
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
/** A parameter with any value. */
const filled = (text: string) => new RegExp(`^${text.replace(/\{\{\w+\}\}/, '.+')}$`)

async function typeLogin(page: Page, who: Pick<Identity, 'email' | 'password'>) {
  await page.locator('input[name=email]').fill(who.email)
  await page.locator('input[name=password]').fill(who.password)
  await page.locator('main form button[type=submit]').click()
}

async function enableTwoFactor(page: Page, cast: Cast) {
  await page.getByRole('switch').click()
  const key = dialogOf(page).locator('.key')
  await key.waitFor()
  const app = new Authenticator((await key.textContent())?.replaceAll(' ', '') ?? '')
  await dialogOf(page)
    .locator('input')
    .nth(0)
    .fill(await app.nextCode())
  await dialogOf(page).locator('input[type=password]').fill(cast.newcomer.password)
}

export const scenes: readonly Scene[] = [
  {
    name: 'login-refused',
    as: 'visitor',
    path: paths.login,
    act: async (page) => {
      await typeLogin(page, newIdentity())
      await page.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'login-second-factor',
    as: 'visitor',
    path: paths.login,
    act: async (page, _say, cast) => {
      await typeLogin(page, cast.secured)
      await dialogOf(page).waitFor()
    },
  },
  {
    name: 'register-errors',
    as: 'visitor',
    path: paths.register,
    act: (page) => page.locator('main form button[type=submit]').click(),
  },
  {
    name: 'contact-errors',
    as: 'visitor',
    path: paths.contact,
    act: (page) => page.locator('main form button[type=submit]').click(),
  },
  {
    name: 'recovery-pending',
    as: 'visitor',
    path: paths.recovery,
    act: async (page, _say, cast) => {
      await page.locator('input[name=email]').fill(cast.owner.email)
      await page.locator('main form button[type=submit]').click()
    },
  },
  { name: 'new-password-expired', as: 'visitor', path: `${paths.newPassword}?token=${'a'.repeat(43)}` },
  { name: 'confirm-expired', as: 'visitor', path: `${paths.confirmEmail}?token=${'a'.repeat(43)}` },
  { name: 'account', as: 'owner', path: settings('account') },
  { name: 'account-unverified', as: 'newcomer', path: settings('account') },
  {
    name: 'account-edit-name',
    as: 'owner',
    path: settings('account'),
    act: (page, say) => press(page, say.profile.account.editName),
  },
  {
    name: 'account-edit-description',
    as: 'owner',
    path: settings('account'),
    act: (page, say) => press(page, say.profile.account.editDescription),
  },
  {
    name: 'account-enable-two-factor',
    as: 'newcomer',
    path: settings('account'),
    act: (page, _say, cast) => enableTwoFactor(page, cast),
  },
  {
    // The codes are shown once: each picture needs somebody who turns two-factor on for the first time.
    name: 'account-recovery-codes',
    as: 'visitor',
    path: paths.home,
    act: async (page, _say, cast) => {
      await bringSession(page, await makeMember({ password: cast.newcomer.password }))
      await page.goto(`${new URL(page.url()).pathname.replace(/\/$/, '')}${settings('account')}`)
      await enableTwoFactor(page, cast)
      await page.keyboard.press('Enter')
      await dialogOf(page).getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'account-disable-two-factor',
    as: 'secured',
    path: settings('account'),
    act: (page) => page.getByRole('switch').click(),
  },
  {
    name: 'user-menu',
    as: 'owner',
    path: settings('account'),
    act: (page, say) => press(page, filled(say.frame.header.accountMenu)),
  },
  { name: 'my-clubs', as: 'owner', path: settings('clubs') },
  { name: 'my-clubs-unverified', as: 'newcomer', path: settings('clubs') },
  {
    name: 'my-clubs-errors',
    as: 'secured',
    path: settings('clubs'),
    act: async (page, say) => {
      await press(page, say.clubs.contacts.add)
      await press(page, say.clubs.create.send)
    },
  },
  {
    name: 'my-clubs-edit',
    as: 'owner',
    path: settings('clubs'),
    act: (page, say) => press(page, filled(say.clubs.list.updateClub)),
  },
  {
    name: 'my-clubs-delete',
    as: 'owner',
    path: settings('clubs'),
    act: (page, say) => press(page, filled(say.clubs.list.deleteClub)),
  },
  { name: 'admin', as: 'admin', path: settings('admin') },
  {
    name: 'admin-users',
    as: 'admin',
    path: settings('admin'),
    act: (page, say) => press(page, say.admin.users.show),
  },
  {
    name: 'admin-edit-user',
    as: 'admin',
    path: settings('admin'),
    act: async (page, say) => {
      await press(page, say.admin.users.show)
      await press(page, filled(say.admin.users.editUser))
    },
  },
  {
    name: 'admin-decline',
    as: 'admin',
    path: settings('admin'),
    act: (page, say) => press(page, filled(say.admin.review.declineClub)),
  },
]

export function addressOf(scene: Scene, locale: Locale): string {
  return localizePath(scene.path, locale)
}
