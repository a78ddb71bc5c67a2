import { paths } from '@aurivane/contract/paths'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { LocalizedLink } from '../i18n/localized-link.tsx'
import { useLocale } from '../i18n/language.tsx'
import { pathWithoutLanguage } from '../i18n/path-language.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { forgetReturn, readReturn } from '../features/community/return-link.ts'
import { sendInvitation } from '../features/community/send-invitation.ts'
import { toast } from '../components/toast.ts'
import './arrival.css'

/** Keeps the invitation that was opened before the login, and offers the way back to the club on the home page. */
export function Arrival() {
  const { pathname } = useLocation()
  const path = pathWithoutLanguage(pathname)
  const isOfClub = path.startsWith(`${paths.clubs}/`)
  const locale = useLocale()
  useEffect(() => {
    // A club's own page shows what has become of the invitation.
    if (isOfClub) return
    void sendInvitation(locale).then((sent) => {
      if (sent?.answer.is === 'refused' && sent.answer.result !== '') toast.error(sent.answer.result)
    })
  }, [isOfClub, locale])
  return path === paths.home ? <ReturnNotice /> : null
}

function ReturnNotice() {
  const { t } = useTranslation('frame')
  const [link] = useState(readReturn)
  // Offered once. In an effect, since a rendering may be repeated.
  useEffect(forgetReturn, [])
  if (!link) return null
  return (
    <div className="return-notice" role="status">
      <div className="wrap">
        <LocalizedLink to={link.path}>{t('header.continueTo', { title: link.title })}</LocalizedLink>
      </div>
    </div>
  )
}
