import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/**
 * A value that only the browser knows. It is `before()` on the server and during hydration, so that both match; the
 * component renders again only if `read()` differs.
 */
export function useOnceHydrated<Value extends string | number | boolean | null>(
  read: () => Value,
  before: () => Value,
): Value {
  return useSyncExternalStore(subscribe, read, before)
}
