import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { findChromium } from '../../../scripts/testing/prepare-machine.ts'
import type { Site } from '../../support/start-site.ts'
import type { Credentials } from '../people.ts'

/** The system's own Chromium; undefined where there is none. */
export async function openBrowser(): Promise<Browser | undefined> {
  const executablePath = findChromium()
  if (!executablePath) return undefined
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync']
  return chromium.launch({ executablePath, args })
}

/** As a person types it: the site's address in the browser, which is PUBLIC_URL. */
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
  /** Scripts that ran, dialogs that opened, policies that were broken, markup that came in, links that must not be. */
  seen: string[]
  /** Looks at the page as it is now. */
  look(page: Page, where: string): Promise<void>
}

const INIT = `
addEventListener('securitypolicyviolation', (event) =>
  noteViolation(event.effectiveDirective + ' forbids ' + event.blockedURI + ' ' + event.sample))`

/** What a payload leaves behind when it is taken for markup; a link that is no place to go. */
const LOOK = `[
  ...[...document.querySelectorAll('[data-pwned], #pwned, img[src="x"], svg[onload], iframe[srcdoc]')]
    .map((element) => 'markup came in: ' + element.outerHTML.slice(0, 120)),
  ...[...document.querySelectorAll('a[href], area[href], form[action]')]
    .map((element) => element.getAttribute('href') ?? element.getAttribute('action') ?? '')
    .filter((address) => !/^(https?|mailto):$/.test(new URL(address, location.href).protocol))
    .map((address) => 'a link leads to ' + address),
]`

/** Everything that a script, a dialog or a broken policy tells, on all pages of a browser's context. */
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

/** The app starts by itself when the browser is idle; a key, here one that does nothing, starts it at once. */
export async function wake(page: Page) {
  await page.keyboard.press('Shift')
  await page.locator('html[data-app="ready"]').waitFor({ state: 'attached', timeout: 20_000 })
}
