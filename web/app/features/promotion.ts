import type { Promotion } from '@aurivane/contract/promotion'
import { createContext, use } from 'react'

const PromotionContext = createContext<Promotion>('on')

export const PromotionProvider = PromotionContext.Provider

/** Whether return figures are shown. */
export function usePromotion(): Promotion {
  return use(PromotionContext)
}
