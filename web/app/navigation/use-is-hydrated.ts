import { useOnceHydrated } from './use-once-hydrated.ts'

/** False in the prerendered page and its first render in the browser. */
export function useIsHydrated(): boolean {
  return useOnceHydrated(
    () => true,
    () => false,
  )
}
