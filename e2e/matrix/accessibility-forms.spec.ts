import { expect, type Page } from '@playwright/test'
import { locales, type Locale } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { linkIn, receiveMail } from '../../testing/mailbox.ts'
import { callAsVisitor, makeMember, secure, newIdentity } from '../support/people.ts'
import { openRunningPage, startApp, test } from '../support/site.ts'
import {
  holdTimers,
  holdToasts,
  look,
  parts,
  submit,
  submitInvalid,
  switchLanguage,
  wide,
} from '../support/states.ts'

test.use({ viewport: wide, reducedMotion: 'reduce' })

const formOf = (page: Page) => page.getByRole('main').locator('form').first()

/** Validation messages follow the language, so the form is sent once and checked in three languages. */
async function lookAtObjections(page: Page, path: string, name: string) {
  await openRunningPage(page, path)
  await submitInvalid(formOf(page))
  for (const locale of locales) {
    if (locale !== 'en') await switchLanguage(page, path, locale)
    await look(page, name, parts.page)
  }
}

for (const [name, path] of [
  ['login, nothing filled in', paths.login],
  ['register, nothing filled in', paths.register],
  ['recovery, nothing filled in', paths.recovery],
  ['contact, nothing filled in', paths.contact],
] as const) {
  test(`${name}: passes the checks of axe`, async ({ page }) => {
    test.slow()
    await lookAtObjections(page, path, name)
  })
}

async function openIn(page: Page, path: string, locale: Locale) {
  await page.setViewportSize(wide)
  await openRunningPage(page, path, locale)
}

async function fillLogin(page: Page, email: string, password: string) {
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="password"]').fill(password)
  await submit(formOf(page))
}

for (const locale of locales) {
  test(`refused logins and registrations pass the checks of axe (${locale})`, async ({ page }) => {
    test.slow()
    const member = await makeMember()
    await openIn(page, paths.login, locale)
    await fillLogin(page, member.email, 'not the password')
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await look(page, 'login refused', parts.page)

    await openIn(page, paths.register, locale)
    const known = { ...newIdentity(), email: member.email }
    for (const name of ['firstName', 'lastName', 'email', 'password'] as const)
      await page.locator(`input[name="${name}"]`).fill(known[name])
    await submit(formOf(page))
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await look(page, 'registration refused', parts.page)

    await openIn(page, paths.recovery, locale)
    await page.locator('input[name="email"]').fill(member.email)
    await submit(formOf(page))
    await expect(page.getByRole('main').getByRole('status')).toBeVisible()
    await look(page, 'recovery begun', parts.page)
  })

  test(`the second factor passes the checks of axe (${locale})`, async ({ page }) => {
    test.slow()
    const member = await makeMember()
    await secure(member)
    await openIn(page, paths.login, locale)
    await fillLogin(page, member.email, member.password)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await holdToasts(page)
    await look(page, 'toast, information', parts.toast)
    await look(page, 'second factor', parts.dialog)
    await submitInvalid(dialog)
    await look(page, 'second factor, nothing filled in', parts.dialog)
    await dialog.locator('input[name="code"]').fill('000000')
    await submit(dialog)
    await expect(dialog.getByRole('alert').last()).toBeVisible()
    await look(page, 'second factor refused', parts.dialog)
  })

  test(`pages behind mail links pass the checks of axe (${locale})`, async ({ page }) => {
    test.slow()
    await holdTimers(page)
    const dead = `?token=${'0'.repeat(43)}`
    for (const [name, path] of [
      ['new password, dead link', paths.newPassword + dead],
      ['confirmation, dead link', paths.confirmEmail + dead],
    ] as const) {
      await openIn(page, path, locale)
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
      await look(page, name, parts.page)
    }
    const member = await makeMember({ isConfirmed: false })
    const confirmation = new URL(linkIn(await receiveMail(member.email))).search
    await callAsVisitor(`/auth/account-recovery/email?email=${encodeURIComponent(member.email)}`)
    const recovery = new URL(linkIn(await receiveMail(member.email, { count: 2 }))).search

    await openIn(page, paths.newPassword + recovery, locale)
    await expect(formOf(page)).toBeVisible()
    await look(page, 'new password', parts.page)
    await submitInvalid(formOf(page))
    await look(page, 'new password, nothing filled in', parts.page)

    await openIn(page, paths.confirmEmail + confirmation, locale)
    await expect(page.getByRole('main').getByRole('status')).toBeVisible()
    await look(page, 'confirmed', parts.page)

    await page.route('**/api/v1/auth/signup/confirmemail**', () => new Promise(() => {}))
    await openIn(page, paths.confirmEmail + dead, locale)
    await look(page, 'confirmation, waiting', parts.page)
  })

  test(`the contact form's endings pass the checks of axe (${locale})`, async ({ page, context }) => {
    test.slow()
    await holdTimers(page)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openIn(page, paths.contact, locale)
    await page.getByRole('main').locator('.tip button').first().click()
    await expect(page.getByRole('tooltip')).toBeVisible()
    await look(page, 'contact, address copied', parts.page)
    for (const [name, value] of [
      ['email', 'reader@example.com'],
      ['subject', 'Clubs'],
      ['message', 'Which clubs are open?'],
    ] as const)
      await formOf(page).locator(`[name="${name}"]`).fill(value)
    await page.route('**/api/v1/contact', (route) => route.abort(), { times: 1 })
    await submit(formOf(page))
    await expect(formOf(page).getByRole('alert')).toBeVisible()
    await look(page, 'contact, connection lost', parts.page)
    await submit(formOf(page))
    await expect(formOf(page).getByRole('status').first()).toBeVisible()
    await look(page, 'contact, sent', parts.page)
    await startApp(page)
  })
}
