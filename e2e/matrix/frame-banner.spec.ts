import { expect } from '@playwright/test'
import { localizePath, locales } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { openPage, openRunningPage, riskWarnings, test } from '../support/site.ts'

const labels = { en: 'Promotion', it: /.+/, de: /.+/ }

for (const locale of locales) {
  test(`the banner says 1% a week with its warning and leads to the portfolios (${locale})`, async ({
    page,
  }) => {
    await openPage(page, paths.home, locale)
    const banner = page.getByRole('complementary', { name: labels[locale] }).first()
    await expect(banner).toContainText(/\b1\s?%/)
    await expect(banner).toContainText(riskWarnings[locale])
    const [portfolios, figures] = [banner.getByRole('link').first(), banner.getByRole('link').last()]
    await expect(portfolios).toHaveAttribute('href', localizePath(paths.portfolios, locale))
    await expect(figures).toHaveAttribute('href', localizePath(`${paths.howThisWorks}#figures`, locale))
    const logo = await banner.locator('svg').first().boundingBox()
    expect(logo?.width).toBe(48)
    expect(logo?.height).toBe(48)
  })
}

test('the English banner has the specified claim', async ({ page }) => {
  await openPage(page, paths.home)
  const banner = page.getByRole('complementary', { name: 'Promotion' })
  await expect(banner).toContainText('Portfolios currently earn 1% every week.')
})

test('closing the banner hides it for the browser session, and only for it', async ({
  page,
  browser,
  baseURL,
}) => {
  await openRunningPage(page, paths.home)
  const banner = page.getByRole('complementary', { name: 'Promotion' })
  await banner.getByRole('button', { name: 'Close this banner' }).click()
  await expect(banner).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: 'Countries' }).click()
  await expect(page).toHaveURL(paths.countries)
  await expect(banner).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner).toBeHidden()
  const otherTab = await page.context().newPage()
  await openPage(otherTab, paths.home)
  await expect(otherTab.getByRole('complementary', { name: 'Promotion' })).toBeHidden()

  const laterVisit = await browser.newContext({ baseURL: baseURL ?? '' })
  const another = await laterVisit.newPage()
  await openPage(another, paths.home)
  await expect(another.getByRole('complementary', { name: 'Promotion' })).toBeVisible()
  await laterVisit.close()
})

test('the banner closes on a click before hydration', async ({ page }) => {
  await openPage(page, paths.terms)
  const banner = page.getByRole('complementary', { name: 'Promotion' })
  await banner.getByRole('button', { name: 'Close this banner' }).click()
  await expect(banner).toBeHidden()
})
