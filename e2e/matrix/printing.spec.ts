import { expect, type Page } from '@playwright/test'
import { locales } from '@aurivane/contract/locales'
import { bulletinPostPath, paths } from '@aurivane/contract/paths'
import { openClub } from '../support/community.ts'
import { makeFullClubs } from '../support/full-clubs.ts'
import { openRunningPage, riskWarnings, test } from '../support/site.ts'

/** What a page for reading looks like on paper. */
async function print(page: Page) {
  await page.emulateMedia({ media: 'print' })
}

/** What the style puts behind a link. */
function writtenAfter(page: Page, selector: string) {
  return page
    .locator(selector)
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content)
}

const frameParts = [
  '.site-header',
  '.ticker',
  '.advertisement',
  '.site-footer nav',
  '.site-footer button',
  '.site-footer .powered',
]

async function expectNoFrame(page: Page) {
  for (const frame of frameParts) {
    expect(await page.locator(frame).count(), frame).toBeGreaterThan(0)
    for (const part of await page.locator(frame).all()) await expect(part).toBeHidden()
  }
}

const post = bulletinPostPath('how-central-bank-meetings-move-spreads')

for (const locale of locales) {
  for (const path of [paths.terms, paths.privacy, post]) {
    test(`${path} is printed without its frame and with its warning (${locale})`, async ({ page }) => {
      await openRunningPage(page, path, locale)
      await print(page)
      await expectNoFrame(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const footer = page.locator('.site-footer')
      await expect(footer.getByText(riskWarnings[locale])).toBeVisible()
      await expect(footer.locator('.legal .text p')).toHaveCount(6)
      await expect(footer.locator('.copyright')).toBeVisible()
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
      const pdf = await page.pdf({ format: 'A4' })
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    })
  }
}

test('the page of a club is printed without its frame, with meeting, announcement and warning', async ({
  page,
}) => {
  const { open } = await makeFullClubs()
  await openClub(page, open)
  await print(page)
  await expectNoFrame(page)
  await expect(page.getByRole('heading', { level: 1, name: open.title })).toBeVisible()
  await expect(page.getByRole('main').getByText(riskWarnings.en)).toBeVisible()
  await expect(page.getByText('Via Roma 1, Milano')).toBeVisible()
  await expect(page.getByText('Bring your notes')).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})

test('on paper a link says where it leads', async ({ page }) => {
  await openRunningPage(page, post)
  const bank = '.post-content a[href*="ecb.europa.eu"]'
  expect(await writtenAfter(page, bank)).toBe('none')
  await print(page)
  expect(await writtenAfter(page, bank)).toContain(
    'https://www.ecb.europa.eu/press/calendars/mgcgc/html/index.en.html',
  )
  await page.emulateMedia({ media: 'screen' })
  await openRunningPage(page, paths.terms)
  await print(page)
  expect(await writtenAfter(page, '.sections a[href="/privacy"]')).toContain('/privacy')
})

test('what is folded away on the screen is printed in full', async ({ page }) => {
  await openRunningPage(page, paths.faq)
  await print(page)
  const answers = page.locator('main .accordion details')
  await expect(answers).toHaveCount(14)
  for (const answer of await answers.all()) {
    const height = await answer
      .locator('.answer-part')
      .first()
      .evaluate((part) => part.getBoundingClientRect().height)
    expect(height).toBeGreaterThan(10)
  }
})

test('a dark page is printed in ink on white paper', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'Dark'))
  await openRunningPage(page, paths.terms)
  await print(page)
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  const heading = page.getByRole('heading', { level: 1 })
  const [red = 255, green = 255, blue = 255] = await heading.evaluate((element) =>
    (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number),
  )
  expect(Math.max(red, green, blue)).toBeLessThan(80)
})
