import { locales, localizePath, type Locale } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { describe, expect, it } from 'vitest'
import { allTexts } from '../app/texts/all-texts.ts'
import type { Texts } from '../app/texts/texts.ts'
import { readBuilt, renderBuiltSite } from './support/built-site.ts'

const { all, views } = await renderBuiltSite()

/** Terms that each page explains by a link at their first use. */
const explained: Record<string, string[]> = {
  [paths.whatIsForex]:
    'ask base-currency bid cfd counterparty-risk currency-pair gap leverage liquidity long lot margin margin-call pip quote-currency short slippage spread stop-out swap'.split(
      ' ',
    ),
  [paths.portfolios]: ['broker', 'drawdown', 'hypothetical-example', 'leverage', 'median'],
}

function linkedTerms(file: string, locale: Locale): string[] {
  const links = readBuilt(file).matchAll(
    new RegExp(`href="${localizePath(paths.glossary, locale)}#([^"]*)"`, 'g'),
  )
  return [...links].map(([, id = '']) => id)
}

describe.each(locales)('Terms of the glossary in %s', (locale) => {
  const pages = [...all, ...views].filter((page) => page.locale === locale)

  it.each(Object.entries(explained))('are linked once each on %s', (path, terms) => {
    const linked = linkedTerms(pages.find((page) => page.path === path)?.file ?? '', locale)
    expect(linked).toEqual(expect.arrayContaining(terms))
    expect(linked.toSorted()).toEqual([...new Set(linked)].toSorted())
  })

  it('have an entry wherever they are linked', () => {
    const { glossary } = allTexts[locale] as unknown as Texts
    for (const page of pages)
      for (const id of linkedTerms(page.file, locale)) expect(glossary.entries).toHaveProperty(id)
  })
})
