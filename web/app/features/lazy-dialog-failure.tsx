import { useTranslation } from '../i18n/use-translation.ts'
import { ReloadLink } from './lazy-part.tsx'

/**
 * Shown beside the control whose dialog could not be loaded. Pressing it again retries in Chromium; Firefox and Safari cache
 * a failed import, so there is also a plain link that reloads the page.
 */
export function LazyDialogFailure({ isShown }: { isShown: boolean }) {
  const { t } = useTranslation('translation')
  return (
    <>
      <span role="status" className="said">
        {isShown ? t('lostConnection') : null}
      </span>
      {isShown ? <ReloadLink /> : null}
    </>
  )
}
