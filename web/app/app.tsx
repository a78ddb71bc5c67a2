import type { Promotion as PromotionName } from '@aurivane/contract/promotion'
import type { i18n as I18n } from 'i18next'
import type { ReactNode } from 'react'
import { PublicUrlProvider } from './head/page-head.tsx'
import { PromotionProvider } from './features/promotion.ts'
import { I18nProvider } from './i18n/language.tsx'
import { useStrictestPromotion } from './session/strictest-promotion.ts'
import { SessionProvider } from './session/session-context.ts'
import type { SessionStore } from './session/session-store.ts'

type Props = {
  i18n: I18n
  session: SessionStore
  publicUrl: string
  promotion: PromotionName
  children: ReactNode
}

/** The providers around the router, in the browser and on the server. */
export function App({ i18n, session, publicUrl, promotion, children }: Props) {
  return (
    <PublicUrlProvider value={publicUrl}>
      <SessionProvider value={session}>
        <Promotion rendered={promotion}>
          <I18nProvider value={i18n}>{children}</I18nProvider>
        </Promotion>
      </SessionProvider>
    </PublicUrlProvider>
  )
}

function Promotion({ rendered, children }: { rendered: PromotionName; children: ReactNode }) {
  return <PromotionProvider value={useStrictestPromotion(rendered)}>{children}</PromotionProvider>
}
