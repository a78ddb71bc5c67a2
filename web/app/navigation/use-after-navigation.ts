import type { Locale } from '@aurivane/contract/locales'
import type { i18n as I18n } from 'i18next'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { rememberLocale } from '../i18n/detect-locale.ts'
import { recordShown } from '../i18n/language.tsx'
import { pathWithoutLanguage } from '../i18n/path-language.ts'

/** After navigation: stores the page's language and moves the focus to its heading. */
export function useAfterNavigation(i18n: I18n, locale: Locale) {
  const { pathname, key, hash } = useLocation()
  const path = pathWithoutLanguage(pathname)
  const lastPath = useRef(path)
  const isFirstPage = useRef(true)

  useEffect(() => {
    recordShown(key, locale)
    // The boot script has remembered the first page's language; another tab may have chosen a new one since.
    if (!isFirstPage.current) rememberLocale(locale)
    isFirstPage.current = false
    void i18n.changeLanguage(locale)
  }, [i18n, key, locale])

  useEffect(() => {
    if (lastPath.current === path) return
    lastPath.current = path
    focusQuietly(hash ? document.getElementById(hash.slice(1)) : findHeading())
  }, [path, hash])
}

function findHeading() {
  return document.querySelector<HTMLElement>('main h1')
}

/** Tells screen reader users which page has opened. Does not scroll: the router does. */
function focusQuietly(place: HTMLElement | null) {
  // The address changes before the page: a reader who has begun to type in the header's search goes on typing.
  if (!place || document.activeElement?.matches('input, textarea, select')) return
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: true })
}
