import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { MINUTE_MS } from '@aurivane/contract/limits'
import { emailPaths, paths } from '@aurivane/contract/paths'
import { bringSession, makeMember, newIdentity, openApiSession, siteUrl } from './support/people.ts'
import {
  confirmItIsYou,
  dialog,
  openSecurity,
  readToast,
  receiveTokenOf,
  region,
} from './support/security.ts'
import { openRunningPage } from './support/site.ts'
import { look, parts, wide } from './support/states.ts'

test.use({ reducedMotion: 'reduce' })

test(
  'the sidebar leads to Security, between the clubs and the administration',
  { tag: '@details' },
  async ({ page }) => {
    await bringSession(page, await makeMember())
    await page.setViewportSize(wide)
    await openRunningPage(page, siteUrl(paths.profile))
    const sections = page.getByRole('navigation', { name: 'Settings' }).getByRole('link')
    await expect(sections).toHaveText(['Profile', /^Clubs/, 'Security'])
    await sections.last().click()
    await expect(page).toHaveURL(siteUrl(`${paths.profile}?select=security`))
    await expect(page.getByRole('main').getByRole('region')).toHaveCount(7)
  },
)

test('a member ends sessions, after a wrong and a right password', async ({ page }) => {
  const member = await makeMember()
  const other = await openApiSession(member)
  const third = await openApiSession(member)
  await bringSession(page, member)
  await openSecurity(page)
  const devices = region(page, 'Signed-in devices')
  await expect(devices.getByRole('listitem')).toHaveCount(3)
  const first = devices.getByRole('listitem').first()
  await expect(first).toContainText('Chrome on Linux')
  await expect(first).toContainText('This device')
  await expect(first).toContainText(/First seen \d+\s\w+\s\d{4}, \d\d:\d\d/)
  await expect(first.getByRole('button')).toHaveCount(0)

  const button = devices.getByRole('button', { name: 'Log out: Chrome on Linux' }).first()
  await button.click()
  const question = dialog(page, 'Confirm it is you')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await question.getByLabel('Password', { exact: true }).fill('not this one')
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(question.getByRole('alert')).toHaveText('The password is wrong')
  await confirmItIsYou(page, member)
  await readToast(page, 'The device is logged out')
  await expect(devices.getByRole('listitem')).toHaveCount(2)

  // The proof still works.
  await devices.getByRole('button', { name: 'Log out all other devices' }).click()
  await readToast(page, 'All other devices are logged out')
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await expect(devices.getByRole('button')).toHaveCount(0)
  for (const ended of [other, third]) {
    await expect(ended.call('GET', '/user/sessions')).rejects.toThrow('login_needed')
  }
  const rows = region(page, 'Recent activity').getByRole('row')
  await expect(rows.nth(1)).toContainText('All other devices were logged out')
  await expect(rows.filter({ hasText: 'Confirmation failed' })).toContainText('Wrong password')
})

test('a member changes the password', async ({ page }) => {
  const member = await makeMember()
  await bringSession(page, member)
  await openSecurity(page)
  const part = region(page, 'Password')
  await expect(part).toContainText('Not changed since you registered')
  await part.getByRole('button', { name: 'Change password' }).click()
  const changing = dialog(page, 'Change password')
  await changing.getByLabel('Current password').fill('not this one')
  await changing.getByLabel('New Password').fill('another quiet sentence')
  await changing.getByLabel('Confirm Password').fill('another quiet word')
  await changing.getByRole('button', { name: 'Save new password' }).click()
  await expect(changing).toContainText('Both text fields should be the same')
  await changing.getByLabel('Confirm Password').fill('another quiet sentence')
  await changing.getByRole('button', { name: 'Save new password' }).click()
  await expect(changing.getByRole('alert')).toHaveText('The password is wrong')
  await changing.getByLabel('Current password').fill(member.password)
  await changing.getByRole('button', { name: 'Save new password' }).click()
  await readToast(page, 'Your password is changed. Other devices are logged out.')
  await expect(part).toContainText(/Last changed \d+\s\w+\s\d{4}/)
})

