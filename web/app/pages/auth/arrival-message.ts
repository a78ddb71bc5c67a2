import { useLocation } from 'react-router'
import { useOnceHydrated } from '../../navigation/use-once-hydrated.ts'

type ArrivalState = { message: string }

/** What the next page shall say, for `navigate(path, { state })`. */
export function withMessage(message: string): ArrivalState {
  return { message }
}

/** What the page before wanted said here: null until the app runs, since the prerendered page knows no history. */
export function useArrivalMessage(): string | null {
  const state: unknown = useLocation().state
  return useOnceHydrated(
    () => (isArrivalState(state) ? state.message : null),
    () => null,
  )
}

function isArrivalState(state: unknown): state is ArrivalState {
  return (
    typeof state === 'object' && state !== null && 'message' in state && typeof state.message === 'string'
  )
}
