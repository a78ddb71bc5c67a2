import { expect, type Page } from '@playwright/test'
import { locales } from '@aurivane/contract/locales'
import { gatedPaths, paths } from '@aurivane/contract/paths'
import { allPaths } from '../support/addresses.ts'
import { bringSession, makeMember } from '../support/people.ts'
import { openPage, riskWarnings, test } from '../support/site.ts'

type Claim = { text: string; isWarned: boolean }

/** 5% a month and 1% a week, however they are put in the three languages. */
const claimed = String.raw`(?<![\d.,])(5\s?%[^.;:]{0,30}\b(month|mese|monat)|1\s?%[^.;:]{0,30}\b(week|settimana|woche))`

/** Every element whose own words name a return, and whether its block carries the warning. */
function findClaims(page: Page, warning: string): Promise<Claim[]> {
  return page.evaluate(
    ([pattern, wanted]) => {
      const names = new RegExp(pattern, 'i')
      const blocks = 'p, li, dd, dt, td, th, h1, h2, h3, h4, summary, figcaption, caption, label, div'
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found = new Set<Element>()
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement
        if (!parent || parent.closest('script, style')) continue
        const block = parent.closest(blocks)
        if (block && names.test(block.textContent)) found.add(block)
      }
      const innermost = [...found].filter(
        (element) => ![...found].some((other) => other !== element && element.contains(other)),
      )
      return innermost.map((element) => ({
        text: element.textContent.slice(0, 120),
        isWarned: element.closest('[data-claim]')?.textContent.includes(wanted) ?? false,
      }))
    },
    [claimed, warning] as const,
  )
}

for (const locale of locales) {
  test(`no return is named without its risk warning in the same block (${locale})`, async ({ page }) => {
    const counts = new Map<string, number>()
    for (const path of allPaths.filter((candidate) => !gatedPaths.includes(candidate))) {
      await openPage(page, path, locale)
      const claims = await findClaims(page, riskWarnings[locale])
      expect(
        claims.filter(({ isWarned }) => !isWarned),
        path,
      ).toEqual([])
      counts.set(path, claims.length)
    }
    await bringSession(page, await makeMember())
    for (const path of gatedPaths) {
      await openPage(page, path, locale)
      const claims = await findClaims(page, riskWarnings[locale])
      expect(
        claims.filter(({ isWarned }) => !isWarned),
        path,
      ).toEqual([])
      counts.set(path, claims.length)
    }
    // Proves that the check finds claims: the banner is on every page, and these pages state returns of their own.
    for (const [path, count] of counts) expect(count, path).toBeGreaterThanOrEqual(1)
    for (const path of [paths.howThisWorks, paths.faq, paths.portfolios]) {
      expect(counts.get(path), path).toBeGreaterThan(1)
    }
    // The terms name no figure of their own: the one claim on that page is the banner's.
    expect(counts.get(paths.terms)).toBe(1)
  })
}
