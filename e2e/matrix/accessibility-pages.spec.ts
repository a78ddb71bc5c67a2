import type { Page } from '@playwright/test'
import { locales } from '@aurivane/contract/locales'
import { gatedPaths, paths } from '@aurivane/contract/paths'
import { allPaths } from '../support/addresses.ts'
import { expectNoViolations } from '../support/axe.ts'
import { admin, bringSession, makeMember } from '../support/people.ts'
import { openRunningPage, test } from '../support/site.ts'
import { switchLanguage, wide } from '../support/states.ts'

test.use({ viewport: wide, reducedMotion: 'reduce' })

/** One document for three languages: the links of the footer switch without a reload. */
async function lookInAllLanguages(page: Page, address: string, name: string) {
  for (const locale of locales) {
    if (locale === 'en') await openRunningPage(page, address)
    else await switchLanguage(page, address, locale)
    await expectNoViolations(page, { kind: 'pages', name })
  }
}

const tabs = { account: paths.profile, clubs: `${paths.profile}?select=clubs` }

for (const path of allPaths.filter((candidate) => !gatedPaths.includes(candidate))) {
  test(`${path} passes the checks of axe in three languages, both themes and two widths`, async ({
    page,
  }) => {
    test.slow()
    await lookInAllLanguages(page, path, path)
  })
}

for (const [name, address] of [
  ['/portfolios', paths.portfolios],
  ['/profile, account', tabs.account],
  ['/profile, clubs', tabs.clubs],
  ['/clubs, signed in', paths.clubs],
] as const) {
  test(`${name} passes the checks of axe for a member with a long name`, async ({ page }) => {
    test.slow()
    await bringSession(
      page,
      await makeMember({ firstName: 'Massimiliana Eleonora', lastName: 'Schwarzenbacher' }),
    )
    await lookInAllLanguages(page, address, name)
  })
}

test('/profile, administration passes the checks of axe', async ({ page }) => {
  test.slow()
  await bringSession(page, admin)
  await lookInAllLanguages(page, `${paths.profile}?select=admin`, '/profile, administration')
})
