import type { ReactNode } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { AfterLogin } from './after-login.tsx'
import { SiteFooter } from './footer/site-footer.tsx'
import { SiteHeader } from './header/site-header.tsx'
import { NewTabNote } from './new-tab-note.tsx'
import { PromoBanner } from './promo-banner.tsx'
import { SessionNotice } from './session-notice.tsx'
import { ThemedToasts } from './themed-toasts.tsx'
import { Ticker } from './ticker/ticker.tsx'

type Props = { hasTicker: boolean; children: ReactNode }

/** Everything round the page: skip link, banner, header, ticker, main, footer, toasts. */
export function PageLayout({ hasTicker, children }: Props) {
  const { t } = useTranslation('frame')
  return (
    <>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <PromoBanner />
      <SiteHeader />
      <SessionNotice />
      <AfterLogin />
      {hasTicker ? <Ticker /> : null}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <NewTabNote />
      <ThemedToasts />
    </>
  )
}
