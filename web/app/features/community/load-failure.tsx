import type { Failure } from '../../api/call-api.ts'
import { useFailureText } from '../../api/use-failure-text.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'

type Props = { title: string; failure: Failure; isTrying: boolean; onRetry: () => void }

/** Stands where a list would be that could not be loaded. */
export function LoadFailure({ title, failure, isTrying, onRetry }: Props) {
  const { t } = useTranslation('translation')
  const describe = useFailureText()
  return (
    <Notice
      tone="bad"
      role="alert"
      title={title}
      actions={
        <Button variant="second" isBusy={isTrying} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    >
      {describe(failure)}
    </Notice>
  )
}
