import { expect, type Page } from '@playwright/test'
import { paths } from '@aurivane/contract/paths'
import { themes } from '../support/addresses.ts'
import { chooseTheme, openPage, openRunningPage, test } from '../support/site.ts'

/** Records the attribute when the body is parsed, before the first paint. */
async function watchFirstPaint(page: Page) {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return
      observer.disconnect()
      Object.assign(window, { schemeAtFirst: document.documentElement.dataset['colorScheme'] })
    }).observe(document, { attributes: true, childList: true, subtree: true })
  })
}

function schemeAtFirst(page: Page) {
  return page.evaluate(() => (window as Window & { schemeAtFirst?: string }).schemeAtFirst)
}

function lightnessOfPage(page: Page) {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) return null
    for (const element of [document.documentElement, document.body]) {
      canvas.fillStyle = getComputedStyle(element).backgroundColor
      canvas.fillRect(0, 0, 1, 1)
    }
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    return (red + green + blue) / 3
  })
}

for (const theme of themes) {
  test(`a page is ${theme} from its first paint if it was chosen before`, async ({ page }) => {
    await chooseTheme(page, theme)
    await watchFirstPaint(page)
    for (const path of [paths.home, paths.faq, paths.login]) {
      await openPage(page, path)
      expect(await schemeAtFirst(page)).toBe(theme.toLowerCase())
      const lightness = (await lightnessOfPage(page)) ?? 0
      expect(lightness > 128).toBe(theme === 'Light')
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
        theme.toLowerCase(),
      )
    }
  })
}

test('without a choice Light is used and stored, whatever the system prefers', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await watchFirstPaint(page)
  await openPage(page, paths.faq)
  expect(await schemeAtFirst(page)).toBe('light')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('Light')
})

test('toggling flips, stores and applies the theme; the button offers the other one', async ({ page }) => {
  await openRunningPage(page, paths.faq)
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('button', { name: /Mode$/ })).toHaveAccessibleName('Dark Mode')
  await footer.getByRole('button', { name: 'Dark Mode' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('Dark')
  await expect(footer.getByRole('button', { name: 'Light Mode' })).toBeVisible()
  await expect(footer.getByRole('button', { name: 'Dark Mode' })).toHaveCount(0)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark')
  await expect(footer.getByRole('button', { name: 'Light Mode' })).toBeVisible()
  await footer.getByRole('button', { name: 'Light Mode' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'light')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('Light')
})

test('other open tabs follow', async ({ page, context }) => {
  await openRunningPage(page, paths.faq)
  const other = await context.newPage()
  await openRunningPage(other, paths.terms)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Dark Mode' }).click()
  await expect(other.locator('html')).toHaveAttribute('data-color-scheme', 'dark')
})
