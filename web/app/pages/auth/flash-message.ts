import { useLocation } from 'react-router'
import { useOnceHydrated } from '../../navigation/use-once-hydrated.ts'

type FlashState = { message: string }

/** What the next page shall say, for `navigate(path, { state })`. */
export function withMessage(message: string): FlashState {
  return { message }
}

/** What the page before wanted said here: null until the app runs, since the prerendered page knows no history. */
export function useFlashMessage(): string | null {
  const state: unknown = useLocation().state
  return useOnceHydrated(
    () => (isFlashState(state) ? state.message : null),
    () => null,
  )
}

function isFlashState(state: unknown): state is FlashState {
  return (
    typeof state === 'object' && state !== null && 'message' in state && typeof state.message === 'string'
  )
}
