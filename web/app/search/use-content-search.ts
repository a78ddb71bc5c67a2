import { productCodeOf, type Locale } from '@aurivane/contract/locales'
import { useEffect, useState } from 'react'
import { readTextsVersion } from '../boot/document-data.ts'
import { useLocale } from '../i18n/language.tsx'
import { fillSupport } from '../product/support-email.ts'
import type { FindContents } from './search-contents.ts'
import { SEARCH_FILE, type SearchIndex } from './search-index.ts'

const searches = new Map<Locale, Promise<FindContents | null>>()

/**
 * The search in our own texts. It is fetched when it is first used: `prepare` when the field gets the focus, and by
 * itself when there is something to look for. `find` is null until it is here, and if it cannot be fetched.
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

/** Asked again after a failure, it tries again. */
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
