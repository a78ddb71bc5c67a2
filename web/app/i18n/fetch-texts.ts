import { productCodeOf, type Locale } from '@aurivane/contract/locales'
import { createInstance } from 'i18next'
import HttpBackend, { type HttpBackendOptions } from 'i18next-http-backend'
import { readTextsVersion } from '../boot/document-data.ts'
import type { Namespace } from '../texts/texts.ts'
import type { Bundles } from './text-store.ts'

/**
 * Reads texts from where the build has put them. i18next's own connector is what the specification describes: ten
 * reads at once, five retries, 350 ms doubling. Having resources, it fetches nothing that nobody asked for.
 */
const i18n = createInstance()
const ready = i18n.use(HttpBackend).init<HttpBackendOptions>({
  lng: 'en',
  fallbackLng: false,
  defaultNS: 'translation',
  resources: {},
  backend: {
    loadPath: ([language], [namespace]) =>
      `/locales/${productCodeOf(language as Locale)}/${namespace}-${readTextsVersion()}.json`,
  },
})

export async function fetchTexts(locale: Locale, namespaces: readonly Namespace[]): Promise<Bundles> {
  await ready
  await i18n.reloadResources([locale], namespaces)
  const bundles: Bundles = {}
  for (const namespace of namespaces) {
    const bundle: unknown = i18n.getResourceBundle(locale, namespace)
    if (typeof bundle === 'object' && bundle !== null) bundles[namespace] = bundle
  }
  return bundles
}
