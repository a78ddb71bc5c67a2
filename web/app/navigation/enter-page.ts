import { localeOfPath, localizePath } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import type { i18n as I18n } from 'i18next'
import { redirect, type LoaderFunction } from 'react-router'
import { chosenLocale } from '../i18n/language.tsx'
import { hasTexts, loadTexts } from '../i18n/load-texts.ts'
import type { Page } from '../routes.ts'
import { hasStoredUser, readCredentials } from '../session/auth-cookies.ts'
import { everywhere } from '../texts/texts.ts'
import { namespacesOf } from './find-page.ts'
import { loadPage } from './page-slot.tsx'

/** Before a page is shown in the app: may this visitor see it, and are its code and texts here? */
export function enterPage(i18n: I18n, page: Page): LoaderFunction {
  return async ({ request }) => {
    const { pathname } = new URL(request.url)
    const locale = localeOfPath(pathname) ?? chosenLocale(i18n)
    const elsewhere = otherDoor(page)
    if (elsewhere) return redirect(localizePath(elsewhere, locale))

    const namespaces = namespacesOf(page, pathname)
    await Promise.all([loadPage(page), loadTexts(i18n, locale, [...everywhere, ...namespaces])])
    // Only a bulletin post can be missing while the rest of the site is there.
    if (!hasTexts(i18n, locale, namespaces[0]) && page.path.startsWith(paths.bulletinPost)) {
      return redirect(localizePath(paths.bulletin, locale))
    }
    return null
  }
}

function otherDoor({ access }: Page): string | null {
  if (access === 'gated' && !hasStoredUser()) return paths.login
  if (access === 'guest' && readCredentials()) return paths.home
  return null
}
