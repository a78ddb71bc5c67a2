import { useInvalidation } from '../../api/use-invalidation.ts'
import { useLocale } from '../../i18n/language.tsx'
import { readUnread } from '../../session/unread-notices.ts'

/** After an own action: reads again what it may have changed, and the number of unread notices. */
export function useCommunityChanged() {
  const invalidate = useInvalidation()
  const locale = useLocale()
  return (...changed: Parameters<typeof invalidate>) => {
    invalidate(...changed)
    void readUnread(locale)
  }
}
