import { existsSync } from 'node:fs'
import type { Locale } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'

export const ogFolder = new URL('../public/og/', import.meta.url)

/** `/` in German is `home-de.jpg`, `/how-this-works` in English `how-this-works-en.jpg`. */
export function ogFileOf(path: string, locale: Locale): string {
  const name = path === paths.home ? 'home' : path.slice(1).replaceAll('/', '-')
  return `${name}-${locale}.jpg`
}

/** The address of a page's preview image; a page that has none of its own (yet) shows that of the home page. */
export function ogPathOf(path: string, locale: Locale): string {
  const file = ogFileOf(path, locale)
  return `/og/${existsSync(new URL(file, ogFolder)) ? file : ogFileOf(paths.home, locale)}`
}
