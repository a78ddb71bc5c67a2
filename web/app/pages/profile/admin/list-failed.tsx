import type { Failure } from '../../../api/call-api.ts'
import { sayFailure } from '../../../api/failure.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

type Props = { failure: Failure; isTrying: boolean; onRetry: () => void }

export function ListFailed({ failure, isTrying, onRetry }: Props) {
  const { texts } = useTexts('profileAdmin')
  const { texts: words } = useTexts('translation')
  return (
    <Notice
      tone="bad"
      role="alert"
      title={texts.failed}
      actions={
        <Button variant="second" isBusy={isTrying} onClick={onRetry}>
          {words.tryAgain}
        </Button>
      }
    >
      {sayFailure(failure, words)}
    </Notice>
  )
}
