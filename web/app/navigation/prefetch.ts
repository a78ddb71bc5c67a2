import { createContext, use, useMemo } from 'react'

type Prefetch = (path: string) => void

const PrefetchContext = createContext<Prefetch>(() => undefined)

/** Set by the browser's entry, which knows the routes; the server prefetches nothing. */
export const PrefetchProvider = PrefetchContext.Provider

/** Code and texts of the next page are fetched when the pointer or the focus reaches a link to it. */
export function usePagePrefetch(address: string) {
  const prefetch = use(PrefetchContext)
  return useMemo(() => {
    const start = () => prefetch(address.split(/[?#]/)[0] ?? address)
    return { onPointerEnter: start, onFocus: start }
  }, [prefetch, address])
}
