import { sayFailure } from '../../../api/failure.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { failureOfRead } from './failure-of-read.ts'

type Props = { error: unknown; isTrying: boolean; onRetry: () => void }

export function ListFailed({ error, isTrying, onRetry }: Props) {
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
      {sayFailure(failureOfRead(error), words)}
    </Notice>
  )
}
