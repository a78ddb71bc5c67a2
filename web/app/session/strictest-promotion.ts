import {
  POLICY_COOKIE,
  promotionOfCookie,
  strictestPromotion,
  type Promotion,
} from '@aurivane/contract/promotion'
import { useSyncExternalStore } from 'react'
import { readCookie } from './cookies.ts'
import { useSessionStore } from './session-context.ts'

let chosen: Promotion = 'on'
const listeners = new Set<() => void>()

/** In the country selected on the registration form; `on` when the form is left. Nothing is stored. */
export function choosePromotion(promotion: Promotion) {
  chosen = promotion
  for (const listener of listeners) listener()
}

/**
 * Whether return figures are shown: the strictest of the document as it was `rendered`, the account and the country being chosen. The session check
 * sets the cookie by the country of the account.
 */
export function useStrictestPromotion(rendered: Promotion): Promotion {
  const session = useSessionStore()
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      const unsubscribe = session.subscribe(listener)
      return () => {
        listeners.delete(listener)
        unsubscribe()
      }
    },
    () => strictestPromotion(rendered, promotionOfCookie(readCookie(document.cookie, POLICY_COOKIE)), chosen),
    () => rendered,
  )
}
