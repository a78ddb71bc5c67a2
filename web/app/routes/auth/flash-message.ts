import { useLocation } from 'react-router'
import { useOnceHydrated } from '../../navigation/use-once-hydrated.ts'

type FlashState = { message: string }

/** The history state that passes a message to the next page: `navigate(path, { state: withMessage(…) })`. */
export function withMessage(message: string): FlashState {
  return { message }
}

/** The message passed by the previous page; null until hydration, since the server does not know the history state. */
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
