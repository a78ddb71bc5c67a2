import { expect, type Page } from '@playwright/test'
import type { Locale } from '@aurivane/contract/locales'
import { publicPaths } from './support/addresses.ts'
import { noteCovered } from './support/covered.ts'
import { openPage, test } from './support/site.ts'
import { startSlowLine } from './support/slow-line.ts'

/** Long enough for every page to be painted first, with the stand-ins. */
const FONT_DELAY_MS = 150

const views: { width: number; height: number; locale: Locale }[] = [
  { width: 390, height: 844, locale: 'en' },
  { width: 390, height: 844, locale: 'de' },
  { width: 1440, height: 900, locale: 'en' },
  { width: 1440, height: 900, locale: 'it' },
]

/** What moved without anybody having done anything, with what it was and how far it counts. */
function watchShifts(page: Page) {
  return page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      })[]) {
        if (entry.hadRecentInput) continue
        const moved = entry.sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 30)}`)
        shifts.push(`${entry.value} at ${Math.round(entry.startTime)} ms: ${moved.join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Fonts that are put in place, or held back, what is below laid out with them, and two frames painted. */
async function settle(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-fonts')
  await expect(page.locator('[style*="content-visibility"]')).toHaveCount(0)
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

async function readShifts(page: Page) {
  // Entries are handed over in tasks of their own, after the frame they tell of.
  await page.waitForTimeout(50)
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
}

async function delayFonts(page: Page) {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, FONT_DELAY_MS))
    await route.continue()
  })
}

for (const { width, height, locale } of views) {
  test(`nothing moves while a page loads and its fonts come, ${width} px, ${locale}`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    await watchShifts(page)
    await delayFonts(page)
    const settled: string[] = []
    for (const path of publicPaths) {
      await openPage(page, path, locale)
      await settle(page)
      expect(await readShifts(page), path).toEqual([])
      settled.push((await page.locator('html').getAttribute('data-fonts')) ?? '')
      noteCovered('layout shifts', path, `${locale} ${width} px`)
    }
    // Held back everywhere, the fonts could not move anything either.
    const shown = settled.filter((fonts) => fonts === 'text display')
    expect(shown.length).toBeGreaterThan(publicPaths.length / 2)
  })
}

test('a page that comes in pieces is painted at once', async ({ page, baseURL }) => {
  await watchShifts(page)
  const line = await startSlowLine(baseURL ?? '')
  for (const { path, width, height } of [
    { path: '/', width: 390, height: 844 },
    { path: '/contact', width: 1440, height: 900 },
  ]) {
    await page.setViewportSize({ width, height })
    await page.goto(line.url + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await settle(page)
    expect(await readShifts(page), path).toEqual([])
  }
  line.close()
})

test('fonts that would move a line wait until the reader does something', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await watchShifts(page)
  const { promise: prepared, resolve: bringFonts } = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await prepared
    await route.continue()
  })
  // Fonts that are asked for early would keep the page from having loaded.
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  // As wide as the stand-in needs it: the digits of our font are wider, and the line breaks.
  await page.evaluate(() => {
    const text = document.createElement('p')
    text.id = 'tight'
    text.append('0000000000 '.repeat(2))
    document.body.prepend(text)
    const space = document.createRange()
    space.selectNodeContents(text)
    text.style.width = `${space.getBoundingClientRect().width + 1}px`
  })
  const lines = () => page.locator('#tight').evaluate((text) => text.getBoundingClientRect().height)
  const before = await lines()
  bringFonts()
  await settle(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-fonts', 'text display')
  expect(await lines()).toBe(before)
  await page.keyboard.press('Shift')
  await expect(page.locator('html')).toHaveAttribute('data-fonts', 'text display')
  expect(await lines()).toBeGreaterThan(before)
})

test('fonts that cannot be had leave the page as it is', async ({ page }) => {
  await watchShifts(page)
  await page.route('**/*.woff2', (route) => route.abort())
  const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.woff2'))
  await openPage(page, '/')
  await asked
  await page.keyboard.press('Shift')
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready')
  await expect(page.locator('html')).not.toHaveAttribute('data-fonts')
  expect(await readShifts(page)).toEqual([])
})
