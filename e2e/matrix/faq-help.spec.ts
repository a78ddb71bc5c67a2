import { expect, type Page } from '@playwright/test'
import { brand } from '@aurivane/contract/brand'
import { paths } from '@aurivane/contract/paths'
import { openPage, openRunningPage, startApp, test } from '../support/site.ts'

const outline = [
  ['General', ['categoryrow1', 'categoryrow2']],
  ['Account', ['categoryrow3', 'categoryrow4']],
  ['Clubs', ['categoryrow5', 'categoryrow6', 'categoryrow7']],
  ['Tutorials', ['categoryrow8']],
] as const

/** An item is open when its answer can be seen. */
function isOpen(page: Page, anchor: string) {
  return page.evaluate((id) => document.getElementById(id)?.closest('details')?.open, anchor)
}

test('the questions stand in four categories under their anchors', async ({ page }) => {
  await openPage(page, paths.faq)
  for (const [category, anchors] of outline) {
    const section = page.getByRole('region', { name: category, exact: true })
    await expect(section.getByRole('heading', { level: 2 })).toHaveText(category)
    await expect(section.getByRole('heading', { level: 3 })).toHaveCount(anchors.length)
    for (const anchor of anchors) await expect(section.locator(`#${anchor}`)).toHaveCount(1)
  }
})

/** Chromium opens what hides a text when it is searched for; an address with `:~:text=` is the same search. */
test('the search in the page finds what a closed answer says', async ({ page }) => {
  await openPage(page, paths.faq)
  const answer = page.locator('#categoryrow3')
  const words = ((await answer.textContent()) ?? '').split(/\s+/).filter(Boolean).slice(0, 6).join(' ')
  expect(await isOpen(page, 'categoryrow3')).toBe(false)
  await page.goto('about:blank')
  await openPage(page, `${paths.faq}#:~:text=${encodeURIComponent(words)}`)
  await expect.poll(() => isOpen(page, 'categoryrow3')).toBe(true)
  await expect(answer).toBeInViewport()
  expect(await isOpen(page, 'categoryrow4')).toBe(false)
})

test('the hash opens the matching item, from outside and inside the app', async ({ page }) => {
  for (const [, anchors] of outline) {
    for (const anchor of anchors) {
      await page.goto('about:blank')
      await openPage(page, `${paths.faq}#${anchor}`)
      await expect.poll(() => isOpen(page, anchor)).toBe(true)
      await expect(page.locator(`#${anchor}`)).toBeInViewport()
    }
  }
  await startApp(page)
  await openRunningPage(page, paths.register)
  await page.locator(`a[href="${paths.faq}#categoryrow6"]`).first().click()
  await expect(page).toHaveURL(`${paths.faq}#categoryrow6`)
  await expect.poll(() => isOpen(page, 'categoryrow6')).toBe(true)
  await expect(page.locator('#categoryrow6')).toBeInViewport()
  expect(await isOpen(page, 'categoryrow1')).toBe(false)
})

test('an item opens and closes by click and by key', async ({ page }) => {
  await openRunningPage(page, paths.faq)
  const question = page.locator('details:has(#categoryrow3) > summary')
  await question.click()
  await expect.poll(() => isOpen(page, 'categoryrow3')).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => isOpen(page, 'categoryrow3')).toBe(false)
})

test('tutorial pictures open in an enlarged viewer', async ({ page }) => {
  await openRunningPage(page, `${paths.faq}#categoryrow8`)
  const tutorials = page.getByRole('region', { name: 'Tutorials' })
  const small = tutorials
    .getByRole('link')
    .filter({ has: page.locator('img') })
    .first()
  await small.scrollIntoViewIfNeeded()
  const before = await small.locator('img').boundingBox()
  await small.click()
  const viewer = page.getByRole('dialog')
  await expect(viewer.locator('img')).toBeVisible()
  await expect
    .poll(() => viewer.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100)
  const enlarged = await viewer.locator('img').boundingBox()
  expect(enlarged?.width ?? 0).toBeGreaterThan(before?.width ?? 0)
  // Not beyond its own size, where it would blur.
  const natural = await viewer.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)
  expect(enlarged?.width ?? 0).toBeLessThanOrEqual(natural)
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(small).toBeFocused()
})

test('a click on a tutorial picture before hydration opens the viewer', async ({ page }) => {
  await openPage(page, `${paths.faq}#categoryrow8`)
  const small = page
    .getByRole('region', { name: 'Tutorials' })
    .getByRole('link')
    .filter({ has: page.locator('img') })
    .first()
  await small.click()
  await expect(page.getByRole('dialog').locator('img')).toBeVisible()
  await expect(page).toHaveURL(`${paths.faq}#categoryrow8`)
})

test('help searches questions and pages and keeps the search in the address', async ({ page }) => {
  await openRunningPage(page, paths.help)
  const main = page.getByRole('main')
  const field = main.getByRole('searchbox', { name: 'What do you need help with?' })
  await field.fill('email')
  const results = main.getByRole('region', { name: 'Results' })
  await expect(results.getByRole('status')).toContainText('“email”')
  expect(await results.getByRole('listitem').count()).toBeGreaterThan(0)
  await field.fill('terms')
  await expect(results.getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', paths.terms)
  await main.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(`${paths.help}?q=terms`)
  await field.fill('zebra crossing')
  await expect(results.getByRole('status')).toContainText('Nothing found for “zebra crossing”')
  await page.reload()
  await expect(field).toHaveValue('terms')
})

test('going back on the help page goes back to what was searched for', async ({ page }) => {
  await openRunningPage(page, paths.help)
  const main = page.getByRole('main')
  const field = main.getByRole('searchbox', { name: 'What do you need help with?' })
  const status = main.getByRole('region', { name: 'Results' }).getByRole('status')
  for (const words of ['email', 'terms']) {
    await field.fill(words)
    await main.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(`${paths.help}?q=${words}`)
    await expect(field).toHaveValue(words)
  }
  await page.goBack()
  await expect(field).toHaveValue('email')
  await expect(status).toContainText('“email”')
  await page.goBack()
  await expect(field).toHaveValue('')
  await page.goForward()
  await expect(field).toHaveValue('email')
})

test('a search of any length has an address that can be opened again', async ({ page }) => {
  await openRunningPage(page, paths.help)
  const main = page.getByRole('main')
  await main.getByRole('searchbox', { name: 'What do you need help with?' }).fill('🦊'.repeat(3_000))
  await main.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\?q=/)
  const response = await page.reload()
  expect(response?.status()).toBe(200)
})

test('help lists the categories, the contact form and the chat channel', async ({ page }) => {
  await openPage(page, paths.help)
  const main = page.getByRole('main')
  for (const [category, anchors] of outline) {
    await expect(main.getByRole('heading', { level: 3, name: category, exact: true })).toBeVisible()
    for (const anchor of anchors)
      await expect(main.locator(`a[href="${paths.faq}#${anchor}"]`)).toHaveCount(1)
  }
  await expect(main.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', paths.contact)
  await expect(main.getByRole('link', { name: /chat channel/ })).toHaveAttribute('href', brand.chatChannelUrl)
})
