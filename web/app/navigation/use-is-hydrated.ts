import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** False in the prerendered page and its first render in the browser, so that both are the same. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
