import { locales, localizePath } from '@aurivane/contract/locales'
import { gatedPaths } from '@aurivane/contract/paths'
import { allPaths } from '../support/addresses.ts'
import { expectPageOpens, test } from '../support/page-checks.ts'
import { bringSession } from '../support/people.ts'

/** English is part of the journeys: ../pages.spec.ts. */
for (const locale of locales.filter((each) => each !== 'en')) {
  for (const path of allPaths) {
    test(`${localizePath(path, locale)} opens in both themes without a complaint`, async ({
      page,
      member,
      complaints,
    }) => {
      if (gatedPaths.includes(path)) await bringSession(page, member)
      await expectPageOpens(page, path, locale, complaints)
    })
  }
}
