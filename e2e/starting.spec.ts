import { expect, type Page, type Request } from '@playwright/test'
import { localizePath } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { bringSession, makeMember } from './support/people.ts'
import { openPage, openRunningPage, test } from './support/site.ts'

const PAINT_MS = 200
const APP_IDLE_MS = 2500
const TRIES_MS = 20
const phone = { width: 390, height: 844 }

/** The app's entry, as the document names it. */
function isApp(request: Request) {
  return /\/assets\/app-[\w-]+\.js$/.test(request.url())
}

/** The page has loaded, and no time passes in it. */
async function openAtRest(page: Page, path: string) {
  await page.clock.install()
  const asked: Request[] = []
  page.on('request', (request) => {
    if (isApp(request)) asked.push(request)
  })
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await openPage(page, path)
  await page.waitForLoadState('networkidle')
  return asked
}

async function expectApp(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready')
}

test('a phone asks for two things before the largest paint: the page and its picture', async ({ page }) => {
  await page.setViewportSize(phone)
  await openPage(page, paths.home)
  const before = await page.evaluate(async () => {
    type Paint = PerformanceEntry & { renderTime: number; loadTime: number }
    const largest = await new Promise<Paint>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1) as Paint)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      })
    })
    // A picture counts from when it is there: the next request may start before it is on the screen.
    const until = largest.loadTime || largest.renderTime
    const resources = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < until)
    return resources.map(({ name }) => new URL(name).pathname)
  })
  expect(before).toEqual([expect.stringMatching(/^\/pictures\/.*tall.*\.avif$/)])
})

for (const path of [paths.terms, localizePath(paths.terms, 'de'), paths.whatIsForex]) {
  test(`a link to a part of ${path} leads there, and it stays there while the page is finished`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await openPage(page, path)
    const target = await page.locator('main section[id], main h2[id]').nth(4).getAttribute('id')
    await page.goto('about:blank')
    await page.goto(`${path}#${target}`)
    const topOf = () => page.locator(`[id="${target}"]`).evaluate((part) => part.getBoundingClientRect().top)
    const first = await topOf()
    expect(first).toBeGreaterThanOrEqual(0)
    expect(first).toBeLessThan(100)
    await expect(page.locator('html')).toHaveAttribute('data-fonts')
    await expect(page.locator('[style*="content-visibility"]')).toHaveCount(0)
    expect(Math.abs((await topOf()) - first)).toBeLessThan(3)
  })
}

test('the app starts when the page has its fonts and has then rested for two and a half seconds', async ({
  page,
}) => {
  const asked = await openAtRest(page, localizePath(paths.faq, 'it'))
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(0)
  await page.clock.runFor(PAINT_MS)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('html')).toHaveAttribute('data-fonts')
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifest.webmanifest')
  // Time for all tries of the fonts, which take a moment each.
  await page.clock.runFor(TRIES_MS)
  await page.clock.runFor(APP_IDLE_MS - TRIES_MS - 1)
  expect(asked).toEqual([])
  await page.clock.runFor(TRIES_MS + 1)
  await expectApp(page)
  expect(asked).toHaveLength(1)
})

test('a phone skips the footer at first, and draws it for good when the whole styles have come', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const footer = page.getByRole('contentinfo')
  await openAtRest(page, localizePath(paths.terms, 'it'))
  await expect(footer).toHaveCSS('content-visibility', 'auto')
  await page.clock.runFor(PAINT_MS)
  await expect(footer).toHaveCSS('content-visibility', 'visible')
})

test('all of a page is there for whatever reads what is rendered, as soon as it has loaded', async ({
  page,
}) => {
  for (const path of [paths.home, paths.terms]) {
    await page.goto(path)
    expect(await page.getByRole('contentinfo').innerText()).toContain('About 70% of investors lose money.')
  }
})

test('a short page, which has its styles, gets its fonts at rest and the whole styles with the app', async ({
  page,
}) => {
  await openAtRest(page, paths.home)
  await page.clock.runFor(PAINT_MS)
  await expect(page.locator('html')).toHaveAttribute('data-fonts', 'text display')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"Brygada 1918"/)
  await expect(page.locator('body')).toHaveCSS('font-family', /^"Instrument Sans"/)
  await page.clock.runFor(TRIES_MS)
  await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(0)
  await page.clock.runFor(APP_IDLE_MS)
  await expectApp(page)
  await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(1)
})

