import { expect, type Page } from '@playwright/test'
import type { Locale } from '@aurivane/contract/locales'
import { themes, unknownPath, type Theme } from './addresses.ts'
import { makeMember, type Identity } from './people.ts'
import { openRunningPage, test as siteTest, type Complaints } from './site.ts'

/** One member for all pages that a worker opens. */
export const test = siteTest.extend<object, { member: Identity }>({
  member: [async ({}, use) => use(await makeMember()), { scope: 'worker' }],
})

/** In the light theme, which a first visit shows, and which axe begins with. */
export async function expectPageOpens(page: Page, path: string, locale: Locale, complaints: Complaints) {
  const response = await openRunningPage(page, path, locale)
  expect(response?.status()).toBe(path === unknownPath ? 404 : 200)
  await expectRightPage(page, locale, 'Light', complaints)
}

export async function expectPageOpensInBothThemes(
  page: Page,
  path: string,
  locale: Locale,
  complaints: Complaints,
) {
  for (const theme of themes) {
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
    const response = await openRunningPage(page, path, locale)
    expect(response?.status()).toBe(path === unknownPath ? 404 : 200)
    await expectRightPage(page, locale, theme, complaints)
  }
}

async function expectRightPage(page: Page, locale: Locale, theme: Theme, complaints: Complaints) {
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', theme.toLowerCase())
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page).toHaveTitle(/Aurivane/)
  expect(await readUnfinishedTexts(page)).toEqual([])
  expect(complaints).toEqual([])
}

/** Keys in place of texts, and values that were never filled in. */
function readUnfinishedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.body.innerText
      .split('\n')
      .filter((line) =>
        /\{\{|\}\}|<\/?link>|\bundefined\b|\[object |^[a-z]+(\.[a-z]+[A-Za-z]*)+$/.test(line),
      ),
  )
}
