import { setTimeout as wait } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { localizePath, type Locale } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { publicPaths } from '../support/addresses.ts'
import { noteCovered } from '../support/covered.ts'
import { openAfterPaint, readShifts, sumShifts, watchShifts } from '../support/paints.ts'
import { openPage, test } from '../support/site.ts'
import { startSlowConnection } from '../support/slow-connection.ts'

const CLS_MAX = 0.02
const FONT_DELAY_MS = 1200

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

const views: { size: typeof phone; locale: Locale }[] = [
  { size: phone, locale: 'en' },
  { size: phone, locale: 'de' },
  { size: desktop, locale: 'en' },
  { size: desktop, locale: 'it' },
]

/** Waits until fonts and app have loaded; their speed is not tested here. */
async function settle(page: Page) {
  await page.locator('html[data-app="ready"]').waitFor({ state: 'attached' })
  await page.evaluate(() => document.fonts.ready)
  await page.waitForLoadState('networkidle')
}

async function expectNoShift(page: Page, name: string) {
  const shifts = await readShifts(page)
  expect(sumShifts(shifts), `${name}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(CLS_MAX)
}

/** Delays the fonts until the page has been painted without them. */
async function openWithLateFonts(page: Page, path: string) {
  const { promise: painted, resolve: bringFonts } = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await painted
    await route.continue()
  })
  await openAfterPaint(page, path, 0)
  bringFonts()
  await settle(page)
  await page.unroute('**/*.woff2')
}

for (const { size, locale } of views) {
  test(`a page hardly moves when its fonts come after the first paint, ${size.width} px, ${locale}`, async ({
    page,
  }) => {
    // About 25 s: every public page is opened once.
    test.slow()
    await page.setViewportSize(size)
    await watchShifts(page)
    for (const path of publicPaths) {
      await openWithLateFonts(page, localizePath(path, locale))
      await expectNoShift(page, path)
      noteCovered('layout shifts', path, `${locale} ${size.width} px`)
    }
  })
}

for (const size of [phone, desktop]) {
  for (const path of [paths.home, paths.clubs, paths.whatIsForex, paths.login]) {
    test(`${path} hardly moves when its fonts take 1.2 s, ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size)
      await watchShifts(page)
      await page.route('**/*.woff2', async (route) => {
        await wait(FONT_DELAY_MS)
        await route.continue()
      })
      await openPage(page, path)
      await settle(page)
      await expectNoShift(page, path)
    })
  }
}

test('a page that arrives in chunks hardly shifts', async ({ page, baseURL }) => {
  await watchShifts(page)
  const connection = await startSlowConnection(baseURL ?? '')
  for (const { path, size } of [
    { path: paths.home, size: phone },
    { path: paths.contact, size: desktop },
  ]) {
    await page.setViewportSize(size)
    await page.goto(connection.url + path)
    await settle(page)
    await expectNoShift(page, path)
  }
  connection.close()
})

test('fonts that fail to load leave the page as it is', async ({ page }) => {
  await watchShifts(page)
  await page.route('**/*.woff2', (route) => route.abort())
  await openPage(page, paths.home)
  await settle(page)
  await expectNoShift(page, paths.home)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
