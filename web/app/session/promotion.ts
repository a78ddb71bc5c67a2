import { findCountry } from '@aurivane/contract/countries'
import {
  POLICY_COOKIE,
  promotionIn,
  promotionOfCookie,
  strictestPromotion,
  type Promotion,
} from '@aurivane/contract/promotion'
import { createContext, use, useSyncExternalStore } from 'react'
import { operatorFile } from '../features/operator.ts'
import { readCookie } from './cookies.ts'
import { useSessionStore } from './session-context.ts'

const PromotionContext = createContext<Promotion>('on')

/** As the document was rendered: by the visitor's country and the cookie. */
export const PromotionProvider = PromotionContext.Provider

let chosen: string | null = null
const listeners = new Set<() => void>()

/** The country selected on the registration form; null when the form is left. Nothing is stored. */
export function chooseCountry(name: string | null) {
  chosen = name
  for (const listener of listeners) listener()
}

/** Whether return figures are shown: the strictest of document, cookie, account and the country being chosen. */
export function usePromotion(): Promotion {
  const document = use(PromotionContext)
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
    () =>
      strictestPromotion(
        document,
        promotionOfCookie(readCookie(globalThis.document.cookie, POLICY_COOKIE)),
        promotionInCountry(session.get().userInfo?.country),
        promotionInCountry(chosen),
      ),
    () => document,
  )
}

function promotionInCountry(name: string | null | undefined): Promotion {
  const country = name ? findCountry(name) : null
  return country ? promotionIn(country.code, operatorFile().promotionOff) : 'on'
}
