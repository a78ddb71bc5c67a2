import { DEFAULT_LOCALE, type Locale } from '@aurivane/contract/locales'
import { createInstance, type BackendModule, type i18n as I18n, type Resource } from 'i18next'
import type { Namespace } from '../texts/texts.ts'

export type Bundles = { [N in Namespace]?: object }

type Options = {
  locale: Locale
  /** The texts of the page, in its language. */
  bundles: Bundles
  /** Loads the texts of further pages; absent on the server, which has all of them. */
  backend?: BackendModule
}

/** One instance for the application in the browser, or for one rendered document. */
export function createI18n({ locale, bundles, backend }: Options): I18n {
  const i18n = createInstance()
  if (backend) i18n.use(backend)
  void i18n.init({
    lng: locale,
    fallbackLng: DEFAULT_LOCALE,
    defaultNS: 'translation',
    // Namespaces are loaded by the routes that need them, not by i18next itself.
    ns: [],
    resources: { [locale]: bundles } as Resource,
    partialBundledLanguages: true,
    initAsync: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
  })
  return i18n
}
