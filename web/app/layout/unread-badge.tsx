import { UNREAD_COUNTED } from '../session/unread-notices.ts'
import { useUnreadCount } from './use-unread.ts'
import './unread.css'

/**
 * Stands on the button of the user menu, not in it: the button's name contains all of its text. The menu says the number
 * beside its link.
 */
export function UnreadBadge() {
  const unread = useUnreadCount()
  if (unread === 0) return null
  return (
    <span className="unread-badge" aria-hidden="true">
      {unread < UNREAD_COUNTED ? unread : `${UNREAD_COUNTED - 1}+`}
    </span>
  )
}
