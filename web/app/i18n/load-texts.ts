import { DEFAULT_LOCALE, type Locale } from '@aurivane/contract/locales'
import type { i18n as I18n } from 'i18next'
import type { Namespace } from '../texts/texts.ts'

/** Fetches the namespaces that are missing. A language that cannot be fetched is replaced by English, not by an error. */
export async function loadTexts(i18n: I18n, locale: Locale, namespaces: readonly Namespace[]) {
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(locale, namespace))
  if (missing.length === 0) return
  await i18n.reloadResources([locale], missing)
  const lost = missing.filter((namespace) => !hasTexts(i18n, locale, namespace))
  if (lost.length > 0 && locale !== DEFAULT_LOCALE) await i18n.reloadResources([DEFAULT_LOCALE], lost)
}

/** In this language, or in English instead of it. */
export function hasTexts(i18n: I18n, locale: Locale, namespace: Namespace): boolean {
  return [locale, DEFAULT_LOCALE].some((language) => i18n.hasResourceBundle(language, namespace))
}
