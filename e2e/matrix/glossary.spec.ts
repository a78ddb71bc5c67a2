import { expect } from '@playwright/test'
import { locales, localizePath, type Locale } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { publicPaths } from '../support/addresses.ts'
import { openPage, openRunningPage, test } from '../support/site.ts'

const words: Record<Locale, { heading: string; first: string; last: string; search: string }> = {
  en: { heading: 'Glossary', first: 'ask price', last: 'volatility', search: 'Search the site' },
  it: { heading: 'Glossario', first: 'broker', last: 'volatilità', search: 'Cerca nel sito' },
  de: { heading: 'Glossar', first: 'Basiswährung', last: 'Zinseszins', search: 'Website durchsuchen' },
}

for (const locale of locales) {
  const said = words[locale]

  test(`the glossary lists 38 terms by their names (${locale})`, async ({ page }) => {
    await openPage(page, paths.glossary, locale)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.heading)
    const terms = page.getByRole('main').getByRole('term')
    await expect(terms).toHaveCount(38)
    const names = await terms.allTextContents()
    expect(names).toEqual(names.toSorted(new Intl.Collator(locale).compare))
    await expect(terms.first()).toHaveText(said.first)
    await expect(terms.last()).toHaveText(said.last)
    for (const term of await terms.all()) await expect(term).toHaveId(/^[a-z]+(-[a-z]+)*$/)
  })

  test(`a hash and the search lead to a term (${locale})`, async ({ page }) => {
    await openRunningPage(page, paths.faq, locale)
    await page.getByRole('banner').getByRole('combobox', { name: said.search }).fill('slippage')
    await page
      .getByRole('option')
      .filter({ hasText: /slippage/i })
      .filter({ hasText: said.heading })
      .click()
    await expect(page).toHaveURL(localizePath(`${paths.glossary}#slippage`, locale))
    await expect(page.locator('#slippage')).toBeInViewport()

    await page.goto('about:blank')
    await openPage(page, `${paths.glossary}#volatility`, locale)
    await expect(page.locator('#volatility')).toBeInViewport()
  })
}

test('no page links to a term that the glossary does not have', async ({ page, request }) => {
  await openPage(page, paths.glossary)
  const ids = await page.locator('dt[id]').evaluateAll((terms) => terms.map(({ id }) => id))
  for (const path of publicPaths) {
    const html = await (await request.get(path)).text()
    const linked = [...html.matchAll(/href="\/glossary#([^"]*)"/g)].map(([, id]) => id)
    for (const id of linked) expect(ids, path).toContain(id)
  }
})
