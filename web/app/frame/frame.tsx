import { TOAST_CLOSE_MS } from '@aurivane/contract/limits'
import type { ReactNode } from 'react'
import { useTexts } from '../i18n/use-texts.ts'
import { Toasts } from '../ui/toasts.tsx'
import { SiteFooter } from './footer/site-footer.tsx'
import { SiteHeader } from './header/site-header.tsx'
import { NewTabNote } from './new-tab-note.tsx'
import { PromoBanner } from './promo-banner.tsx'
import { SessionNotice } from './session-notice.tsx'
import { useTheme } from './theme.ts'
import { Ticker } from './ticker/ticker.tsx'

type Props = { hasTicker: boolean; children: ReactNode }

/** Everything round the page: skip link, banner, header, ticker, main, footer, toasts. */
export function Frame({ hasTicker, children }: Props) {
  const { texts } = useTexts('frame')
  const { texts: words } = useTexts('translation')
  const { theme } = useTheme()
  return (
    <>
      <a className="skip" href="#main">
        {texts.skip}
      </a>
      <PromoBanner />
      <SiteHeader />
      <SessionNotice />
      {hasTicker ? <Ticker /> : null}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <NewTabNote />
      <Toasts
        label={texts.messages}
        closeLabel={words.close}
        theme={theme === 'Dark' ? 'dark' : 'light'}
        closeAfterMs={TOAST_CLOSE_MS}
      />
    </>
  )
}
