import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useLocale } from '../i18n/language.tsx'
import { readUnread, unreadNotices } from '../session/unread-notices.ts'

/** The number of unread notices; 0 for visitors and until it is known. */
export function useUnreadCount(): number {
  return useSyncExternalStore(unreadNotices.subscribe, unreadNotices.get, () => 0)
}

/** Keeps the number up to date while somebody is logged in: at load and on navigation. */
export function useUnread() {
  const { key } = useLocation()
  const locale = useLocale()
  useEffect(() => void readUnread(locale), [key, locale])
}
