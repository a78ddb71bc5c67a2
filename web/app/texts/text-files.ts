import { productCodeOf, type Locale } from '@aurivane/contract/locales'

/** The texts of every page are one file of this name; every other namespace is a file of its own. */
export const EVERYWHERE_FILE = 'everywhere'

/** All names carry one version, so that a page needs to know no more than that. */
export function textFileOf(locale: Locale, name: string, version: string): string {
  return `/locales/${productCodeOf(locale)}/${name}-${version}.json`
}
