import { brand } from '@aurivane/contract/brand'
import { DEFAULT_LOCALE, locales, localizePath, type Locale } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { fillText } from '../i18n/fill-text.ts'
import type { TextStore } from '../i18n/text-store.ts'
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
export function describePage(store: TextStore, locale: Locale, page: Page, path: string): PageHead {
  const { title, description } = readMeta(store, locale, page, path)
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

function readMeta(store: TextStore, locale: Locale, page: Page, path: string): PageMeta {
  const key = page.metaKey ?? 'meta'
  const texts = store.get(locale, namespacesOf(page, path)[0])
  return {
    title: fillText(texts, `${key}.title`, locale),
    description: fillText(texts, `${key}.description`, locale),
  }
}
