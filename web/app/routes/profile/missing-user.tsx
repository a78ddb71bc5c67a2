import { useTranslation } from '../../i18n/use-translation.ts'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'

/** Shown when the session check got no answer: the session is kept, and a button repeats the check. */
export function MissingUser() {
  const { t } = useTranslation('profile')
  const { t: tCommon } = useTranslation('translation')
  const { checkAgain } = useSession()
  return (
    <Notice
      tone="bad"
      role="alert"
      title={t('missing.title')}
      actions={<Button onClick={() => void checkAgain()}>{tCommon('tryAgain')}</Button>}
    >
      {t('missing.text')}
    </Notice>
  )
}
