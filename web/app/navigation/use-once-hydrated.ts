import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/**
 * What only the browser knows: `before` in the prerendered page and its first render in the browser, so that both are the
 * same. Nothing is drawn again where that was right.
 */
export function useOnceHydrated<Value extends string | boolean | null>(
  read: () => Value,
  before: () => Value,
): Value {
  return useSyncExternalStore(subscribe, read, before)
}
