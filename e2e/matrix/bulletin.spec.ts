import { expect } from '@playwright/test'
import { locales, localizePath } from '@aurivane/contract/locales'
import { BULLETIN_PAGE_POSTS } from '@aurivane/contract/limits'
import { bulletinPostPath, paths } from '@aurivane/contract/paths'
import { postPaths } from '../support/addresses.ts'
import { openPage, openRunningPage, test } from '../support/site.ts'

const spreads = {
  path: bulletinPostPath('how-central-bank-meetings-move-spreads'),
  title: 'How central bank meetings move spreads',
}

test('the listing shows the legend and cards with date, tag, title and teaser', async ({ page }) => {
  await openRunningPage(page, paths.bulletin)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('News / Bulletin')
  await expect(main.getByText('General market news and reports.')).toBeVisible()
  await expect(main.getByText('Events possibly impacting trading performance.')).toBeVisible()
  const cards = main.getByRole('list', { name: 'Posts' }).getByRole('listitem')
  await expect(cards).toHaveCount(2)
  const [newest, older] = [cards.nth(0), cards.nth(1)]
  await expect(newest).toContainText('June 2, 2025')
  await expect(newest).toContainText('News')
  await expect(newest.getByRole('heading')).toHaveText(spreads.title)
  await expect(older).toContainText('April 28, 2025')
  await expect(older).toContainText('Bulletin')
  for (const card of [newest, older]) {
    const teaser = (await card.getByRole('paragraph').last().innerText()).trim()
    expect(teaser).toMatch(/…$/)
    expect(teaser.replace(/\s*…$/, '').split(' ')).toHaveLength(20)
    expect(teaser).not.toMatch(/[*#]/)
  }
  const pageButton = page.locator('#PageBtnNmbr-1')
  await expect(pageButton).toHaveText('1')
  await expect(pageButton).toHaveAttribute('aria-current', 'page')
  await pageButton.click()
  await expect(cards).toHaveCount(2)
  await expect(page.locator('#PageBtnNmbr-2')).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Read the FAQ' })).toBeVisible()
})

test('more posts than one page holds are turned page by page', async ({ page }) => {
  const posts = Array.from({ length: 23 }, (_, index) => ({
    id: index,
    slug: `post-${index}`,
    timestamp: 1_750_000_000 - index,
    title: `Post number ${index + 1}`,
    tag: 'News',
    date: 'June 2, 2025',
    teaser: 'A few words…',
  }))
  await page.route('**/locales/en/bulletinPosts-*.json', (route) => route.fulfill({ json: { posts } }))
  await openRunningPage(page, paths.faq)
  await page.getByRole('banner').getByRole('link', { name: 'Bulletin' }).click()
  const cards = page.getByRole('list', { name: 'Posts' }).getByRole('listitem')
  await expect(cards).toHaveCount(BULLETIN_PAGE_POSTS)
  await page.locator('#PageBtnNmbr-2').click()
  await expect(cards.first()).toContainText(`Post number ${BULLETIN_PAGE_POSTS + 1}`)
  await expect(page.locator('#PageBtnNmbr-2')).toHaveAttribute('aria-current', 'page')
  await page.locator('#PageBtnNmbr-1').click()
  await expect(cards.first()).toContainText('Post number 1')
})

test('a click anywhere on a card opens the post, and Go Back returns', async ({ page }) => {
  await openRunningPage(page, paths.bulletin)
  const card = page.getByRole('list', { name: 'Posts' }).getByRole('listitem').first()
  const teaser = await card.getByRole('paragraph').last().boundingBox()
  await page.mouse.click((teaser?.x ?? 0) + 20, (teaser?.y ?? 0) + 8)
  await expect(page).toHaveURL(spreads.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(spreads.title)
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL(paths.bulletin)
})

test('a post shows title, date, tag and its content', async ({ page }) => {
  for (const path of postPaths) {
    await openPage(page, path)
    const article = page.getByRole('main').getByRole('article')
    await expect(article).toContainText(/2025/)
    await expect(article.getByText(/^(News|Bulletin)$/)).toBeVisible()
    expect(await article.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(0)
    expect(await article.locator('ol > li').count()).toBeGreaterThan(0)
    expect(await article.locator('strong').count()).toBeGreaterThan(0)
    for (const link of await article.getByRole('link').all()) {
      expect(await link.getAttribute('href')).toMatch(/^(https?:|ircs?:|mailto:|xmpp:|\/)/)
    }
  }
})

test('Share Link copies the address of the post', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openRunningPage(page, spreads.path)
  await page.getByRole('button', { name: 'Share Link' }).click()
  await expect(page.getByText('Link copied to the clipboard.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${spreads.path}`)
})

test('the message about a copied link closes by itself after five seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openRunningPage(page, spreads.path)
  await page.getByRole('button', { name: 'Share Link' }).click()
  const toast = page.getByText('Link copied to the clipboard.')
  await expect(toast).toBeVisible()
  const box = await toast.boundingBox()
  const width = page.viewportSize()?.width ?? 0
  expect(box?.x).toBeGreaterThan(width / 2)
  expect(box?.y).toBeLessThan(200)
  await page.mouse.move(10, 500)
  await page.waitForTimeout(3500)
  await expect(toast).toBeVisible()
  await expect(toast).toBeHidden({ timeout: 6000 })
})

test('Go Back on a post opened by its address leads to the listing', async ({ page }) => {
  await openRunningPage(page, spreads.path)
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL(paths.bulletin)
})

test('an unknown post leads to the listing, from outside and inside the app', async ({ page }) => {
  for (const locale of locales) {
    await openPage(page, bulletinPostPath('never-written'), locale)
    await expect(page).toHaveURL(localizePath(paths.bulletin, locale))
  }
  // The last language of these is remembered.
  await openRunningPage(page, `${paths.faq}?lng=en`)
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, bulletinPostPath('never-written'))
  await expect(page).toHaveURL(paths.bulletin)
})

test('the feed exists in every language', async ({ request }) => {
  for (const locale of locales) {
    const feed = await request.get(localizePath(`${paths.bulletin}/rss.xml`, locale))
    expect(feed.status()).toBe(200)
    const text = await feed.text()
    expect(text.match(/<item>/g)).toHaveLength(2)
    expect(text).toContain(localizePath(spreads.path, locale))
  }
})

test.describe('the archive', () => {
  const newer = 'How central bank meetings move spreads'

  test('begins 12 months after a post, by the clock of the reader', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-06-01T23:00:00Z'))
    await openRunningPage(page, paths.bulletin)
    const marked = page.getByRole('article').filter({ has: page.getByText('Archive', { exact: true }) })
    await expect(marked).toHaveCount(1)
    await expect(marked).not.toContainText(newer)
    await expect(page.getByText('There are no posts from the last 12 months.')).toHaveCount(0)

    await page.clock.setFixedTime(new Date('2026-06-02T00:00:00Z'))
    await openRunningPage(page, paths.bulletin)
    await expect(marked).toHaveCount(2)
    await expect(
      page.getByText('There are no posts from the last 12 months. The posts below are an archive.'),
    ).toBeVisible()
    await page.getByRole('link', { name: newer }).click()
    await expect(
      page.getByText(
        'This post is from June 2, 2025. It is kept as an archive and describes the situation at that time.',
      ),
    ).toBeVisible()
    await expect(page.getByRole('article').getByText('Archive', { exact: true })).toBeVisible()
  })
})
