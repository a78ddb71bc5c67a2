import { locales, localizePath } from '@aurivane/contract/locales'
import { gatedPaths } from '@aurivane/contract/paths'
import { allPaths } from '../support/addresses.ts'
import { expectPageOpensInBothThemes, test } from '../support/page-checks.ts'
import { bringSession } from '../support/people.ts'

for (const locale of locales) {
  for (const path of allPaths) {
    test(`${localizePath(path, locale)} opens in both themes without a complaint`, async ({
      page,
      member,
      complaints,
    }) => {
      if (gatedPaths.includes(path)) await bringSession(page, member)
      await expectPageOpensInBothThemes(page, path, locale, complaints)
    })
  }
}
