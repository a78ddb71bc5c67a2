import type { Locale } from '@aurivane/contract/locales'
import type { i18n as I18n } from 'i18next'
import { hasTexts } from '../i18n/load-texts.ts'
import { namespacesOf } from '../navigation/find-page.ts'
import type { Page } from '../routes.ts'
import { describePage } from './page-head.ts'

/** Keeps title, description, language and addresses true while the app moves from page to page. */
export function applyPageHead(i18n: I18n, locale: Locale, page: Page, path: string) {
  document.documentElement.lang = locale
  // A page that could not be fetched has no title of its own; the error screen stands in its place.
  if (!hasTexts(i18n, locale, namespacesOf(page, path)[0])) return
  const head = describePage(i18n, locale, page, path)
  document.title = head.title
  setAttribute('meta[name="description"]', 'content', head.description)
  const { origin } = location
  const address = origin + head.canonical
  setAttribute('link[rel="canonical"]', 'href', address)
  setAttribute('meta[property="og:url"]', 'content', address)
  for (const version of head.alternates)
    setAttribute(`link[hreflang="${version.hreflang}"]`, 'href', origin + version.path)
}

function setAttribute(selector: string, name: string, value: string) {
  document.head.querySelector(selector)?.setAttribute(name, value)
}
