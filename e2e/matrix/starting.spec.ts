import { expect, type Page } from '@playwright/test'
import { localizePath, type Locale } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { openPage, openRunningPage, test } from '../support/site.ts'
import { look } from '../support/states.ts'

const phone = { width: 390, height: 844 }
const INTERACTIVE_MAX_MS = 1000

async function expectApp(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready')
}

/** Blocks the fonts and thereby the load event, so that the app does not start by itself. */
async function openUnfinishedPage(page: Page, path: string) {
  await page.route('**/*.woff2', () => undefined)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return scripts
}

test('no script is asked for before the largest paint', async ({ page }) => {
  await page.setViewportSize(phone)
  await openPage(page, paths.home)
  await expectApp(page)
  const before = await page.evaluate(async () => {
    type Paint = PerformanceEntry & { renderTime: number; loadTime: number }
    const largest = await new Promise<Paint>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1) as Paint)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      })
    })
    // A picture's time is its load time: the next request may start before it is painted.
    const until = largest.loadTime || largest.renderTime
    const resources = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < until)
    return resources.map(({ name }) => new URL(name).pathname)
  })
  expect(before).toContainEqual(expect.stringMatching(/^\/pictures\/.*tall.*\.avif$/))
  expect(before.filter((path) => /\.js(on)?$/.test(path))).toEqual([])
})

for (const path of [paths.terms, localizePath(paths.terms, 'de'), paths.whatIsForex]) {
  test(`a link to a part of ${path} leads there, and it stays there when fonts and app come`, async ({
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
    await expectApp(page)
    await page.evaluate(() => document.fonts.ready)
    expect(Math.abs((await topOf()) - first)).toBeLessThan(3)
  })
}

/** From the first contentful paint until the app answers. */
async function measureStart(page: Page, path: string): Promise<number> {
  await openPage(page, path)
  await expectApp(page)
  return page.evaluate(() => {
    const [painted] = performance.getEntriesByName('first-contentful-paint')
    return (window as unknown as { readyAt: number }).readyAt - (painted?.startTime ?? 0)
  })
}

for (const path of [paths.home, paths.clubs, paths.login]) {
  test(`without any input the app runs within a second of the first paint of ${path}`, async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('app-ready', () => Object.assign(window, { readyAt: performance.now() }))
    })
    // Other load on the machine only makes starts slower, so one fast start is enough.
    await expect(async () => expect(await measureStart(page, path)).toBeLessThan(INTERACTIVE_MAX_MS)).toPass()
  })
}

test.describe('a press starts the app at once', () => {
  test.use({ hasTouch: true })
  const presses: Record<string, (page: Page) => Promise<void>> = {
    'a key': (page) => page.keyboard.press('Shift'),
    'a pointer': (page) => page.mouse.down(),
    'a touch': (page) => page.touchscreen.tap(8, 400),
  }
  for (const [name, press] of Object.entries(presses)) {
    test(name, async ({ page }) => {
      const scripts = await openUnfinishedPage(page, paths.faq)
      await expect(page.getByRole('contentinfo')).toBeVisible()
      expect(scripts).toEqual([])
      await press(page)
      await expectApp(page)
    })
  }
})

test('the whole page is rendered as soon as it has loaded', async ({ page }) => {
  for (const path of [paths.home, paths.terms]) {
    await page.goto(path)
    expect(await page.getByRole('contentinfo').innerText()).toContain('About 70% of investors lose money.')
  }
})

test('a click before hydration is not lost', async ({ page }) => {
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

const failures: {
  name: string
  locale: Locale
  file: string
  answer?: { status: number; json: object }
  text: string
  reload: string
}[] = [
  {
    name: 'the script of the app',
    locale: 'en',
    file: '**/assets/app-*.js',
    text: 'This page could not be loaded completely. Some buttons do not work.',
    reload: 'Load the page again',
  },
  {
    name: 'the script of the page',
    locale: 'it',
    file: '**/assets/help-*.js',
    text: 'La pagina non si è caricata completamente. Alcuni pulsanti non funzionano.',
    reload: 'Ricarica la pagina',
  },
  {
    name: 'a file of texts',
    locale: 'de',
    file: '**/locales/ge/help-*.json',
    answer: { status: 503, json: { code: 'busy' } },
    text: 'Die Seite wurde nicht vollständig geladen. Manche Schaltflächen funktionieren nicht.',
    reload: 'Seite neu laden',
  },
]

for (const { name, locale, file, answer, text, reload } of failures) {
  test(`the page says so and works without the app if ${name} cannot be loaded`, async ({ page }) => {
    await page.route(file, (route) => (answer ? route.fulfill(answer) : route.abort()))
    await openPage(page, paths.help, locale)
    const notice = page.getByRole('alert').filter({ hasText: text })
    await expect(notice).toBeVisible()
    await look(page, 'app not started', '.session-notice')
    await page.mouse.wheel(0, 2000)
    await expect(notice).toBeInViewport()
    // The browser itself sends the form.
    await page.getByRole('main').getByRole('searchbox').fill('email')
    await page.getByRole('main').getByRole('searchbox').press('Enter')
    const address = `${localizePath(paths.help, locale)}?q=email`
    await expect(page).toHaveURL(address)
    await expect(notice).toBeVisible()
    await page.unroute(file)
    await notice.getByRole('link', { name: reload }).click()
    await expectApp(page)
    await expect(page).toHaveURL(address)
    await expect(notice).toHaveCount(0)
  })
}

const comings: Record<string, (page: Page, name: string) => Promise<void>> = {
  'a pointer': (page, name) => linkTo(page, name).hover(),
  'the focus': (page, name) => linkTo(page, name).focus(),
}

function linkTo(page: Page, name: string) {
  return page.getByRole('contentinfo').getByRole('link', { name, exact: true })
}

for (const [coming, come] of Object.entries(comings)) {
  test(`the next page is prefetched when ${coming} reaches its link`, async ({ page }) => {
    await openRunningPage(page, paths.faq)
    const fetched: string[] = []
    page.on('requestfinished', (request) => fetched.push(new URL(request.url()).pathname))
    await come(page, 'Contact')
    await expect.poll(() => fetched).toContainEqual(expect.stringMatching(/^\/assets\/contact-.*\.js$/))
    await expect
      .poll(() => fetched)
      .toContainEqual(expect.stringMatching(/^\/locales\/en\/contact-.*\.json$/))
    await page.waitForLoadState('networkidle')
    // Nothing is left to fetch.
    await page.route('**', (route) => route.abort())
    await linkTo(page, 'Contact').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us')
  })
}

test('a prefetched page is shown within 100 ms of the click', async ({ page }) => {
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
  // Other load on the machine only makes visits slower, so the fastest visit to each page counts.
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
