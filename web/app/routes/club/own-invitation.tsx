import { calls } from '@aurivane/contract/calls'
import { useRevalidator } from 'react-router'
import type { Failure } from '../../api/call-api.ts'
import { useFailureText } from '../../api/use-failure-text.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClubAction } from '../../features/community/use-club-action.ts'
import { useKeptFocus } from '../../features/community/use-kept-focus.ts'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import type { OwnInvitation as Invitation } from './use-own-invitation.ts'

type Handlers = {
  onEnd: () => void
  /** After a refusal it may be used up or revoked, or still be there, for example when the club is full. */
  onReadAgain: () => void
}
type Props = Handlers & { invitation: Invitation; isReading: boolean }

export function OwnInvitation({ invitation, isReading, onEnd, onReadAgain }: Props) {
  switch (invitation.is) {
    case 'dead':
      return <p role="status">{invitation.text}</p>
    case 'failed':
      return <FailedInvitation failure={invitation.failure} isReading={isReading} onReadAgain={onReadAgain} />
    case 'kept':
      return <KeptInvitation id={invitation.id} onEnd={onEnd} onReadAgain={onReadAgain} />
  }
}

type FailedProps = Pick<Props, 'isReading' | 'onReadAgain'> & { failure: Failure }

function FailedInvitation({ failure, isReading, onReadAgain }: FailedProps) {
  const { t } = useTranslation('translation')
  const describe = useFailureText()
  const button = useKeptFocus(isReading)
  const again = (
    <Button ref={button} variant="second" isBusy={isReading} onClick={onReadAgain}>
      {t('tryAgain')}
    </Button>
  )
  return (
    <Notice tone="bad" role="alert" actions={again}>
      {describe(failure)}
    </Notice>
  )
}

function KeptInvitation({ id, onEnd, onReadAgain }: Handlers & { id: number }) {
  const { t } = useTranslation('club')
  const { revalidate } = useRevalidator()
  function end() {
    onEnd()
    void revalidate()
  }
  function refuse() {
    onReadAgain()
    void revalidate()
  }
  const acceptance = useClubAction(calls.acceptInvitation, { onDone: end, onRefused: refuse })
  const dismissal = useClubAction(calls.dismissInvitation, { onDone: end, onRefused: refuse })
  const acceptButton = useKeptFocus(acceptance.isBusy)
  const dismissButton = useKeptFocus(dismissal.isBusy)
  const input = { params: { id } }
  return (
    <>
      <p>
        <strong>{t('membership.invited')}</strong>
      </p>
      <div className="row">
        <Button ref={acceptButton} isBusy={acceptance.isBusy} onClick={() => acceptance.send(input)}>
          {t('membership.accept')}
        </Button>
        <Button
          ref={dismissButton}
          variant="second"
          isBusy={dismissal.isBusy}
          onClick={() => dismissal.send(input)}
        >
          {t('membership.dismiss')}
        </Button>
      </div>
    </>
  )
}
