import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { bulletinPostPath, paths } from '@aurivane/contract/paths'
import { openPage, openRunningPage, startApp, test } from '../support/site.ts'

const headings = { en: 'Contact us', it: /.+/, de: /.+/ }

async function readerOf(
  browser: Browser,
  baseURL: string | undefined,
  options: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', ...options })
  return context.newPage()
}

function languageOf(page: Page) {
  return page.locator('html').getAttribute('lang')
}

test('the language is taken from path, query, cookie, storage and browser, in this order', async ({
  browser,
  baseURL,
}) => {
  const page = await readerOf(browser, baseURL, { locale: 'de-CH' })
  await openPage(page, paths.contact)
  expect(await languageOf(page)).toBe('de')

  await page.context().addCookies([{ url: baseURL ?? '', name: 'i18next', value: 'it' }])
  await openPage(page, paths.contact)
  expect(await languageOf(page)).toBe('it')

  await page.goto(`${paths.contact}?lng=ge`)
  expect(await languageOf(page)).toBe('de')
  await page.goto(`${paths.contact}?lng=en`)
  expect(await languageOf(page)).toBe('en')
  await page.goto(`/it${paths.contact}?lng=ge`)
  expect(await languageOf(page)).toBe('it')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings.it)
  await page.context().close()
})

test('a language in storage alone takes precedence over the browser’s language', async ({
  browser,
  baseURL,
}) => {
  const page = await readerOf(browser, baseURL, { locale: 'en-GB' })
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('asked')) localStorage.setItem('i18nextLng', 'ge')
    sessionStorage.setItem('asked', 'yes')
  })
  await openPage(page, paths.contact)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.context().close()
})

test('the language of an address is remembered with the page, before the app', async ({
  browser,
  baseURL,
}) => {
  const page = await readerOf(browser, baseURL, { locale: 'en-GB' })
  await page.route('**/assets/*.js', (route) => route.abort())
  await openPage(page, paths.faq, 'it')
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('it')
  await openPage(page, paths.contact)
  expect(await languageOf(page)).toBe('it')
  await page.goto(`${paths.contact}?lng=ge`)
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('ge')
  await page.context().close()
})

test('a change of language before hydration keeps query and fragment', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  const languages = page.getByRole('contentinfo')
  await openPage(page, `${paths.countries}?select=Europe#regions`)
  await languages.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(`/ge${paths.countries}?select=Europe#regions`)
  await languages.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(`${paths.countries}?lng=en&select=Europe#regions`)
  expect(await languageOf(page)).toBe('en')
})

test('a language that is chosen while pictures are loading stays chosen', async ({ page }) => {
  const { promise: shown, resolve: showPictures } = Promise.withResolvers<void>()
  await page.route(/\.(avif|webp|jpg|png)$/, async (route) => {
    await shown
    await route.continue()
  })
  await page.goto('/it', { waitUntil: 'domcontentloaded' })
  await startApp(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
  showPictures()
  await page.waitForLoadState('load')
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('en')
  await openPage(page, paths.faq)
  expect(await languageOf(page)).toBe('en')
})

test('a language that is chosen in another tab before the app starts stays chosen', async ({
  browser,
  baseURL,
}) => {
  const page = await readerOf(browser, baseURL, { locale: 'de-CH' })
  const { promise: chosen, resolve: deliverApp } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await chosen
    await route.continue()
  })
  await openPage(page, paths.contact)
  await page.context().addCookies([{ url: baseURL ?? '', name: 'i18next', value: 'it' }])
  deliverApp()
  await startApp(page)
  await openPage(page, paths.contact)
  expect(await languageOf(page)).toBe('it')
  await page.context().close()
})

test('an unknown language falls back to English', async ({ browser, baseURL }) => {
  const page = await readerOf(browser, baseURL, { locale: 'fr-FR' })
  await openPage(page, paths.contact)
  expect(await languageOf(page)).toBe('en')
  await page.goto(`${paths.contact}?lng=xx`)
  expect(await languageOf(page)).toBe('en')
  await page.context().close()
})

test('other spellings of the address lead to the right one', async ({ request }) => {
  for (const [asked, right] of [
    ['/de/faq', '/ge/faq'],
    ['/de', '/ge'],
    ['/en/faq', '/faq'],
    ['/en', '/'],
    ['/en/countries?select=Europe', '/countries?select=Europe'],
  ] as const) {
    const answer = await request.get(asked, { maxRedirects: 0 })
    expect([301, 302, 307, 308], asked).toContain(answer.status())
    expect(answer.headers()['location'], asked).toMatch(new RegExp(`${right.replaceAll(/[/?]/g, '\\$&')}$`))
  }
})

test('/en/ reaches English in a browser that prefers German', async ({ browser, baseURL }) => {
  const page = await readerOf(browser, baseURL, { locale: 'de-DE' })
  await page.goto('/en/faq')
  await expect(page).toHaveURL('/faq')
  expect(await languageOf(page)).toBe('en')
  await page.context().close()
})

test('the switch keeps page, query, hash and place, and remembers the choice', async ({
  page,
  context,
  baseURL,
}) => {
  await openRunningPage(page, `${paths.countries}?select=Europe`)
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/ge/countries?select=Europe')
  await expect(page.getByRole('rowheader', { name: 'Slowenien' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('ge')
  const cookies = await context.cookies(baseURL)
  expect(cookies.find(({ name }) => name === 'i18next')?.value).toBe('ge')

  await openPage(page, paths.faq)
  expect(await languageOf(page)).toBe('de')
  await startApp(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Italiano' }).click()
  await expect(page).toHaveURL('/it/faq')
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('it')
})

test('a post is read in the other language at the same address', async ({ page }) => {
  const path = bulletinPostPath('early-may-holidays-and-thin-markets')
  await openRunningPage(page, path)
  const english = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Italiano' }).click()
  await expect(page).toHaveURL(`/it${path}`)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(english)
})

test('title, description, canonical and hreflang follow the language', async ({ page }) => {
  await openRunningPage(page, paths.faq)
  const english = await page.title()
  await expectVersions(page, paths.faq)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).not.toHaveTitle(english)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/ge\/faq$/)
  await page.getByRole('contentinfo').locator(`a[href="/ge${paths.terms}"]`).click()
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', /\/ge\/terms$/)
  await expectVersions(page, paths.terms)
})

async function expectVersions(page: Page, path: string) {
  for (const [language, version] of [
    ['en', path],
    ['it', `/it${path}`],
    ['de', `/ge${path}`],
    ['x-default', path],
  ] as const) {
    await expect(page.locator(`link[rel="alternate"][hreflang="${language}"]`)).toHaveAttribute(
      'href',
      new RegExp(`^https?://[^/]+${version}$`),
    )
  }
}

test('going back shows what was there, in its language', async ({ page }) => {
  await openRunningPage(page, paths.faq)
  const english = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/ge/faq')
  await page.goBack()
  await expect(page).toHaveURL('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})
