import { productCodeOf, type Locale } from '@aurivane/contract/locales'
import HttpBackend from 'i18next-http-backend'
import type { BackendModule } from 'i18next'

/** Where the build has put the texts. The version in the name changes with any text, so they are cached for good. */
export function createTextsBackend(version: string): BackendModule {
  return new HttpBackend(null, {
    loadPath: ([language], [namespace]) =>
      `/locales/${productCodeOf(language as Locale)}/${namespace}-${version}.json`,
  })
}
