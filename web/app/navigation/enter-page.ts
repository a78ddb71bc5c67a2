import { DEFAULT_LOCALE, localeOfPath, localizePath } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { redirect, type LoaderFunction } from 'react-router'
import { loadTexts } from '../i18n/load-texts.ts'
import type { TextStore } from '../i18n/text-store.ts'
import type { Page } from '../routes.ts'
import { hasStoredUser, readCredentials } from '../session/auth-cookies.ts'
import { everywhere } from '../texts/texts.ts'
import { namespacesOf } from './find-page.ts'
import { loadPage } from './page-slot.tsx'

/** Before a page is shown in the app: may this visitor see it, and are its code and texts here? */
export function enterPage(store: TextStore, page: Page): LoaderFunction {
  return async ({ request }) => {
    const { pathname } = new URL(request.url)
    const locale = localeOfPath(pathname) ?? store.chosen()
    const elsewhere = otherDoor(page)
    if (elsewhere) return redirect(localizePath(elsewhere, locale))

    const namespaces = namespacesOf(page, pathname)
    await Promise.all([loadPage(page), loadTexts(store, locale, [...everywhere, ...namespaces])])
    const isThere = [locale, DEFAULT_LOCALE].some((any) => store.has(any, namespaces[0]))
    // Only a bulletin post can be missing while the rest of the site is there.
    if (!isThere && page.path.startsWith(paths.bulletinPost)) {
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
