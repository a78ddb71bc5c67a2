import { locales, type Locale } from '@aurivane/contract/locales'
import type { Texts } from '../../app/texts/texts.ts'
import type { AllTexts } from '../bundle.ts'
import { fitIndex } from './fit-index.ts'
import { listContents } from './list-contents.ts'

/** What the search reads, one file per language, as text: docs/decisions/0015-site-search-in-the-browser. */
export function buildIndexes(allTexts: AllTexts): Record<Locale, string> {
  const written = locales.map((locale) => {
    const texts = allTexts[locale] as unknown as Texts
    return [locale, fitIndex(listContents(texts, locale))] as const
  })
  return Object.fromEntries(written) as Record<Locale, string>
}
