import { expect, test, type Page } from '@playwright/test'
import { paths } from '@aurivane/contract/paths'
import { startSite, type Site } from '../../testing/start-site.ts'
import { part } from '../support/administration.ts'
import { admin } from '../support/people.ts'
import { confirmItIsYou, dialog, readToast, region } from '../support/security.ts'
import { startApp } from '../support/site.ts'
import { look, parts, wide } from '../support/states.ts'
import { VirtualAuthenticator } from '../support/virtual-authenticator.ts'

test.use({ reducedMotion: 'reduce' })

const needed =
  'Administrators need a second factor here. Set up two-factor authentication or a passkey under Security, then confirm it is you with it.'

let site: Site
test.beforeAll(async () => {
  site = await startSite({ env: { REQUIRE_ADMIN_2FA: 'on' } })
})
test.afterAll(() => site.remove())

const address = (path: string) => `http://localhost:${site.port}${path}`

async function open(page: Page, path: string) {
  await page.goto(address(path))
  await startApp(page)
}

/** With the password alone, so that the session is not strong. */
async function openAdministration(page: Page) {
  await open(page, paths.login)
  await page.getByLabel('Email', { exact: true }).fill(admin.email)
  await page.getByLabel('Password', { exact: true }).fill(admin.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(address(paths.home))
  await open(page, `${paths.profile}?select=admin`)
  return page.getByRole('main').getByRole('alert')
}

test('with REQUIRE_ADMIN_2FA on, administration opens once a second factor was shown', async ({ page }) => {
  test.slow()
  const authenticator = await VirtualAuthenticator.addTo(page)
  const notice = await openAdministration(page)
  await expect(notice).toContainText(needed)
  await expect(notice.getByRole('button')).toHaveCount(0)
  await expect(part(page, 'Audit Log')).toHaveCount(0)
  await look(page, 'administration, second factor needed', parts.page)
  await page.setViewportSize(wide)

  // A passkey that is added makes this session strong.
  await notice.getByRole('link', { name: 'Open Security' }).click()
  await region(page, 'Passkeys').getByRole('button', { name: 'Add a passkey' }).click()
  await dialog(page, 'Add a passkey').getByRole('button', { name: 'Continue' }).click()
  await confirmItIsYou(page, admin)
  await readToast(page, 'The passkey is added')
  await page
    .getByRole('navigation', { name: 'Settings' })
    .getByRole('link', { name: 'Administration' })
    .click()
  await expect(part(page, 'Audit Log')).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)

  // Another session begins without it, and confirms with it.
  await page.context().clearCookies()
  await authenticator.answer(false)
  await openAdministration(page)
  await expect(notice).toContainText(needed)
  const confirm = notice.getByRole('button', { name: 'Confirm it is you' })
  await confirm.click()
  await confirmItIsYou(page, admin)
  // The password alone is no second factor.
  await expect(notice).toContainText(needed)
  await authenticator.answer(true)
  await confirm.click()
  await dialog(page, 'Confirm it is you').getByRole('button', { name: 'Use a passkey' }).click()
  await expect(part(page, 'Audit Log')).toBeVisible()
  await expect(notice).toHaveCount(0)
})
