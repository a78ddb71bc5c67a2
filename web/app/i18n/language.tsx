import { DEFAULT_LOCALE, splitPath, type Locale } from '@aurivane/contract/locales'
import type { i18n as I18n } from 'i18next'
import { createContext, use, useMemo, type ReactNode } from 'react'
import { useLocation } from 'react-router'

type LanguageInUse = { i18n: I18n; locale: Locale }

const InstanceContext = createContext<I18n | null>(null)
const LanguageContext = createContext<LanguageInUse | null>(null)

/** Holds the i18next instance above the router. */
export const TextsProvider = InstanceContext.Provider

/**
 * The language each history entry was shown in. An address without prefix is shown in the reader's language, and that
 * may change: going back must show what was there.
 */
const shownIn = new Map<string, Locale>()

export function recordShown(historyKey: string, locale: Locale) {
  shownIn.set(historyKey, locale)
}

/** The language the reader has chosen, or was given by the server. */
export function currentLocale(i18n: I18n): Locale {
  return (i18n.language as Locale | undefined) ?? DEFAULT_LOCALE
}

/** Below the router: the language of the address, for everything inside. */
export function Language({ children }: { children: ReactNode }) {
  const i18n = use(InstanceContext)
  if (!i18n) throw new Error('There are no texts above this component')
  const { pathname, key } = useLocation()
  const locale = splitPath(pathname).locale ?? shownIn.get(key) ?? currentLocale(i18n)
  const language = useMemo(() => ({ i18n, locale }), [i18n, locale])
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
