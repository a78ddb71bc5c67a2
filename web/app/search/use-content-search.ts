import { productCodeOf, type Locale } from '@aurivane/contract/locales'
import { useEffect, useState } from 'react'
import { readTextsVersion } from '../boot/document-data.ts'
import { useLocale } from '../i18n/language.tsx'
import { fillSupport } from '../features/support-email.ts'
import type { FindContents } from './search-contents.ts'
import { SEARCH_FILE, type SearchIndex } from './search-index.ts'

const searches = new Map<Locale, Promise<FindContents | null>>()

/**
 * The search in our own texts, loaded on first use: by `prepare` when the field gets the focus, or by the first query.
 * `find` is null until it has loaded, or if loading failed.
 */
export function useContentSearch(query: string) {
  const locale = useLocale()
  const [outcome, setOutcome] = useState<{ locale: Locale; find: FindContents | null }>()
  const isWanted = query !== ''
  const isKnown = outcome?.locale === locale
  useEffect(() => {
    if (isWanted && !isKnown) void load(locale).then((find) => setOutcome({ locale, find }))
  }, [isWanted, isKnown, locale])

  async function prepare() {
    const find = await load(locale)
    setOutcome({ locale, find })
    return find
  }
  return { find: isKnown ? outcome.find : null, isLoading: isWanted && !isKnown, prepare }
}

/** Calling it again after a failure retries. */
function load(locale: Locale): Promise<FindContents | null> {
  const search =
    searches.get(locale) ??
    fetchSearch(locale).catch(() => {
      searches.delete(locale)
      return null
    })
  searches.set(locale, search)
  return search
}

async function fetchSearch(locale: Locale): Promise<FindContents> {
  const file = `/locales/${productCodeOf(locale)}/${SEARCH_FILE}-${readTextsVersion()}.json`
  const [{ searchContents }, answer] = await Promise.all([import('./search-contents.ts'), fetch(file)])
  if (!answer.ok) throw new Error(`${file} answered ${answer.status}`)
  return searchContents(JSON.parse(fillSupport(await answer.text())) as SearchIndex)
}
