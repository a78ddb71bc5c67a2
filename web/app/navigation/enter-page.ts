import { localeOfPath, localizePath } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import type { i18n as I18n } from 'i18next'
import { redirect, type MiddlewareFunction } from 'react-router'
import { chosenLocale } from '../i18n/language.tsx'
import { hasTexts, loadTexts } from '../i18n/load-texts.ts'
import { hasStoredUser, readCredentials } from '../session/auth-cookies.ts'
import { everywhere } from '../texts/texts.ts'
import { namespacesOf, type PageHandle } from './page-handle.ts'

/** Runs before a page is shown by navigation in the browser: access control, and the page's texts beside its code and data. */
export function enterPage(i18n: I18n, handle: PageHandle): MiddlewareFunction {
  return async ({ request, params }, next) => {
    const { pathname } = new URL(request.url)
    const locale = localeOfPath(pathname) ?? chosenLocale(i18n)
    const elsewhere = redirectOf(handle)
    if (elsewhere) throw redirect(localizePath(elsewhere, locale))

    const namespaces = namespacesOf(handle, params['slug'])
    await Promise.all([loadTexts(i18n, locale, [...everywhere, ...namespaces]), next()])
    // Only a bulletin post can be missing while the rest of the site is there.
    if (params['slug'] !== undefined && !hasTexts(i18n, locale, namespaces[0])) {
      throw redirect(localizePath(paths.bulletin, locale))
    }
  }
}

function redirectOf({ access }: PageHandle): string | null {
  if (access === 'gated' && !hasStoredUser()) return paths.login
  if (access === 'guest' && readCredentials()) return paths.home
  return null
}
