import { paths } from '@aurivane/contract/paths'
import { useLocation } from 'react-router'
import { pathWithoutLanguage } from '../i18n/path-language.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { useSession } from '../session/use-session.ts'
import { Button } from '../components/button.tsx'
import './session-notice.css'

/**
 * Shown when the session check got no answer: the session is kept, and the button repeats the check. Its label differs from
 * the retry buttons of lists. Not on the profile page, which shows its own notice.
 */
export function SessionNotice() {
  const { t } = useTranslation('frame')
  const { pathname } = useLocation()
  const { isSessionUnknown, checkAgain } = useSession()
  if (!isSessionUnknown || pathWithoutLanguage(pathname) === paths.profile) return null
  return (
    <div className="session-notice" role="status">
      <div className="wrap row">
        <p>{t('header.sessionUnknown')}</p>
        <Button variant="second" size="small" onClick={() => void checkAgain()}>
          {t('header.checkSession')}
        </Button>
      </div>
    </div>
  )
}
