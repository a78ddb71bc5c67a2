import { useTexts } from '../i18n/use-texts.ts'
import { useSession } from '../session/use-session.ts'
import { Button } from '../ui/button.tsx'
import './session-notice.css'

/** When nobody answered the check at the start: the session is kept, and this asks again. */
export function SessionNotice() {
  const { texts } = useTexts('frame')
  const { texts: words } = useTexts('translation')
  const { isSessionUnknown, checkAgain } = useSession()
  if (!isSessionUnknown) return null
  return (
    <div className="session-notice" role="status">
      <div className="wrap row">
        <p>{texts.header.sessionUnknown}</p>
        <Button variant="second" size="small" onClick={() => void checkAgain()}>
          {words.tryAgain}
        </Button>
      </div>
    </div>
  )
}