test.describe('the app starts at the first sign of use', () => {
  test.use({ hasTouch: true })
  const signs: Record<string, (page: Page) => Promise<void>> = {
    'a key': (page) => page.keyboard.press('Shift'),
    'a touch': (page) => page.touchscreen.tap(8, 400),
    'the focus': (page) => page.getByRole('main').getByRole('link').first().focus(),
  }
  for (const [name, give] of Object.entries(signs)) {
    test(name, async ({ page }) => {
      const asked = await openAtRest(page, paths.faq)
      expect(asked).toEqual([])
      await give(page)
      await expectApp(page)
    })
  }

  // A browser tells a pointer at rest, too, that a page has come beneath it.
  test('a pointer that moves, once the page stands', async ({ page }) => {
    const asked = await openAtRest(page, paths.faq)
    await page.mouse.move(40, 400)
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    await page.clock.runFor(PAINT_MS)
    await page.mouse.move(60, 500)
    await expectApp(page)
  })
})

test('the app starts at once for a member', async ({ page }) => {
  await bringSession(page, await makeMember())
  await openAtRest(page, paths.faq)
  await expectApp(page)
})

test('the app comes with its styles where the script that finishes pages cannot be had', async ({ page }) => {
  await page.route('**/assets/finish-*.js', (route) => route.abort())
  await openRunningPage(page, paths.faq)
  await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(1)
})

test('a click that comes before the app is not lost', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await openPage(page, paths.home)
  const banner = page.getByRole('complementary').filter({ has: page.locator('.brand-mark') })
  await banner.getByRole('button').click()
  await expect(page.locator('html')).not.toHaveAttribute('data-app')
  await expect(banner).toBeVisible()
  const resources = page.getByRole('banner').getByRole('button', { name: 'Resources' })
  await resources.click()
  release()
  await expect(banner).toBeHidden()
  await expect(resources).toHaveAttribute('aria-expanded', 'true')
})

const comings: Record<string, (page: Page, name: string) => Promise<void>> = {
  'a pointer': (page, name) => linkTo(page, name).hover(),
  'the focus': (page, name) => linkTo(page, name).focus(),
}

function linkTo(page: Page, name: string) {
  return page.getByRole('contentinfo').getByRole('link', { name, exact: true })
}

for (const [coming, come] of Object.entries(comings)) {
  test(`the next page is fetched when ${coming} comes near its link`, async ({ page }) => {
    await openRunningPage(page, paths.faq)
    const fetched: string[] = []
    page.on('requestfinished', (request) => fetched.push(new URL(request.url()).pathname))
    await come(page, 'Contact')
    await expect.poll(() => fetched).toContainEqual(expect.stringMatching(/^\/assets\/contact-.*\.js$/))
    await expect
      .poll(() => fetched)
      .toContainEqual(expect.stringMatching(/^\/locales\/en\/contact-.*\.json$/))
    await page.waitForLoadState('networkidle')
    // Nothing is left to be asked for.
    await page.route('**', (route) => route.abort())
    await linkTo(page, 'Contact').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us')
  })
}

test('a page that was fetched ahead is shown within 100 ms of the click', async ({ page }) => {
  await openRunningPage(page, paths.faq)
  await watchArrivals(page)
  const names = ['Contact', 'Terms', 'Help', 'Clubs', 'Partners']
  for (const name of names) await linkTo(page, name).hover()
  await page.waitForLoadState('networkidle')
  const visits = Array.from({ length: 4 }, () => names).flat()
  for (const [done, name] of visits.entries()) {
    await linkTo(page, name).click()
    await expect.poll(() => readArrivals(page)).toHaveLength(done + 1)
  }
  // Whatever else the machine does only ever makes a visit longer: the shortest to each page is what the page takes.
  const arrivals = await readArrivals(page)
  const shortest = names.map((_, at) =>
    Math.min(...arrivals.filter((_, visit) => visit % names.length === at)),
  )
  expect(shortest.toSorted((one, other) => one - other)[2], arrivals.join(', ')).toBeLessThan(100)
})

/** From each click to the frame after the one that has the new heading. */
function watchArrivals(page: Page) {
  return page.evaluate(() => {
    const arrivals: number[] = []
    Object.assign(window, { arrivals })
    const heading = () => document.querySelector('h1')
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const old = heading()?.textContent
        function look() {
          const isThere = heading() !== null && heading()?.textContent !== old
          requestAnimationFrame(
            isThere ? () => arrivals.push(Math.round(performance.now() - timeStamp)) : look,
          )
        }
        look()
      },
      true,
    )
  })
}

function readArrivals(page: Page) {
  return page.evaluate(() => (window as unknown as { arrivals: number[] }).arrivals)
}
