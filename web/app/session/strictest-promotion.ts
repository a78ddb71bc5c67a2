import {
  POLICY_COOKIE,
  promotionOfCookie,
  strictestPromotion,
  type Promotion,
} from '@aurivane/contract/promotion'
import { useSyncExternalStore } from 'react'
import { readCookie } from './cookies.ts'
import { useSessionStore } from './session-context.ts'
import { createStore, useStore } from '../components/store.ts'

/** In the country selected on the registration form; `on` when the form is left. Nothing is stored. */
export const chosenPromotion = createStore<Promotion>('on')

/**
 * Whether return figures are shown: the strictest of the document as it was `rendered`, the account and the country being chosen. The session check
 * sets the cookie by the country of the account.
 */
export function useStrictestPromotion(rendered: Promotion): Promotion {
  const session = useSessionStore()
  const chosen = useStore(chosenPromotion)
  return useSyncExternalStore(
    session.subscribe,
    () => strictestPromotion(rendered, promotionOfCookie(readCookie(document.cookie, POLICY_COOKIE)), chosen),
    () => rendered,
  )
}
