import { expect, type Page } from '@playwright/test'
import { paths } from '@aurivane/contract/paths'
import { openPage, openRunningPage, startApp, test } from './support/site.ts'

const PICTURES = 5
const PICTURE_MS = 4000

/** The hero's pictures are hidden from screen readers, so they are located by class. */
function shownPicture(page: Page) {
  return page
    .locator('.hero .picture.is-shown img')
    .evaluateAll((images) => images.map((image) => new URL((image as HTMLImageElement).src).pathname))
}

test('the hero turns through five pictures, one every four seconds, and can be paused', async ({ page }) => {
  await page.clock.install()
  await openPage(page, paths.home)
  await startApp(page)
  await expect(page.locator('.hero .picture')).toHaveCount(PICTURES)
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  const seen = [(await shownPicture(page))[0]]
  for (let turn = 1; turn < PICTURES; turn += 1) {
    const before = (await shownPicture(page))[0]
    await page.clock.runFor(PICTURE_MS - 1)
    await page.clock.runFor(1)
    await expect.poll(async () => (await shownPicture(page))[0]).not.toBe(before)
    const now = await shownPicture(page)
    expect(now).toHaveLength(1)
    seen.push(now[0])
  }
  expect(new Set(seen).size).toBe(PICTURES)
  await page.clock.runFor(PICTURE_MS)
  await expect.poll(async () => (await shownPicture(page))[0]).toBe(seen[0])

  await page.getByRole('button', { name: 'Pause the pictures' }).click()
  await page.clock.runFor(3 * PICTURE_MS)
  expect((await shownPicture(page))[0]).toBe(seen[0])
  await page.getByRole('button', { name: 'Play the pictures' }).click()
  await page.clock.runFor(PICTURE_MS)
  await expect.poll(async () => (await shownPicture(page))[0]).toBe(seen[1])
})

test(
  'the four seconds of the first picture start with the document, not with hydration',
  { tag: '@details' },
  async ({ page }) => {
    await page.clock.install()
    await openPage(page, paths.home)
    await page.clock.runFor(3000)
    await startApp(page)
    await expect(page.locator('.hero .picture')).toHaveCount(PICTURES)
    const first = await shownPicture(page)
    await page.clock.runFor(1500)
    await expect.poll(() => shownPicture(page)).not.toEqual(first)
  },
)

test('a picture is shown for four seconds, not less', { tag: '@details' }, async ({ page }) => {
  await page.clock.install()
  await openRunningPage(page, paths.home)
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await page.getByRole('button', { name: 'Pause the pictures' }).click()
  const first = await shownPicture(page)
  await page.getByRole('button', { name: 'Play the pictures' }).click()
  await page.clock.runFor(PICTURE_MS - 100)
  expect(await shownPicture(page)).toEqual(first)
  await page.clock.runFor(200)
  await expect.poll(() => shownPicture(page)).not.toEqual(first)
})

test('nothing moves for readers who prefer no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await openRunningPage(page, paths.home)
  const first = await shownPicture(page)
  await page.clock.runFor(3 * PICTURE_MS)
  expect(await shownPicture(page)).toEqual(first)
})

test('home leads to about us and to contact, states two values and gives six hints', async ({ page }) => {
  await openPage(page, paths.home)
  const main = page.getByRole('main')
  const hero = main.getByRole('region', { name: 'Welcome' })
  await expect(hero.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(hero.getByRole('link', { name: 'About us' })).toHaveAttribute('href', paths.aboutUs)

  const leaders = main.getByRole('region', { name: 'Leaders in Financial Technology' })
  await expect(leaders.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', paths.contact)
  await expect(main.getByRole('region', { name: 'Our principles' }).getByRole('heading')).toHaveCount(2)

  const hints = main.getByRole('region', { name: 'Where to start' }).getByRole('article')
  await expect(hints).toHaveCount(6)
  for (const hint of await hints.all()) {
    await expect(hint.getByRole('heading', { level: 3 })).toBeVisible()
    await expect(hint.getByRole('paragraph')).toBeVisible()
  }
  await hero.getByRole('link', { name: 'About us' }).click()
  await expect(page).toHaveURL(paths.aboutUs)
})
