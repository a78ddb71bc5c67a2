import { useSearchParams } from 'react-router'
import { useOnceHydrated } from './use-once-hydrated.ts'

/**
 * One value of the query, null until hydrated: the prerendered page knows no query. Setting it keeps the scroll
 * position and makes a history entry.
 */
export function useQuery(name: string): [string | null, (value: string) => void] {
  const [query, setQuery] = useSearchParams()
  const value = useOnceHydrated(() => query.get(name), null)
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
