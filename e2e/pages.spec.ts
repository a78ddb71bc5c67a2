import { expect } from '@playwright/test'
import { locales, localizePath } from '@aurivane/contract/locales'
import { gatedPaths, paths } from '@aurivane/contract/paths'
import { allPaths } from './support/addresses.ts'
import { expectNoViolations } from './support/axe.ts'
import { expectPageOpens, test } from './support/page-checks.ts'
import { admin, bringSession } from './support/people.ts'
import { openRunningPage } from './support/site.ts'
import { wide } from './support/states.ts'

test.use({ viewport: wide, reducedMotion: 'reduce' })

/** In English, in one width; matrix/pages and matrix/accessibility-pages open the pages in every language, theme and width. */
const at = [wide.width]

for (const path of allPaths) {
  test(`${path} opens without a complaint and passes axe`, async ({ page, member, complaints }) => {
    if (gatedPaths.includes(path)) await bringSession(page, member)
    await expectPageOpens(page, path, 'en', complaints)
    await expectNoViolations(page, { kind: 'pages', name: path, at })
  })
}

for (const tab of ['security', 'admin']) {
  test(`/profile, ${tab} passes axe`, async ({ page }) => {
    await bringSession(page, admin)
    await openRunningPage(page, `${paths.profile}?select=${tab}`)
    await expectNoViolations(page, { kind: 'pages', name: `/profile, ${tab}`, at })
  })
}

test('every address of the site map is among the visited', async ({ request }) => {
  const siteMap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  const visited = locales.flatMap((locale) => allPaths.map((path) => localizePath(path, locale)))
  expect(addresses.length).toBeGreaterThan(40)
  for (const address of addresses) expect(visited).toContain(new URL(address).pathname)
})
