import type { Locale } from '@aurivane/contract/locales'
import type { i18n as I18n } from 'i18next'
import type { Page } from '../routes.ts'
import { describePage } from './page-head.ts'

/** Keeps title, description, language and canonical address true while the app moves from page to page. */
export function applyPageHead(i18n: I18n, locale: Locale, page: Page, path: string) {
  const head = describePage(i18n, locale, page, path)
  document.title = head.title
  document.documentElement.lang = locale
  setAttribute('meta[name="description"]', 'content', head.description)
  setAttribute('link[rel="canonical"]', 'href', new URL(head.canonical, location.origin).href)
}

function setAttribute(selector: string, name: string, value: string) {
  document.head.querySelector(selector)?.setAttribute(name, value)
}
