import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { locales } from '@aurivane/contract/locales'
import { publicPaths } from './support/addresses.ts'
import { openRunningPage, test } from './support/site.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

async function findViolations(page: Page, choice: 'all' | 'colours'): Promise<string[]> {
  // The pages hold no frames, and only what is wrong has to be carried over.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await (
    choice === 'all' ? axe.withTags(standards) : axe.withRules(['color-contrast'])
  ).analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 150)).join(' | ')}`,
  )
}

for (const [index, path] of publicPaths.entries()) {
  const locale = locales[index % locales.length] ?? 'en'
  test(`${path} passes the checks of axe in both themes at two widths (${locale})`, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(windows[0] ?? { width: 1440, height: 900 })
    await openRunningPage(page, path, locale)
    for (const window of windows) {
      await page.setViewportSize(window)
      expect(await findViolations(page, 'all'), `light, ${window.width} px`).toEqual([])
    }
    // The themes differ in nothing but colours.
    await page.getByRole('contentinfo').getByRole('button').last().click()
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark')
    for (const window of windows) {
      await page.setViewportSize(window)
      expect(await findViolations(page, 'colours'), `dark, ${window.width} px`).toEqual([])
    }
  })
}
