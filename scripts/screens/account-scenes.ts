import type { Page } from '@playwright/test'
import { paths } from '@aurivane/contract/paths'
import { bringSession, makeMember, newIdentity, type Identity } from '../../e2e/support/people.ts'
import { Authenticator } from '../../testing/authenticator.ts'
import type { Cast } from './cast.ts'
import { dialogOf, filled, openDialog, press, settings, type Scene } from './scene.ts'

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

export const accountScenes: readonly Scene[] = [
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
    name: 'login-part-missing',
    as: 'visitor',
    path: paths.login,
    act: async (page, _say, cast) => {
      await page.route('**/assets/second-factor-dialog-*.js', (route) => route.abort())
      await typeLogin(page, cast.secured)
      await page.locator('.missing-part').waitFor()
    },
  },
  {
    name: 'prices-missing',
    as: 'visitor',
    path: paths.faq,
    act: async (page, say) => {
      await page.route('**/assets/prices-*.js', (route) => route.abort())
      await press(page, say.frame.ticker.show)
      await page.locator('.missing-part').waitFor()
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
    act: (page, say) => openDialog(page, say.profile.account.editName),
  },
  {
    name: 'account-edit-description',
    as: 'owner',
    path: settings('account'),
    act: (page, say) => openDialog(page, say.profile.account.editDescription),
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
    act: async (page) => {
      await page.getByRole('switch').click()
      await dialogOf(page).waitFor()
    },
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
    act: (page, say) => openDialog(page, filled(say.clubs.list.updateClub)),
  },
  {
    name: 'my-clubs-delete',
    as: 'owner',
    path: settings('clubs'),
    act: (page, say) => openDialog(page, filled(say.clubs.list.deleteClub)),
  },
  { name: 'security', as: 'owner', path: settings('security') },
  {
    name: 'security-deletion',
    as: 'owner',
    path: settings('security'),
    act: (page, say) => openDialog(page, say.security.deletion.title),
  },
  {
    name: 'security-deletion-members-failed',
    as: 'clubOwner',
    path: settings('security'),
    act: async (page, say) => {
      await page.route('**/api/v1/clubs/*/members*', (route) => route.abort())
      await openDialog(page, say.security.deletion.title)
      await dialogOf(page).getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'session-unknown',
    as: 'owner',
    path: paths.faq,
    act: async (page, say) => {
      await page.route('**/api/v1/protected', (route) => route.abort())
      await page.reload()
      await page.getByRole('button', { name: say.frame.header.checkSession }).waitFor()
    },
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
      await openDialog(page, filled(say.admin.users.editUser))
    },
  },
  {
    name: 'admin-end-sessions',
    as: 'admin',
    path: settings('admin'),
    act: async (page, say) => {
      await press(page, say.admin.users.show)
      await page
        .getByRole('button', { name: filled(say.admin.users.editUser) })
        .last()
        .click()
      await openDialog(page, say.admin.account.endSessions)
    },
  },
  {
    name: 'admin-decline',
    as: 'admin',
    path: settings('admin'),
    act: (page, say) => openDialog(page, filled(say.admin.review.declineClub)),
  },
  {
    name: 'admin-contact-message',
    as: 'admin',
    path: settings('admin'),
    act: (page, say) => openDialog(page, filled(say.admin.contact.open)),
  },
]
