import { normalizePath } from '@aurivane/contract/paths'
import { useLocation } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'

/**
 * Beside the control that did not open. Pressing it again is the retry in Chromium; Firefox and Safari never ask again for
 * code that failed to come, so there is a plain link as well, which loads the page anew.
 */
export function LazyDialogFailure({ isShown }: { isShown: boolean }) {
  const { t: tCommon } = useTranslation('translation')
  const { t } = useTranslation('errorScreen')
  const { pathname, search } = useLocation()
  return (
    <>
      <span role="status" className="said">
        {isShown ? tCommon('lostConnection') : null}
      </span>
      {isShown ? <a href={normalizePath(pathname) + search}>{t('reload')}</a> : null}
    </>
  )
}
