import { useTranslation } from '../../i18n/use-translation.ts'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Nobody answered who this is: the session is kept, and this asks again. */
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
