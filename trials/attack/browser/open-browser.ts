import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { findChromium } from '../../../scripts/testing/prepare-machine.ts'
import type { Site } from '../../../testing/start-site.ts'
import type { Credentials } from '../people.ts'

/** The system's own Chromium; undefined where there is none. */
export async function openBrowser(): Promise<Browser | undefined> {
  const executablePath = findChromium()
  if (!executablePath) return undefined
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync']
  return chromium.launch({ executablePath, args })
}

/** The site's address in the browser, which is PUBLIC_URL. */
export function addressOfSite(site: Site, path: string): string {
  return `http://localhost:${site.port}${path}`
}

/** Logs in through the form, so that the browser holds all three cookies. */
export async function logInByForm(page: Page, site: Site, { email, password }: Credentials) {
  await page.goto(addressOfSite(site, '/login'))
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL(addressOfSite(site, '/'))
}

export type Monitor = {
  /** Executed scripts, opened dialogs, policy violations, injected markup, forbidden links. */
  seen: string[]
  /** Inspects the current page. */
  look(page: Page, where: string): Promise<void>
}

const INIT = `
addEventListener('securitypolicyviolation', (event) =>
  noteViolation(event.effectiveDirective + ' forbids ' + event.blockedURI + ' ' + event.sample))`

/** Traces of a payload that was parsed as markup, and links with forbidden schemes. */
const LOOK = `[
  ...[...document.querySelectorAll('[data-pwned], #pwned, img[src="x"], svg[onload], iframe[srcdoc]')]
    .map((element) => 'markup came in: ' + element.outerHTML.slice(0, 120)),
  ...[...document.querySelectorAll('a[href], area[href], form[action]')]
    .map((element) => element.getAttribute('href') ?? element.getAttribute('action') ?? '')
    .filter((address) => !/^(https?|mailto):$/.test(new URL(address, location.href).protocol))
    .map((address) => 'a link leads to ' + address),
]`

/** Records executed scripts, dialogs and policy violations on all pages of a browser context. */
export async function startMonitor(context: BrowserContext): Promise<Monitor> {
  const seen: string[] = []
  await context.exposeBinding('pwned', ({ page }) => void seen.push(`a script ran on ${page.url()}`))
  await context.exposeBinding(
    'noteViolation',
    ({ page }, text: string) => void seen.push(`${text} on ${page.url()}`),
  )
  await context.addInitScript({ content: INIT })
  context.on('dialog', (dialog) => {
    seen.push(`a dialog says ${dialog.message()}`)
    void dialog.dismiss()
  })
  return {
    seen,
    async look(page, where) {
      const found = (await page.evaluate(LOOK)) as string[]
      seen.push(...found.map((text) => `${where}: ${text}`))
    },
  }
}

/** The app starts when the browser is idle; any key starts it at once. */
export async function wake(page: Page) {
  await page.keyboard.press('Shift')
  await page.locator('html[data-app="ready"]').waitFor({ state: 'attached', timeout: 20_000 })
}
