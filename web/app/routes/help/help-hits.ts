import { useMemo } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { MarkedPiece } from '../../search/mark-words.ts'
import type { ContentHit, FindContents } from '../../search/search-contents.ts'
import { listPages, listQuestions } from './help-items.ts'
import { searchHelp, type HelpItem } from './search-help.ts'

const CONTENT_HITS_MAX = 20

/** Pages first, then hits in the texts. Until the search index has loaded, the questions of the FAQ are searched instead. */
export function useHelpHits(query: string, find: FindContents | null) {
  const { t } = useTranslation('help')
  const { t: tFaq } = useTranslation('faq')
  return useMemo(() => {
    const pages = present(query, listPages(t('pages', { returnObjects: true })))
    const known = new Set(pages.map(({ to }) => to))
    const questions = () =>
      listQuestions({
        entries: tFaq('entries', { returnObjects: true }),
        categories: tFaq('categories', { returnObjects: true }),
        questionIn: (category) => t('search.question', { category }),
      })
    const contents = find ? find(query, true) : present(query, questions())
    return { pages, contents: contents.filter(({ to }) => !known.has(to)).slice(0, CONTENT_HITS_MAX) }
  }, [query, find, t, tFaq])
}

function present(query: string, items: readonly HelpItem[]): ContentHit[] {
  return searchHelp(query, items).map(({ to, kind, title, text }) => {
    return { to, label: kind, title: unmarked(title), excerpt: unmarked(text) }
  })
}

function unmarked(text: string): MarkedPiece[] {
  return [{ text, isMarked: false, start: 0 }]
}
