import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { locales } from '@aurivane/contract/locales'
import { publicPaths } from './support/addresses.ts'
import { openRunningPage, test } from './support/site.ts'

const widths = [1440, 390] as const

async function expectNoViolations(page: Page, where: string) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 150)).join(' | ')}`,
  )
  expect(told, where).toEqual([])
}

for (const [index, path] of publicPaths.entries()) {
  const locale = locales[index % locales.length] ?? 'en'
  test(`${path} passes the checks of axe in both themes at two widths (${locale})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await openRunningPage(page, path, locale)
    for (const scheme of ['light', 'dark']) {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await expectNoViolations(page, `${scheme}, ${width} px`)
      }
      if (scheme === 'dark') break
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.getByRole('contentinfo').getByRole('button').last().click()
      await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark')
    }
  })
}
