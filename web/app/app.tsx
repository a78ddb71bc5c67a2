import type { ReactNode } from 'react'
import { TextsProvider } from './i18n/language.tsx'
import type { TextStore } from './i18n/text-store.ts'
import { SessionProvider } from './session/session-context.ts'
import type { SessionStore } from './session/session-store.ts'

type Props = { texts: TextStore; session: SessionStore; children: ReactNode }

/** What stands above the router, in the browser and while prerendering alike. */
export function App({ texts, session, children }: Props) {
  return (
    <SessionProvider value={session}>
      <TextsProvider value={texts}>{children}</TextsProvider>
    </SessionProvider>
  )
}
