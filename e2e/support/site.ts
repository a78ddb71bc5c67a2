import { test as base, type Page } from '@playwright/test'
import { localizePath, type Locale } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { unknownPath, type Theme } from './addresses.ts'

/** Console errors, page errors, blocked or failed requests, and requests to other origins. */
export type Complaints = string[]

export const test = base.extend<{ complaints: Complaints }>({
  baseURL: async ({}, use) => use(process.env['SITE_URL']),
  complaints: async ({ page, baseURL }, use) => {
    const complaints: Complaints = []
    await collectComplaints(page, new URL(baseURL ?? '').origin, complaints)
    await use(complaints)
  },
})

/** The warning that stands beside every named return. */
export const riskWarnings: Record<Locale, string> = {
  en: 'About 70% of investors lose money. Capital at risk.',
  it: 'Circa il 70% degli investitori perde denaro. Il capitale è a rischio.',
  de: 'Rund 70\u00a0% der Anleger verlieren Geld. Ihr Kapital ist einem Risiko ausgesetzt.',
}

export function openPage(page: Page, path: string, locale: Locale = 'en') {
  return page.goto(localizePath(path, locale))
}

const START_MAX_MS = 8_000

/** The app starts by itself when the browser is idle; a key, here one that does nothing, starts it at once. */
export async function startApp(page: Page) {
  await page.keyboard.press('Shift')
  // `expect` polls with growing pauses, which would slow down every test.
  await page.locator('html[data-app="ready"]').waitFor({ state: 'attached', timeout: START_MAX_MS })
}

export async function openRunningPage(page: Page, path: string, locale: Locale = 'en') {
  const response = await openPage(page, path, locale)
  await startApp(page)
  return response
}

/** Opens a page by a link of the footer, in the running application: its data comes from the API, not with the document. */
export async function openInApp(page: Page, path: string, locale: Locale = 'en') {
  await openRunningPage(page, paths.terms, locale)
  const address = localizePath(path, locale)
  await page.getByRole('contentinfo').locator(`a[href="${address}"]`).first().click()
  await page.waitForURL((url) => url.pathname === address)
}

/** The theme that a reader chose on an earlier visit. */
export async function chooseTheme(page: Page, theme: Theme) {
  await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
}

async function collectComplaints(page: Page, origin: string, complaints: Complaints) {
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      reportError(new Error(`${effectiveDirective} forbids ${blockedURI}`)),
    )
  })
  page.on('console', (message) => {
    if (message.type() !== 'error' || isAboutMissingDocument(page, message.location().url)) return
    complaints.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url())
    if (protocol.startsWith('http') && asked !== origin) complaints.push(`other origin: ${request.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // Leaving a page aborts its requests.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() < 400 || response.request().isNavigationRequest()) return
    complaints.push(`answered ${response.status()}: ${response.url()}`)
  })
}

/** Chromium logs the status of the not-found page as an error; that status is asserted where it belongs. */
function isAboutMissingDocument(page: Page, url: string): boolean {
  return url === page.url() && url.endsWith(unknownPath)
}
