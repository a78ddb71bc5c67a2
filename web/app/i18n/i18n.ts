import type { Locale } from '@aurivane/contract/locales'
import { DEFAULT_LOCALE, locales } from '@aurivane/contract/locales'
import { createInstance, type BackendModule, type i18n as I18n, type Resource } from 'i18next'
import { everywhere, type Namespace } from '../texts/texts.ts'

/**
 * An instance that already holds the texts of one page. Given resources, i18next fetches nothing by itself, so the
 * fallback language is not downloaded beside the chosen one; further pages call `loadTexts`.
 */
export function createI18n(locale: Locale, resources: Resource, backend?: BackendModule) {
  const instance = createInstance()
  if (backend) instance.use(backend)
  void instance.init({
    lng: locale,
    supportedLngs: [...locales],
    fallbackLng: DEFAULT_LOCALE,
    ns: [...everywhere],
    defaultNS: 'translation',
    resources,
    initAsync: false,
    returnObjects: false,
    interpolation: { escapeValue: false },
  })
  return instance
}

/** Fetches what is missing. A language that cannot be reached is replaced by English rather than by an error. */
export async function loadTexts(i18n: I18n, locale: Locale, namespaces: readonly Namespace[]) {
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(locale, namespace))
  if (missing.length === 0) return
  await i18n.reloadResources([locale], missing)
  const lost = missing.filter(
    (namespace) =>
      !i18n.hasResourceBundle(locale, namespace) && !i18n.hasResourceBundle(DEFAULT_LOCALE, namespace),
  )
  if (lost.length > 0 && locale !== DEFAULT_LOCALE) await i18n.reloadResources([DEFAULT_LOCALE], lost)
}
