import { expect, type Locator, type Page } from '@playwright/test'
import { localizePath, type Locale } from '@aurivane/contract/locales'
import { expectNoViolations } from './axe.ts'

export const wide = { width: 1440, height: 900 }
export const narrow = { width: 390, height: 900 }

/** Selectors of the parts that show the outcome of an action. */
export const parts = {
  page: 'main',
  header: '.site-header',
  dialog: '[role="dialog"], dialog[open]',
  toast: '.Toastify',
} as const

/** Checks the current state of the page with axe. A dialog's code may be loaded when it is first opened. */
export async function look(page: Page, name: string, within: string, at?: readonly number[]) {
  await expect(page.locator(within).first()).toBeAttached()
  await expectNoViolations(page, { kind: 'states', name, within, ...(at && { at }) })
}

/** Stops the timers of messages and redirects while they are checked. */
export async function holdTimers(page: Page) {
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window)
    const hold = (work: () => void, ms = 0) => (ms >= 900 && ms <= 5000 ? 0 : start(work, ms))
    Object.assign(window, { setTimeout: hold })
  })
}

/** Toasts pause while the window has no focus. */
export async function holdToasts(page: Page) {
  await expect(page.locator('.Toastify__toast').first()).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('blur')))
}

export async function submit(form: Locator) {
  await form.locator('button[type="submit"]').first().click()
}

/** Submits the form as it is and waits for the first error. */
export async function submitInvalid(form: Locator) {
  await submit(form)
  await expect(form.locator('[aria-invalid="true"], [role="alert"]').first()).toBeVisible()
}

/** Switches the language within the document, so that typed text and messages stay. */
export async function switchLanguage(page: Page, address: string, locale: Locale) {
  // By keyboard: lists that are still loading may move the footer away from a pointer.
  await page.getByRole('contentinfo').locator(`a[hreflang="${locale}"]`).press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  await expect(page).toHaveURL(new URL(localizePath(address, locale), page.url()).href)
}
