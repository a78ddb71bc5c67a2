import { paths } from '@aurivane/contract/paths'
import { useLocation } from 'react-router'
import { pathWithoutLanguage } from '../i18n/path-language.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { useSession } from '../session/use-session.ts'
import { Button } from '../ui/button.tsx'
import './session-notice.css'

/**
 * When nobody answered the check at the start: the session is kept, and this asks again. Its button is called otherwise
 * than those that load a list anew; the settings say and offer the same themselves.
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
