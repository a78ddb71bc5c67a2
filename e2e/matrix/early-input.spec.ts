import { expect } from '@playwright/test'
import { paths } from '@aurivane/contract/paths'
import { openAfterPaint } from '../support/paints.ts'
import { test } from '../support/site.ts'

/** How soon after the first contentful paint a quick reader acts. */
const EARLY_MS = 300

test('a link pressed 300 ms after the first paint leads on', async ({ page }) => {
  await openAfterPaint(page, paths.home, EARLY_MS)
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL(paths.aboutUs)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a menu opens 300 ms after the first paint', async ({ page }) => {
  await openAfterPaint(page, paths.home, EARLY_MS)
  await page.getByRole('banner').getByRole('button', { name: 'Resources' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'What Is Forex' })).toBeVisible()
})

test('the mobile menu opens 300 ms after the first paint', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAfterPaint(page, paths.home, EARLY_MS)
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await expect(
    page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Register' }),
  ).toBeVisible()
})

test('an answer of the FAQ opens 300 ms after the first paint', async ({ page }) => {
  await openAfterPaint(page, paths.faq, EARLY_MS)
  await page.getByRole('heading', { name: /How much can I earn/ }).click()
  await expect(page.getByText('You can lose all the money you put in. Keep this in mind')).toBeVisible()
})

test('a form takes what is typed 300 ms after the first paint, and answers when it is sent', async ({
  page,
}) => {
  await openAfterPaint(page, paths.login, EARLY_MS)
  const email = page.getByRole('textbox', { name: 'Email' })
  await email.fill('ada@example.com')
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveValue('ada@example.com')
  await expect(page).toHaveURL(paths.login)
})

test('the theme changes when its button is pressed 300 ms after the first paint', async ({ page }) => {
  await openAfterPaint(page, paths.faq, EARLY_MS)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Dark Mode' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark')
})
