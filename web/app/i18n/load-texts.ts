import { DEFAULT_LOCALE, type Locale } from '@aurivane/contract/locales'
import type { Namespace } from '../texts/texts.ts'
import type { TextStore } from './text-store.ts'

/** Fetches what is missing. A language that cannot be reached is replaced by English rather than by an error. */
export async function loadTexts(store: TextStore, locale: Locale, namespaces: readonly Namespace[]) {
  const missing = namespaces.filter((namespace) => !store.has(locale, namespace))
  if (missing.length === 0) return
  // i18next reads the texts of further pages; the first page needs neither it nor its weight.
  const { fetchTexts } = await import('./fetch-texts.ts')
  store.add(locale, await fetchTexts(locale, missing))
  const lost = missing.filter(
    (namespace) => ![locale, DEFAULT_LOCALE].some((any) => store.has(any, namespace)),
  )
  if (lost.length > 0 && locale !== DEFAULT_LOCALE) {
    store.add(DEFAULT_LOCALE, await fetchTexts(DEFAULT_LOCALE, lost))
  }
}
