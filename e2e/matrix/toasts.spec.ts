import { expect, type Locator, type Page } from '@playwright/test'
import { openRunningPage, test } from '../support/site.ts'

/** Triggers a toast on demand. */
async function showToast(page: Page): Promise<Locator> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openRunningPage(page, '/bulletinPost/how-central-bank-meetings-move-spreads')
  await page.getByRole('button', { name: 'Share Link' }).click()
  const toast = page.getByText('Link copied to the clipboard.')
  await expect(toast).toBeVisible()
  await page.mouse.move(10, 500)
  await expect(clock(page)).toHaveCSS('animation-play-state', 'running')
  return toast
}

/** The progress bar shows the remaining time. */
const clock = (page: Page) => page.locator('[role=progressbar]')
const FIVE_SECONDS_AND_MORE = 5_800

test('a message waits while the pointer is on it', async ({ page }) => {
  const toast = await showToast(page)
  await toast.hover()
  await expect(clock(page)).toHaveCSS('animation-play-state', 'paused')
  await page.waitForTimeout(FIVE_SECONDS_AND_MORE)
  await expect(toast).toBeVisible()
  await page.mouse.move(10, 500)
  await expect(toast).toBeHidden({ timeout: 7_000 })
})

test('a message that comes up beneath the pointer waits too', async ({ page }) => {
  const known = await showToast(page)
  const { x, y, width, height } = (await known.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await known.click()
  await expect(known).toBeHidden()
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.getByRole('button', { name: 'Share Link' }).press('Enter')
  await expect(known).toBeVisible()
  await page.waitForTimeout(FIVE_SECONDS_AND_MORE)
  await expect(known).toBeVisible()
  await page.mouse.move(10, 500)
  await expect(known).toBeHidden({ timeout: 7_000 })
})

test('a message waits while another window has the focus', async ({ page }) => {
  const toast = await showToast(page)
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
  await expect(clock(page)).toHaveCSS('animation-play-state', 'paused')
  await page.waitForTimeout(FIVE_SECONDS_AND_MORE)
  await expect(toast).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(toast).toBeHidden({ timeout: 7_000 })
})

test('a message is thrown away by dragging it aside', async ({ browser, baseURL }) => {
  const touching = await browser.newContext({
    hasTouch: true,
    viewport: { width: 390, height: 844 },
    baseURL,
  })
  const phone = await touching.newPage()
  const toast = await showToast(phone)
  const box = await toast.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 8]
  const finger = await touching.newCDPSession(phone)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] })
  await touch('touchStart', x)
  for (let step = 1; step <= 12; step += 1) await touch('touchMove', x + step * 25)
  await touch('touchEnd')
  await expect(toast).toBeHidden({ timeout: 1_500 })
  await touching.close()
})

test('a message whose code cannot be loaded is told by the browser, and the page stays', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openRunningPage(page, '/bulletinPost/how-central-bank-meetings-move-spreads')
  const code = '**/assets/toast-container-*.js'
  await page.route(code, (route) => route.abort())
  const told = page.waitForEvent('dialog')
  const share = page.getByRole('button', { name: 'Share Link' })
  const click = share.click()
  const dialog = await told
  expect(dialog.message()).toBe('Link copied to the clipboard.')
  await dialog.accept()
  await click
  await page.unroute(code)
  await share.click()
  await expect(page.getByText('Link copied to the clipboard.')).toBeVisible()
})
