import { useId } from 'react'
import { LocalizedLink } from '../i18n/localized-link.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { UNREAD_COUNTED } from '../session/unread-notices.ts'
import { inboxLink } from './navigation.ts'
import { useUnreadCount } from './use-unread.ts'
import './unread.css'

/** The number stands beside the link and describes it, so that the link is always called the same. */
export function InboxLink({ className }: { className?: string }) {
  const { t } = useTranslation('frame')
  const id = useId()
  const unread = useUnreadCount()
  return (
    <div className="inbox-link">
      <LocalizedLink to={inboxLink.to} className={className} aria-describedby={unread > 0 ? id : undefined}>
        {t(`nav.${inboxLink.name}`)}
      </LocalizedLink>
      {unread > 0 ? (
        <span className="unread" id={id}>
          {unread < UNREAD_COUNTED ? t('header.unread', { number: unread }) : t('header.unreadMany')}
        </span>
      ) : null}
    </div>
  )
}
