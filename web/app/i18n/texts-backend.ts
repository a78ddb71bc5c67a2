import { productCodeOf, type Locale } from '@aurivane/contract/locales'
import HttpBackend, { type HttpBackendOptions } from 'i18next-http-backend'
import { readTextsVersion } from '../boot/document-data.ts'

const options: HttpBackendOptions = {
  loadPath: ([language], [namespace]) =>
    `/locales/${productCodeOf(language as Locale)}/${namespace}-${readTextsVersion()}.json`,
}

/** Texts of further pages. i18next reads ten at once and retries five times, after 350 ms and then twice as long each time. */
export const textsBackend = { module: HttpBackend, options }
