import { localizePath } from '@aurivane/contract/locales'
import { useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { useLocale } from '../i18n/language.tsx'
import { useTexts } from '../i18n/use-texts.ts'
import { searchable, type Destination } from './navigation.ts'

export type Hit = { name: string; entry: Destination }

const NONE = -1

/** The keyword search over the menu: what was typed, what it finds, and which hit is highlighted. */
export function useNavSearch(onDone: () => void) {
  const { texts } = useTexts('frame')
  const locale = useLocale()
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const [highlighted, setHighlighted] = useState(NONE)
  const hits = findHits(query, texts.nav)

  function type(text: string) {
    setQuery(text)
    setHighlighted(NONE)
  }

  function open(hit: Hit | undefined) {
    if (!hit) return
    type('')
    onDone()
    const { entry } = hit
    if (entry.kind === 'external') window.open(entry.href, '_blank', 'noopener,noreferrer')
    else void navigate(localizePath(entry.to, locale))
  }

  function move(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || hits.length === 0) return
    event.preventDefault()
    setHighlighted(nextOf(highlighted, step, hits.length))
  }

  return {
    query,
    hits,
    highlighted,
    type,
    move,
    open,
    submit: () => open(hits[highlighted] ?? hits[0]),
    hasNoMatches: query.trim() !== '' && hits.length === 0,
  }
}

/** Round and round, with the field itself, where nothing is highlighted, between last and first. */
function nextOf(current: number, step: number, count: number): number {
  return ((current + 1 + step + count + 1) % (count + 1)) - 1
}

function findHits(query: string, names: Record<Destination['name'], string>): Hit[] {
  const wanted = query.trim().toLocaleLowerCase()
  if (wanted === '') return []
  return searchable
    .map((entry) => ({ entry, name: names[entry.name] }))
    .filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
}
