import { useSearchParams } from 'react-router'
import { readDocumentData } from '../boot/document-data.ts'
import { useOnceHydrated } from './use-once-hydrated.ts'

/**
 * One value of the query; until hydrated that of the document, which was drawn for a query or, mostly, for none. Setting it
 * keeps the scroll position and makes a history entry.
 */
export function useQuery(name: string): [string | null, (value: string) => void] {
  const [query, setQuery] = useSearchParams()
  const value = useOnceHydrated(
    () => query.get(name),
    () => (import.meta.env.SSR ? query : new URLSearchParams(readDocumentData().query)).get(name),
  )
  function setValue(value: string) {
    setQuery(
      (previous) => {
        const next = new URLSearchParams(previous)
        next.set(name, value)
        return next
      },
      { preventScrollReset: true },
    )
  }
  return [value, setValue]
}
