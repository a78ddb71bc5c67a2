import { brand } from '@aurivane/contract/brand'
import { DEFAULT_LOCALE, locales, localizePath, type Locale } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import type { i18n as I18n } from 'i18next'
import { namespacesOf } from '../navigation/find-page.ts'
import type { Page } from '../routes.ts'

export type PageMeta = { title: string; description: string }

export type PageHead = PageMeta & {
  /** The title without the brand: what the page is called among others. */
  name: string
  /** Below the origin, in the page's own language. */
  canonical: string
  alternates: readonly { hreflang: string; path: string }[]
  isIndexable: boolean
}

/** Title, description and addresses of a page in one language, for the prerenderer and for navigation in the app. */
export function describePage(i18n: I18n, locale: Locale, page: Page, path: string): PageHead {
  const { title, description } = readMeta(i18n, locale, page, path)
  return {
    title: path === paths.home ? `${brand.name} · ${title}` : `${title} · ${brand.name}`,
    name: title,
    description,
    canonical: localizePath(path, locale),
    alternates: [
      ...locales.map((other) => ({ hreflang: other as string, path: localizePath(path, other) })),
      { hreflang: 'x-default', path: localizePath(path, DEFAULT_LOCALE) },
    ],
    isIndexable: page.isIndexable,
  }
}

function readMeta(i18n: I18n, locale: Locale, page: Page, path: string): PageMeta {
  const key = page.metaKey ?? 'meta'
  const [namespace] = namespacesOf(page, path)
  // A page whose own language could not be loaded is shown in English.
  const read = (name: keyof PageMeta) =>
    [locale, DEFAULT_LOCALE]
      .map((language): unknown => i18n.getResource(language, namespace, `${key}.${name}`))
      .find((text) => typeof text === 'string') ?? ''
  return { title: read('title'), description: read('description') }
}
