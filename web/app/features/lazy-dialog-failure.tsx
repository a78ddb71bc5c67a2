import { normalizePath } from '@aurivane/contract/paths'
import { useLocation } from 'react-router'
import { useTranslation } from '../i18n/use-translation.ts'

/**
 * Shown beside the control whose dialog could not be loaded. Pressing it again retries in Chromium; Firefox and Safari cache
 * a failed import, so there is also a plain link that reloads the page.
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
