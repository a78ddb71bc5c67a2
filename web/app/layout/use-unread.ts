import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useLocale } from '../i18n/language.tsx'
import { useStore } from '../components/store.ts'
import { readUnread, unreadNotices } from '../session/unread-notices.ts'

/** The number of unread notices; 0 for visitors and until it is known. */
export function useUnreadCount(): number {
  return useStore(unreadNotices)
}

/** Keeps the number up to date while somebody is logged in: at load and on navigation. */
export function useUnread() {
  const { key } = useLocation()
  const locale = useLocale()
  useEffect(() => void readUnread(locale), [key, locale])
}
