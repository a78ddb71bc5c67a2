import { expect, type Page } from '@playwright/test'
import { paths } from '@aurivane/contract/paths'
import { openRunningPage, test } from '../support/site.ts'

const PROVIDER = /^https:\/\/[^/]*tradingview[^/]*\//

/** The provider is mocked, since it is an external service: a script that creates an iframe, as the real one does. */
const widgetScript = `(() => {
  const script = document.currentScript
  const wish = JSON.parse(script.textContent)
  const frame = document.createElement('iframe')
  frame.src = 'https://www.tradingview-widget.com/embed-widget/ticker-tape/?locale=' + wish.locale
    + '#' + encodeURIComponent(JSON.stringify(wish))
  script.parentElement.querySelector('.tradingview-widget-container__widget').append(frame)
})()`

async function standInForProvider(page: Page) {
  const provider = { isReachable: true, requests: 0 }
  await page.route(PROVIDER, async (route) => {
    provider.requests += 1
    if (!provider.isReachable) return route.abort('connectionrefused')
    const isScript = route.request().resourceType() === 'script'
    return route.fulfill({
      contentType: isScript ? 'text/javascript' : 'text/html',
      body: isScript ? widgetScript : '<!doctype html><title>Prices</title><p>2,364.00</p>',
    })
  })
  return provider
}

/** What the provider's frames were asked to show. */
function wishes(page: Page) {
  return page
    .frames()
    .map((frame) => frame.url())
    .filter((url) => PROVIDER.test(url))
    .map((url) => JSON.parse(decodeURIComponent(new URL(url).hash.slice(1))) as Record<string, unknown>)
}

const symbolNames = ['Gold', 'EUR to USD', 'GBP to USD', 'CAD to JPY', 'NZD to USD']

test('the ticker asks first, then shows the prices in a frame without our origin', async ({ page }) => {
  const provider = await standInForProvider(page)
  await openRunningPage(page, paths.faq)
  const ticker = page.getByRole('region', { name: 'Market prices' })
  await expect(ticker.getByRole('listitem')).toHaveText(symbolNames)
  await expect(ticker).toContainText('only if you agree')
  expect(provider.requests).toBe(0)

  await ticker.getByRole('button', { name: 'Show prices' }).click()
  const frame = ticker.getByTitle('Ticker tape by TradingView')
  await expect(frame).toHaveCount(1)
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/)
  await expect(frame).not.toHaveAttribute('sandbox', /allow-same-origin/)
  await expect(ticker.getByRole('listitem')).toHaveCount(0)
  expect(wishes(page)).toEqual([
    {
      symbols: symbolNames.map((title) => ({ title, proName: expect.stringMatching(/^[A-Z]+:[A-Z]{6}$/) })),
      showSymbolLogo: true,
      colorTheme: 'light',
      isTransparent: false,
      largeChartUrl: '',
      displayMode: 'regular',
      locale: 'en',
    },
  ])
  const inside = page.frames().find((candidate) => candidate.url().endsWith('/ticker/frame.html'))
  expect(await inside?.evaluate(() => self.origin)).toBe('null')
  await expect(inside?.evaluate(() => document.cookie)).rejects.toThrow(
    /sandboxed|SecurityError|Access is denied/,
  )

  await page.reload()
  await page.keyboard.press('Shift')
  await expect.poll(() => wishes(page).length).toBe(1)
})

test('theme and language follow in the same frame, with one widget', async ({ page }) => {
  await standInForProvider(page)
  await openRunningPage(page, paths.faq)
  await page.getByRole('button', { name: 'Show prices' }).click()
  await expect.poll(() => wishes(page).map(({ colorTheme }) => colorTheme)).toEqual(['light'])
  const frame = await page.getByTitle('Ticker tape by TradingView').elementHandle()
  const footer = page.getByRole('contentinfo')

  await footer.getByRole('button', { name: 'Dark Mode' }).click()
  await expect.poll(() => wishes(page).map(({ colorTheme }) => colorTheme)).toEqual(['dark'])
  await footer.getByRole('link', { name: 'Deutsch' }).click()
  await expect.poll(() => wishes(page).map(({ locale }) => locale)).toEqual(['de_DE'])
  await footer.getByRole('link', { name: 'Italiano' }).click()
  await expect.poll(() => wishes(page).map(({ locale }) => locale)).toEqual(['it'])
  expect(await frame?.evaluate((element) => element.isConnected)).toBe(true)
  await expect(page.locator('iframe')).toHaveCount(1)
})

test('when the provider cannot be reached, the names stay with a note and a retry', async ({ page }) => {
  const provider = await standInForProvider(page)
  provider.isReachable = false
  await openRunningPage(page, paths.faq)
  const ticker = page.getByRole('region', { name: 'Market prices' })
  await ticker.getByRole('button', { name: 'Show prices' }).click()
  await expect(ticker.getByText('Prices are not available right now.')).toBeVisible()
  await expect(ticker.getByRole('listitem')).toHaveText(symbolNames)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  provider.isReachable = true
  await ticker.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => wishes(page).length).toBe(1)
  await expect(ticker.getByText('Prices are not available right now.')).toBeHidden()
})

test('the agreement is withdrawn from the footer', async ({ page }) => {
  const provider = await standInForProvider(page)
  await openRunningPage(page, paths.faq)
  const footer = page.getByRole('contentinfo')
  const withdraw = footer.getByRole('button', { name: 'Withdraw third-party consent' })
  await expect(withdraw).toHaveCount(0)
  await page.getByRole('button', { name: 'Show prices' }).click()
  await expect.poll(() => wishes(page).length).toBe(1)
  await withdraw.click()
  await expect(footer.getByText('You have withdrawn your consent.')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)

  const before = provider.requests
  await page.reload()
  await page.keyboard.press('Shift')
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready')
  await expect(page.getByRole('button', { name: 'Show prices' })).toBeVisible()
  expect(provider.requests).toBe(before)
})

test('there is no ticker where people log in, register or recover', async ({ page }) => {
  for (const path of [paths.login, paths.register, paths.recovery]) {
    await openRunningPage(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Market prices' })).toHaveCount(0)
  }
})
