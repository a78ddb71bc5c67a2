import { clubPath, paths } from '@aurivane/contract/paths'
import { expect, type Locator, type Page } from '@playwright/test'
import { makeMemberOf, makeOwnedClub } from '../support/community.ts'
import { bringSession, makeMember, secure, siteUrl } from '../support/people.ts'
import { openRunningPage, test } from '../support/site.ts'

const missing = 'This page could not be loaded completely. Some buttons do not work. Load the page again'

/** Waits for the message in place of a part whose code is refused, and loads the page again. */
async function expectMissing(page: Page, code: string, stays: Locator, action: () => Promise<unknown>) {
  const file = `**/assets/${code}-*.js`
  await page.route(file, (route) => route.abort())
  await action()
  const message = page.locator('.missing-part')
  await expect(message.first()).toHaveText(missing)
  await expect(message.first()).toHaveRole('alert')
  await expect(stays).toBeVisible()
  await expect(page.locator('.error-screen')).toHaveCount(0)
  await page.unroute(file)
  const loaded = page.waitForRequest((request) => request.isNavigationRequest())
  await message.first().getByRole('link', { name: 'Load the page again' }).click()
  await loaded
  await expect(message).toHaveCount(0)
  await expect(stays).toBeVisible()
}

test('the login stays if the question for the code cannot be loaded', async ({ page }) => {
  const member = await makeMember()
  await secure(member)
  await openRunningPage(page, paths.login)
  async function submit() {
    await page.getByLabel('Email', { exact: true }).fill(member.email)
    await page.getByLabel('Password', { exact: true }).fill(member.password)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
  }
  const heading = page.getByRole('heading', { level: 1, name: 'Login' })
  await expectMissing(page, 'second-factor-dialog', heading, submit)
  await submit()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('the other tabs of the profile stay if one cannot be loaded', async ({ page }) => {
  await bringSession(page, await makeMember())
  const tab = page.getByRole('link', { name: 'Security', exact: true })
  await expectMissing(page, 'security-tab', tab, () => page.goto(siteUrl(`${paths.profile}?select=security`)))
  await expect(page.getByRole('heading', { name: 'Two-Factor Authentication' })).toBeVisible()
})

test('a club stays if its members cannot be loaded', async ({ page }) => {
  const club = await makeOwnedClub()
  await bringSession(page, await makeMemberOf(club))
  const meetings = page.getByRole('heading', { name: 'Meetings' })
  await expectMissing(page, 'members', meetings, () => page.goto(siteUrl(clubPath(club.id))))
  await expect(page.getByRole('heading', { name: 'Members' })).toBeVisible()
})

test('the page stays if the prices cannot be loaded', async ({ page }) => {
  await page.route('**/*.tradingview.com/**', (route) => route.abort())
  await openRunningPage(page, paths.faq)
  const heading = page.getByRole('heading', { level: 1 })
  await expectMissing(page, 'prices', heading, () =>
    page.getByRole('button', { name: 'Show prices' }).click(),
  )
  await expect(page.getByRole('button', { name: 'Show prices' })).toHaveCount(0)
})

test('a portfolio stays if its plot cannot be loaded', async ({ page }) => {
  await bringSession(page, await makeMember())
  const heading = page.getByRole('article').getByRole('heading', { level: 2 }).first()
  await expectMissing(page, 'portfolio-plot', heading, () => page.goto(siteUrl(paths.portfolios)))
})

test('a picture opens without its viewer if that cannot be loaded', async ({ page }) => {
  await openRunningPage(page, `${paths.faq}#categoryrow8`)
  const tutorials = page.getByRole('region', { name: 'Tutorials' })
  const picture = tutorials
    .getByRole('link')
    .filter({ has: page.locator('img') })
    .first()
  await page.route('**/assets/picture-viewer-*.js', (route) => route.abort())
  await picture.click()
  await expect(tutorials.getByRole('status').filter({ hasText: 'The connection was lost.' })).toBeVisible()
  await picture.click()
  await expect(page).toHaveURL(/\.webp$/)
})
