import { localeOfPath, type Locale } from '@aurivane/contract/locales'
import { createContext, use, useMemo, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { TextStore } from './text-store.ts'

type LanguageInUse = { store: TextStore; locale: Locale }

const StoreContext = createContext<TextStore | null>(null)
const LanguageContext = createContext<LanguageInUse | null>(null)

/** Holds the texts above the router. */
export const TextsProvider = StoreContext.Provider

/**
 * The language each history entry was shown in. An address without prefix is shown in the reader's language, and that
 * may change: going back must show what was there.
 */
const shownIn = new Map<string, Locale>()

export function recordShown(historyKey: string, locale: Locale) {
  shownIn.set(historyKey, locale)
}

/** Below the router: the language of the address, for everything inside. */
export function Language({ children }: { children: ReactNode }) {
  const store = use(StoreContext)
  if (!store) throw new Error('There are no texts above this component')
  const { pathname, key } = useLocation()
  const locale = localeOfPath(pathname) ?? shownIn.get(key) ?? store.chosen()
  const language = useMemo(() => ({ store, locale }), [store, locale])
  return <LanguageContext value={language}>{children}</LanguageContext>
}

export function useLanguage(): LanguageInUse {
  const language = use(LanguageContext)
  if (!language) throw new Error('There is no language above this component')
  return language
}

/** The language of the page being shown: 'en', 'it' or 'de'. */
export function useLocale(): Locale {
  return useLanguage().locale
}
