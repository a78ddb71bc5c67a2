import { expect } from '@playwright/test'
import { locales, localizePath } from '@aurivane/contract/locales'
import { gatedPaths } from '@aurivane/contract/paths'
import { allPaths, themes, unknownPath } from './support/addresses.ts'
import { bringSession, makeMember, type Identity } from './support/people.ts'
import { openRunningPage, test as siteTest } from './support/site.ts'

const test = siteTest.extend<object, { member: Identity }>({
  member: [
    // oxlint-disable-next-line no-empty-pattern -- the fixture's first parameter must be a pattern, and it needs nothing
    async ({}, use) => use(await makeMember()),
    { scope: 'worker' },
  ],
})

for (const locale of locales) {
  for (const path of allPaths) {
    test(`${localizePath(path, locale)} opens in both themes without a complaint`, async ({
      page,
      member,
      complaints,
    }) => {
      if (gatedPaths.includes(path)) await bringSession(page, member)
      for (const theme of themes) {
        await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
        const response = await openRunningPage(page, path, locale)

        expect(response?.status()).toBe(path === unknownPath ? 404 : 200)
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        await expect(page.locator('html')).toHaveAttribute('data-color-scheme', theme.toLowerCase())
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page).toHaveTitle(/Aurivane/)
        expect(await readUnfinishedTexts(page)).toEqual([])
        expect(complaints).toEqual([])
      }
    })
  }
}

test('every address of the site map is among the visited', async ({ request }) => {
  const siteMap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  const visited = locales.flatMap((locale) => allPaths.map((path) => localizePath(path, locale)))
  expect(addresses.length).toBeGreaterThan(40)
  for (const address of addresses) expect(visited).toContain(new URL(address).pathname)
})

/** Keys in place of texts, and values that were never filled in. */
function readUnfinishedTexts(page: Parameters<typeof openRunningPage>[0]): Promise<string[]> {
  return page.evaluate(() =>
    document.body.innerText
      .split('\n')
      .filter((line) =>
        /\{\{|\}\}|<\/?link>|\bundefined\b|\[object |^[a-z]+(\.[a-z]+[A-Za-z]*)+$/.test(line),
      ),
  )
}
