import type { i18n as I18n } from 'i18next'
import type { ReactNode } from 'react'
import { I18nProvider } from './i18n/language.tsx'
import { SessionProvider } from './session/session-context.ts'
import type { SessionStore } from './session/session-store.ts'

type Props = { i18n: I18n; session: SessionStore; children: ReactNode }

/** What stands above the router, in the browser and while prerendering alike. */
export function App({ i18n, session, children }: Props) {
  return (
    <SessionProvider value={session}>
      <I18nProvider value={i18n}>{children}</I18nProvider>
    </SessionProvider>
  )
}
