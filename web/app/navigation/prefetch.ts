import { useMemo } from 'react'
import { useI18n, useLocale } from '../i18n/language.tsx'
import { loadTexts } from '../i18n/load-texts.ts'
import { findPage, namespacesOf } from './find-page.ts'
import { loadPage } from './page-slot.tsx'

/** Code and texts of the next page are fetched when a pointer or the focus comes near the link to it. */
export function usePagePrefetch(to: string) {
  const i18n = useI18n()
  const locale = useLocale()
  return useMemo(() => {
    function prefetch() {
      const path = to.split(/[?#]/)[0] ?? to
      const page = findPage(path)
      // A failed prefetch is repeated by the navigation, which also tells about it.
      void Promise.all([loadPage(page), loadTexts(i18n, locale, namespacesOf(page, path))]).catch(
        () => undefined,
      )
    }
    return { onPointerEnter: prefetch, onFocus: prefetch }
  }, [i18n, locale, to])
}
