import { useSearchParams } from 'react-router'
import { useOnceHydrated } from './use-once-hydrated.ts'

/**
 * One parameter of the query; null until hydration, because documents are rendered without it. Setting it adds a history
 * entry and keeps the scroll position.
 */
export function useQuery(name: string): [string | null, (value: string) => void] {
  const [query, setQuery] = useSearchParams()
  const value = useOnceHydrated(
    () => query.get(name),
    () => null,
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
