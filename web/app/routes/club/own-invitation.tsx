import { calls } from '@aurivane/contract/calls'
import { useRevalidator } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClubAction } from '../../features/community/use-club-action.ts'
import { Button } from '../../components/button.tsx'
import type { OwnInvitation as Invitation } from './use-own-invitation.ts'

type Handlers = {
  onEnd: () => void
  /** It may be used up or revoked by now, or still be there, for example when the club is full. */
  onRefused: () => void
}

export function OwnInvitation({ invitation, ...handlers }: Handlers & { invitation: Invitation }) {
  if (invitation.is === 'dead') return <p role="status">{invitation.text}</p>
  return <KeptInvitation id={invitation.id} {...handlers} />
}

function KeptInvitation({ id, onEnd, onRefused }: Handlers & { id: number }) {
  const { t } = useTranslation('club')
  const { revalidate } = useRevalidator()
  function end() {
    onEnd()
    void revalidate()
  }
  function refuse() {
    onRefused()
    void revalidate()
  }
  const acceptance = useClubAction(calls.acceptInvitation, { onDone: end, onRefused: refuse })
  const dismissal = useClubAction(calls.dismissInvitation, { onDone: end, onRefused: refuse })
  const input = { params: { id } }
  return (
    <>
      <p>
        <strong>{t('membership.invited')}</strong>
      </p>
      <div className="row">
        <Button isBusy={acceptance.isBusy} onClick={() => acceptance.send(input)}>
          {t('membership.accept')}
        </Button>
        <Button variant="second" isBusy={dismissal.isBusy} onClick={() => dismissal.send(input)}>
          {t('membership.dismiss')}
        </Button>
      </div>
    </>
  )
}
