import { expect, type Page } from '@playwright/test'
import { locales, localizePath } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { bringSession, makeMember } from '../support/people.ts'
import { openRunningPage, test } from '../support/site.ts'
import { look, narrow, parts, wide } from '../support/states.ts'

test.use({ viewport: wide, reducedMotion: 'reduce' })

/** Every group of the menu of wide windows, one after the other. */
async function lookAtGroups(page: Page, mode: string) {
  const groups = page.getByRole('banner').getByRole('navigation').locator('> ul > li > button')
  for (const [index, group] of (await groups.all()).entries()) {
    await group.click()
    await expect(group).toHaveAttribute('aria-expanded', 'true')
    await look(page, `${mode} menu, group ${index + 1} open`, parts.header, [wide.width])
    await page.keyboard.press('Escape')
  }
}

async function lookAtSearch(page: Page, where: string, within: string, width: number) {
  const field = page.getByRole('combobox')
  await field.fill('a')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await look(page, `${where}, suggestions`, within, [width])
  await field.fill('xqzw')
  await expect(page.getByRole('search').getByRole('status')).toBeVisible()
  await look(page, `${where}, no matches`, within, [width])
}

async function openMobileMenu(page: Page) {
  await page.setViewportSize(narrow)
  await page.getByRole('banner').locator('.tools > button[popovertarget]:visible').last().click()
  const menu = page.getByRole('dialog')
  await expect(menu).toBeVisible()
  for (const group of await menu.locator('summary').all()) await group.click()
  return menu
}

for (const locale of locales) {
  test(`open menus and the search pass the checks of axe (${locale})`, async ({ page }) => {
    test.slow()
    await openRunningPage(page, paths.home, locale)
    await lookAtGroups(page, 'main')
    await lookAtSearch(page, 'search', parts.header, wide.width)
    await openRunningPage(page, paths.clubs, locale)
    await lookAtGroups(page, 'club')

    await openMobileMenu(page)
    await look(page, 'mobile menu of a visitor', parts.dialog, [narrow.width])
    await lookAtSearch(page, 'mobile search', parts.dialog, narrow.width)
  })

  test(`the frame of a member passes the checks of axe (${locale})`, async ({ page }) => {
    test.slow()
    await bringSession(page, await makeMember({ firstName: 'Maximiliane' }))
    await openRunningPage(page, paths.home, locale)
    const button = page.getByRole('banner').getByRole('button', { name: 'Maximilia' })
    await button.click()
    await look(page, 'user menu', parts.header)
    await page.keyboard.press('Escape')
    await openMobileMenu(page)
    await look(page, 'mobile menu of a member', parts.dialog, [narrow.width])

    await page.route('**/api/v1/protected', (route) => route.abort())
    await page.setViewportSize(wide)
    await openRunningPage(page, paths.faq, locale)
    await expect(page.locator('.session-notice')).toBeVisible()
    await look(page, 'session unknown', '.session-notice')
  })

  test(`the ticker without its provider passes the checks of axe (${locale})`, async ({ page }) => {
    await page.route(/tradingview/, (route) => route.abort())
    await openRunningPage(page, paths.faq, locale)
    const ticker = page.locator('.ticker')
    await ticker.getByRole('button').click()
    await expect(ticker.locator('iframe')).toHaveCount(0)
    await expect(ticker.getByRole('button')).toBeVisible()
    await look(page, 'ticker, provider not reachable', '.ticker')
    const withdraw = page.getByRole('contentinfo').locator('button.link')
    await look(page, 'footer, agreement can be withdrawn', 'footer')
    await withdraw.click()
    await look(page, 'footer, agreement withdrawn', 'footer')
  })

  test(`a page whose code does not come passes the checks of axe (${locale})`, async ({ page }) => {
    await openRunningPage(page, paths.faq, locale)
    await page.route('**/*.js', (route) => route.abort())
    await page
      .getByRole('contentinfo')
      .locator(`a[href="${localizePath(paths.accessibility, locale)}"]`)
      .click()
    await expect(page.locator('.error-screen')).toBeVisible()
    await look(page, 'page that could not be loaded', '.error-screen')
  })
}
