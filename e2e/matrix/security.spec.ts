import { expect, test } from '@playwright/test'
import { locales } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { accountNames } from '../support/account-names.ts'
import { bringSession, makeMember, secure, siteUrl } from '../support/people.ts'
import { confirmItIsYou, dialog, openSecurity, region } from '../support/security.ts'
import { startApp } from '../support/site.ts'
import { look, parts } from '../support/states.ts'

test.use({ reducedMotion: 'reduce' })

/** Waits for the authenticator's next code, up to half a minute. */
test('with two-factor on, a code is asked for and recovery codes are made anew', async ({ page }) => {
  test.slow()
  const member = await makeMember()
  const { app } = await secure(member)
  await page.goto(siteUrl(paths.login))
  await page.getByLabel('Email', { exact: true }).fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByLabel('Verification code')
    .fill(await app.nextCode())
  await page.getByRole('dialog').getByRole('button', { name: 'Verify' }).click()
  await expect(page).toHaveURL(siteUrl(paths.home))
  await openSecurity(page)
  const part = region(page, 'Two-factor authentication')
  await expect(part).toContainText('On')
  await expect(part).toContainText('Recovery codes left: 10 of 10')
  await part.getByRole('button', { name: 'Make new recovery codes' }).click()
  const question = dialog(page, 'Confirm it is you')
  await question.getByLabel('Password', { exact: true }).fill(member.password)
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(question).toContainText('Code is required')
  await confirmItIsYou(page, member, await app.nextCode())
  const codes = dialog(page, 'Recovery codes')
  await expect(codes).toContainText('New recovery codes are made. The old ones no longer work.')
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await codes.getByRole('button', { name: 'I have saved them' }).click()
  await part.getByRole('link', { name: 'Two-factor settings' }).click()
  await expect(page).toHaveURL(siteUrl(`${paths.profile}?select=account`))
})

for (const locale of locales) {
  test(`Security and its dialogs pass the checks of axe (${locale})`, async ({ page }) => {
    test.slow()
    await bringSession(page, await makeMember())
    await page.goto(siteUrl(`${paths.profile}?select=security`, locale))
    await startApp(page)
    for (const name of accountNames[locale].regions) await expect(region(page, name)).toBeVisible()
    await expect(page.getByRole('main').getByRole('table')).toBeVisible()
    await look(page, 'security', parts.page)
    for (const [place, action] of [
      [1, 'change password'],
      [2, 'change email'],
      [4, 'add a passkey'],
      [6, 'delete my account'],
    ] as const) {
      await region(page, accountNames[locale].regions[place] ?? '')
        .getByRole('button')
        .last()
        .click()
      await look(page, action, parts.dialog)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
  })
}
