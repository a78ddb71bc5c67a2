import { useMemo } from 'react'
import { useLanguage } from '../i18n/language.tsx'
import { loadTexts } from '../i18n/load-texts.ts'
import { findPage, namespacesOf } from './find-page.ts'
import { loadPage } from './page-slot.tsx'

/** Code and texts of the next page are fetched when a pointer or the focus comes near the link to it. */
export function usePagePrefetch(to: string) {
  const { store, locale } = useLanguage()
  return useMemo(() => {
    function prefetch() {
      const path = to.split(/[?#]/)[0] ?? to
      const page = findPage(path)
      // A failed prefetch is repeated by the navigation, which also tells about it.
      void Promise.all([loadPage(page), loadTexts(store, locale, namespacesOf(page, path))]).catch(
        () => undefined,
      )
    }
    return { onPointerEnter: prefetch, onFocus: prefetch }
  }, [store, locale, to])
}