test('a new email is asked for, cancelled, confirmed by its link and undone by the other', async ({
  page,
}) => {
  test.slow()
  const member = await makeMember()
  const { email } = newIdentity()
  await bringSession(page, member)
  await openSecurity(page)
  const part = region(page, 'Email')
  const changing = dialog(page, 'Change email')
  await part.getByRole('button', { name: 'Change email' }).click()
  await changing.getByRole('button', { name: 'Send link' }).click()
  await expect(changing.getByLabel('New email')).toHaveAttribute('aria-invalid', 'true')
  await changing.getByLabel('New email').fill(email)
  await changing.getByRole('button', { name: 'Send link' }).click()
  await confirmItIsYou(page, member)
  await readToast(page, `We have sent a link to ${email}. It works for 48 hours.`)
  await expect(part).toContainText(`Waiting for confirmation: ${email}`)
  await part.getByRole('button', { name: 'Cancel email change' }).click()
  await readToast(page, 'The change of your email is cancelled')

  // The proof runs out while the dialog is open: the question comes again, and the address stays.
  await part.getByRole('button', { name: 'Change email' }).click()
  await changing.getByLabel('New email').fill(email)
  await page.clock.setSystemTime(Date.now() + 11 * MINUTE_MS)
  await changing.getByRole('button', { name: 'Send link' }).click()
  await dialog(page, 'Confirm it is you').getByRole('button', { name: 'Cancel' }).click()
  await expect(changing.getByLabel('New email')).toHaveValue(email)
  await expect(changing.getByRole('button', { name: 'Send link' })).toBeFocused()
  await changing.getByRole('button', { name: 'Send link' }).click()
  await confirmItIsYou(page, member)
  await readToast(page, `We have sent a link to ${email}`)

  const change = await receiveTokenOf('Confirm your new email address', email, 2)
  await openRunningPage(page, siteUrl(`${emailPaths.emailChange}?token=${change}`))
  await expect(page).toHaveURL(siteUrl(emailPaths.emailChange))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change of email')
  await look(page, 'email change', parts.page)
  await page.getByRole('button', { name: 'Use this email address' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`Your email address is now ${email}`)

  const undo = await receiveTokenOf('Your email address was changed', member.email)
  await openRunningPage(page, siteUrl(`${emailPaths.emailUndo}?token=${undo}`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keep your old email')
  // The outcome waits for the check of the session: its link to the login would lead somebody who is logged in home.
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/v1/protected', async (route) => {
    await released
    await route.continue()
  })
  const check = page.waitForRequest('**/api/v1/protected')
  await page.getByRole('button', { name: 'Restore my old address' }).click()
  await check
  await expect(page.getByRole('main')).not.toContainText('is restored')
  release()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'Your old email address is restored. We have sent you a link to create a new password.',
  )
  await page.getByRole('main').getByRole('link', { name: 'Return to login' }).click()
  await expect(page).toHaveURL(siteUrl(paths.login))

  await openRunningPage(page, siteUrl(`${emailPaths.emailUndo}?token=${undo}`))
  await page.getByRole('button', { name: 'Restore my old address' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
})

test('a member downloads the own data, and reads on in the activity', async ({ page }) => {
  const member = await makeMember()
  for (let session = 0; session < 11; session += 1) await openApiSession(member)
  const { uid } = await bringSession(page, member)
  await openSecurity(page)
  const activity = region(page, 'Recent activity')
  await expect(activity.getByRole('columnheader')).toHaveText(['What', 'Device', 'Network', 'When'])
  await expect(activity.getByRole('row')).toHaveCount(11)
  await activity.getByRole('button', { name: 'Show more' }).click()
  await expect(activity.getByRole('row')).toHaveCount(13)
  await expect(activity.getByRole('button', { name: 'Show more' })).toHaveCount(0)

  const saved = page.waitForEvent('download')
  await region(page, 'Your data').getByRole('button', { name: 'Download my data' }).click()
  await confirmItIsYou(page, member)
  const file = await saved
  expect(file.suggestedFilename()).toBe(`aurivane-data-${uid}.json`)
  const document: unknown = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(document).toMatchObject({ schemaVersion: 1, product: 'Aurivane', profile: { email: member.email } })
})
