import { useId } from 'react'
import { LocalizedLink } from '../i18n/localized-link.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { UNREAD_COUNTED } from '../session/unread-notices.ts'
import { inboxLink } from './navigation.ts'
import { useUnreadCount } from './use-unread.ts'
import './unread.css'

type Props = {
  /** Whether its menu is open: a closed one does not hold the number. */
  isShown: boolean
  className?: string
}

/** The number stands beside the link and describes it, so that the link is always called the same. */
export function InboxLink({ isShown, className }: Props) {
  const { t } = useTranslation('frame')
  const id = useId()
  const unread = useUnreadCount()
  const isCounted = isShown && unread > 0
  return (
    <div className="inbox-link">
      <LocalizedLink to={inboxLink.to} className={className} aria-describedby={isCounted ? id : undefined}>
        {t(`nav.${inboxLink.name}`)}
      </LocalizedLink>
      {isCounted ? (
        <span className="unread" id={id}>
          {unread < UNREAD_COUNTED ? t('header.unread', { number: unread }) : t('header.unreadMany')}
        </span>
      ) : null}
    </div>
  )
}
