import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { TextsProvider } from './i18n/language.tsx'
import type { TextStore } from './i18n/text-store.ts'
import type { SessionStore } from './session/session-store.ts'

type Props = { texts: TextStore; store: SessionStore; children: ReactNode }

/** What stands above the router, in the browser and while prerendering alike. */
export function App({ texts, store, children }: Props) {
  return (
    <Provider store={store}>
      <TextsProvider value={texts}>{children}</TextsProvider>
    </Provider>
  )
}
