import { DEFAULT_LOCALE, localeOfPath, parseLocale, type Locale } from '@aurivane/contract/locales'
import type { i18n as I18n } from 'i18next'
import { createContext, use, type ReactNode } from 'react'
import { useLocation } from 'react-router'

const I18nContext = createContext<I18n | null>(null)
const LocaleContext = createContext<Locale | null>(null)

/** Provides the texts; it is placed above the router. */
export const I18nProvider = I18nContext.Provider

/**
 * The language of each history entry. An address without prefix is shown in the reader's language, which may change, but
 * going back must show the page as it was.
 */
const shownIn = new Map<string, Locale>()

export function recordShown(historyKey: string, locale: Locale) {
  shownIn.set(historyKey, locale)
}

/** The language the reader has chosen, or was given by the server. */
export function chosenLocale(i18n: I18n): Locale {
  return parseLocale(i18n.language) ?? DEFAULT_LOCALE
}

/** Below the router: the language of the address, for everything inside. */
export function Language({ children }: { children: ReactNode }) {
  const i18n = useI18n()
  const { pathname, key } = useLocation()
  const locale = localeOfPath(pathname) ?? shownIn.get(key) ?? chosenLocale(i18n)
  return <LocaleContext value={locale}>{children}</LocaleContext>
}

export function useI18n(): I18n {
  const i18n = use(I18nContext)
  if (!i18n) throw new Error('useI18n needs <I18nProvider> above it')
  return i18n
}

/** The language of the page being shown: 'en', 'it' or 'de'. */
export function useLocale(): Locale {
  const locale = use(LocaleContext)
  if (!locale) throw new Error('useLocale needs <Language> above it')
  return locale
}
