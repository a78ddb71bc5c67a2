import { useOnceHydrated } from './use-once-hydrated.ts'

/** False on the server and during hydration. */
export function useIsHydrated(): boolean {
  return useOnceHydrated(
    () => true,
    () => false,
  )
}
