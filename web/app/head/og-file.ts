import type { Locale } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'

/** `/` in German is `home-de.jpg`, `/how-this-works` in English `how-this-works-en.jpg`. */
export function ogFileOf(path: string, locale: Locale): string {
  const name = path === paths.home ? 'home' : path.slice(1).replaceAll('/', '-')
  return `${name}-${locale}.jpg`
}

/** Names no share of losing investors, for operators that state their own. */
export function ogFileWithoutFigure(locale: Locale): string {
  return `without-figure-${locale}.jpg`
}

type Facts = { areLossesStated: boolean; hasFile: (url: string) => boolean }

/** The address of a page's preview picture; a page without one of its own shows that of the home page. */
export function ogPathOf(path: string, locale: Locale, { areLossesStated, hasFile }: Facts): string {
  if (areLossesStated) return `/og/${ogFileWithoutFigure(locale)}`
  const own = `/og/${ogFileOf(path, locale)}`
  return hasFile(own) ? own : `/og/${ogFileOf(paths.home, locale)}`
}
