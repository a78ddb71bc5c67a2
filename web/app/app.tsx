import type { i18n as I18n } from 'i18next'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { TextsProvider } from './i18n/language.tsx'
import type { SessionStore } from './session/session-store.ts'

type Props = { i18n: I18n; store: SessionStore; children: ReactNode }

/** What stands above the router, in the browser and while prerendering alike. */
export function App({ i18n, store, children }: Props) {
  return (
    <Provider store={store}>
      <TextsProvider value={i18n}>{children}</TextsProvider>
    </Provider>
  )
}
