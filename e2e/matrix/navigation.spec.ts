import { expect } from '@playwright/test'
import { locales } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { unknownPath } from '../support/addresses.ts'
import { openPage, openRunningPage, startApp, test } from '../support/site.ts'

const scrollOf = () => scrollY

test('a new path starts at the top at once, with the focus on its heading; back keeps the place', async ({
  page,
}) => {
  await openRunningPage(page, paths.faq)
  const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' })
  await terms.scrollIntoViewIfNeeded()
  const place = await page.evaluate(scrollOf)
  expect(place).toBeGreaterThan(200)
  await terms.click()
  await expect(page).toHaveURL(paths.terms)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(scrollOf)).toBe(0)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
  await page.goBack()
  await expect(page).toHaveURL(paths.faq)
  await expect.poll(() => page.evaluate(scrollOf)).toBe(place)
})

test('a hash leads to its anchor, on load and inside the app', async ({ page }) => {
  await openPage(page, `${paths.howThisWorks}#passive-income`)
  const heading = page.getByRole('heading', { name: 'Passive income', exact: true })
  await expect(heading).toBeInViewport()
  await startApp(page)
  await expect(heading).toBeInViewport()
  await page.getByRole('banner').getByRole('button', { name: 'Resources' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Strategies' }).click()
  await expect(page.getByRole('heading', { name: 'Strategies', exact: true })).toBeInViewport()
  await expect(page).toHaveURL(`${paths.howThisWorks}#strategies`)
})

test('another site cannot control a page that it opens', async ({ page, context, baseURL }) => {
  const elsewhere = 'http://elsewhere.example/'
  await context.route(elsewhere, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Else</title>' }),
  )
  await page.goto(elsewhere)
  const opening = context.waitForEvent('page')
  await page.evaluate(
    (url) => Object.assign(window, { held: window.open(url) }),
    new URL(paths.home, baseURL).href,
  )
  const opened = await opening
  await expect(opened.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await opened.evaluate(() => window.opener === null)).toBe(true)
  // A window that its opener cannot access appears closed to the opener.
  expect(await page.evaluate(() => (window as typeof window & { held: Window }).held.closed)).toBe(true)
})

test('the skip link leads to the content', async ({ page }) => {
  await openRunningPage(page, paths.faq)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('an unknown address answers 404, says so and leads home and back', async ({ page }) => {
  await openRunningPage(page, paths.faq)
  const response = await openRunningPage(page, unknownPath)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unable to find this page')
  await page.getByRole('button', { name: 'GO BACK' }).click()
  await expect(page).toHaveURL(paths.faq)
  await openRunningPage(page, unknownPath)
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL(paths.home)
  const opened = page.context().waitForEvent('page')
  await page.evaluate((path) => window.open(path, '_blank', 'noopener'), unknownPath)
  const tab = await opened
  await startApp(tab)
  expect(await tab.evaluate(() => history.length)).toBe(1)
  await tab.getByRole('button', { name: 'GO BACK' }).click()
  await expect(tab).toHaveURL(paths.home)
  await tab.close()
  for (const locale of locales) {
    const answer = await openPage(page, '/deep/er/no-such-page', locale)
    expect(answer?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
  }
})

test('a page whose code cannot be loaded shows the error screen, and loading again helps', async ({
  page,
}) => {
  await openRunningPage(page, paths.faq)
  await page.route('**/*.js', (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click()
  const screen = page.getByRole('alert').filter({ hasText: 'Unexpected Application Error!' })
  await expect(screen).toBeVisible()
  await expect(screen.getByRole('heading')).toHaveText('Unexpected Application Error!')
  await expect(page.getByRole('contentinfo')).toBeVisible()

  await page.unroute('**/*.js')
  await screen.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Accessibility' })).toBeVisible()
})

test('a page whose code could not be loaded opens at the next click on its link', async ({ page }) => {
  await openRunningPage(page, paths.faq)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' })
  const screen = page.getByRole('alert').filter({ hasText: 'Unexpected Application Error!' })
  await page.route('**/*.js', (route) => route.abort())
  await link.click()
  await expect(screen).toBeVisible()
  await page.unroute('**/*.js')
  await page.goBack()
  await expect(screen).toBeHidden()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Accessibility' })).toBeVisible()
})

test('texts that fail to load are asked for again', async ({ page }) => {
  await openRunningPage(page, paths.faq)
  let refusals = 2
  await page.route('**/locales/**', (route) => {
    refusals -= 1
    return refusals >= 0 ? route.abort() : route.continue()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Partners' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Partners Section')
  expect(refusals).toBeLessThan(0)
})
