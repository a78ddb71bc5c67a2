import type { Locale } from '@aurivane/contract/locales'
import type { TextStore } from '../i18n/text-store.ts'
import type { Page } from '../routes.ts'
import { describePage } from './page-head.ts'

/** Keeps title, description, language and canonical address true while the app moves from page to page. */
export function applyPageHead(store: TextStore, locale: Locale, page: Page, path: string) {
  const head = describePage(store, locale, page, path)
  document.title = head.title
  document.documentElement.lang = locale
  setAttribute('meta[name="description"]', 'content', head.description)
  setAttribute('link[rel="canonical"]', 'href', new URL(head.canonical, location.origin).href)
}

function setAttribute(selector: string, name: string, value: string) {
  document.head.querySelector(selector)?.setAttribute(name, value)
}
