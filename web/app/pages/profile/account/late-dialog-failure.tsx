import { normalizePath } from '@aurivane/contract/paths'
import { useLocation } from 'react-router'
import { useTexts } from '../../../i18n/use-texts.ts'

/**
 * Beside the control that did not open. Pressing it again is the retry in Chromium; Firefox and Safari never ask again for
 * code that failed to come, so there is a plain link as well, which loads the page anew.
 */
export function LateDialogFailure({ isShown }: { isShown: boolean }) {
  const { texts: words } = useTexts('translation')
  const { texts } = useTexts('errorScreen')
  const { pathname, search } = useLocation()
  return (
    <>
      <span role="status" className="said">
        {isShown ? words.lostConnection : null}
      </span>
      {isShown ? <a href={normalizePath(pathname) + search}>{texts.reload}</a> : null}
    </>
  )
}
