import type { Locale } from '@aurivane/contract/locales'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { applyPageHead } from '../head/apply-page-head.ts'
import { rememberLocale } from '../i18n/detect-locale.ts'
import { recordShown } from '../i18n/language.tsx'
import { pathWithoutLanguage } from '../i18n/path-language.ts'
import type { TextStore } from '../i18n/text-store.ts'
import type { Page } from '../routes.ts'

/** What happens in the document when a page has been drawn: language, title, and focus on its heading. */
export function useArrival(store: TextStore, locale: Locale, page: Page) {
  const { pathname, key, hash } = useLocation()
  const path = pathWithoutLanguage(pathname)
  const lastPath = useRef(path)

  useEffect(() => {
    recordShown(key, locale)
    rememberLocale(locale)
    store.choose(locale)
    applyPageHead(store, locale, page, path)
  }, [store, key, locale, page, path])

  useEffect(() => {
    if (lastPath.current === path) return
    lastPath.current = path
    if (!hash) focusHeading()
  }, [path, hash])
}

/** A reader who cannot see the page change hears the new heading. */
function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
