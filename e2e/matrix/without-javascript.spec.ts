import { expect } from '@playwright/test'
import { locales, localizePath } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { publicPaths, unknownPath } from '../support/addresses.ts'
import { openPage, riskWarnings, test } from '../support/site.ts'

test.use({ javaScriptEnabled: false })

for (const locale of locales) {
  test(`every page reads and leads on without JavaScript (${locale})`, async ({ page }) => {
    for (const path of publicPaths) {
      const response = await openPage(page, path, locale)
      expect(response?.status(), path).toBe(path === unknownPath ? 404 : 200)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 }), path).toBeVisible()
      expect((await main.innerText()).length, path).toBeGreaterThan(60)
      const header = page.getByRole('banner')
      await expect(
        header.locator(`a[href="${localizePath(paths.aboutUs, locale)}"]`).first(),
        path,
      ).toBeVisible()
      const footer = page.getByRole('contentinfo')
      await expect(
        footer.locator(`a[href="${localizePath(paths.contact, locale)}"]`).first(),
        path,
      ).toBeVisible()
      await expect(footer, path).toContainText(riskWarnings[locale])
    }
  })
}

test('menus, answers and languages work without JavaScript', async ({ page }) => {
  await openPage(page, paths.faq)
  await page.getByRole('banner').getByRole('button', { name: 'Resources' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'What Is Forex' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'What Is Forex' }).click()
  await expect(page).toHaveURL(paths.whatIsForex)

  await openPage(page, paths.faq)
  const question = page.getByRole('heading', { name: /How much can I earn/ })
  await question.click()
  await expect(page.getByText('You can lose all the money you put in. Keep this in mind')).toBeVisible()

  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/ge/faq')
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('the mobile menu opens without JavaScript', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, paths.home)
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  const register = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Register' })
  await register.click()
  await expect(page).toHaveURL(paths.register)
})

test('regions are links, and posts and a way to write are there without JavaScript', async ({ page }) => {
  await openPage(page, paths.countries)
  const regions = page.getByRole('navigation', { name: 'Regions' })
  for (const [region, country] of [
    ['Europe', 'Slovenia'],
    ['Africa', 'Kenya'],
    ['Asia-Pacific', 'Japan'],
  ] as const) {
    await regions.getByRole('link', { name: new RegExp(`^${region}`) }).click()
    await expect(page.getByRole('rowheader', { name: country })).toBeVisible()
  }
  await expect(page.getByRole('region', { name: 'Clubs in this region' })).toContainText(
    'Perth Evening Charts',
  )
  await openPage(page, paths.bulletin)
  await expect(page.getByRole('list', { name: 'Posts' }).getByRole('listitem')).toHaveCount(2)
  await openPage(page, paths.contact)
  await expect(page.getByRole('link', { name: 'support@aurivane.example' }).first()).toBeVisible()
})
