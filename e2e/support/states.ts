import { expect, type Locator, type Page } from '@playwright/test'
import { localizePath, type Locale } from '@aurivane/contract/locales'
import { expectNoViolations } from './axe.ts'

export const wide = { width: 1440, height: 900 }
export const narrow = { width: 390, height: 900 }

/** Where what has just happened is to be found. */
export const parts = {
  page: 'main',
  header: '.site-header',
  dialog: '[role="dialog"], dialog[open]',
  toast: '.Toastify',
} as const

/** What axe says about a state that the page has reached. The code of a dialog may come with its first opening. */
export async function look(page: Page, name: string, within: string, at?: readonly number[]) {
  await expect(page.locator(within).first()).toBeAttached()
  await expectNoViolations(page, { kind: 'states', name, within, ...(at && { at }) })
}

/** Messages and pages that go by themselves after seconds stay while they are looked at. */
export async function holdTimers(page: Page) {
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window)
    const hold = (work: () => void, ms = 0) => (ms >= 900 && ms <= 5000 ? 0 : start(work, ms))
    Object.assign(window, { setTimeout: hold })
  })
}

/** Toasts wait while the window is not in use. */
export async function holdToasts(page: Page) {
  await expect(page.locator('.Toastify__toast').first()).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('blur')))
}

export async function submit(form: Locator) {
  await form.locator('button[type="submit"]').first().click()
}

/** Sends the form as it is and waits for its first objection. */
export async function submitInvalid(form: Locator) {
  await submit(form)
  await expect(form.locator('[aria-invalid="true"], [role="alert"]').first()).toBeVisible()
}

/** The same page in another language, in the same document: what was typed and said stays. */
export async function switchLanguage(page: Page, address: string, locale: Locale) {
  // By the key: lists that come in the last language asked for may still push the footer away from under a pointer.
  await page.getByRole('contentinfo').locator(`a[hreflang="${locale}"]`).press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  await expect(page).toHaveURL(new URL(localizePath(address, locale), page.url()).href)
}
