import type { Failure } from '../../../api/call-api.ts'
import { useFailureText } from '../../../api/use-failure-text.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'

type Props = { failure: Failure; isTrying: boolean; onRetry: () => void }

export function ListFailed({ failure, isTrying, onRetry }: Props) {
  const { t } = useTranslation('profileAdmin')
  const { t: tCommon } = useTranslation('translation')
  const describe = useFailureText()
  return (
    <Notice
      tone="bad"
      role="alert"
      title={t('failed')}
      actions={
        <Button variant="second" isBusy={isTrying} onClick={onRetry}>
          {tCommon('tryAgain')}
        </Button>
      }
    >
      {describe(failure)}
    </Notice>
  )
}
