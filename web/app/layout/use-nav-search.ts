import { localizePath } from '@aurivane/contract/locales'
import { useMemo, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { useLocale } from '../i18n/language.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { useContentSearch } from '../search/use-content-search.ts'
import { arrangeHits, type Hit } from './arrange-hits.ts'

const NONE = -1

/**
 * The state of the keyword search: the query, the hits in the menu and in the texts, and the highlighted hit. There are no
 * hits while it is not in use.
 */
export function useNavSearch(isInUse: boolean, onDone: () => void) {
  const { t } = useTranslation('frame')
  const locale = useLocale()
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const [highlighted, setHighlighted] = useState(NONE)
  const wanted = isInUse ? query.trim() : ''
  const { find, isLoading, prepare } = useContentSearch(wanted)
  const found = useMemo(() => find?.(wanted) ?? [], [find, wanted])
  const { pages, contents } = arrangeHits(wanted, t('nav', { returnObjects: true }), found)
  const hits = [...pages, ...contents]

  function type(text: string) {
    setQuery(text)
    setHighlighted(NONE)
  }

  function open(hit: Hit | undefined) {
    if (!hit) return
    type('')
    onDone()
    const place = 'entry' in hit ? hit.entry : hit
    if ('href' in place) window.open(place.href, '_blank', 'noopener,noreferrer')
    else void navigate(localizePath(place.to, locale))
  }

  function move(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || hits.length === 0) return
    event.preventDefault()
    setHighlighted(nextOf(highlighted, step, hits.length))
  }

  function submit() {
    const hit = hits[highlighted] ?? hits[0]
    // Submitted while the index is loading: opens the first hit once it has loaded.
    if (!hit && isLoading) void prepare().then((findNow) => open(findNow?.(wanted)[0]))
    else open(hit)
  }

  return {
    query,
    pages,
    contents,
    count: hits.length,
    highlighted,
    isLoading,
    prepare: () => void prepare(),
    type,
    move,
    open,
    submit,
    hasNoMatches: wanted !== '' && hits.length === 0 && !isLoading,
    hasOutcome: wanted !== '',
  }
}

/** Wraps around; -1, where nothing is highlighted, lies between the last and the first hit. */
function nextOf(current: number, step: number, count: number): number {
  return ((current + 1 + step + count + 1) % (count + 1)) - 1
}
