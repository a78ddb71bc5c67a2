import { useSearchParams } from 'react-router'
import { useOnceHydrated } from './use-once-hydrated.ts'

/**
 * One value of the query; null until hydrated, since documents do not depend on it. Setting it keeps the scroll position and
 * adds a history entry.
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
