import { calls } from '@aurivane/contract/calls'
import { useRevalidator } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClubAction } from '../../features/community/use-club-action.ts'
import { Button } from '../../components/button.tsx'
import type { OwnInvitation as Invitation } from './use-own-invitation.ts'

type Props = { invitation: Invitation; onEnd: () => void }

export function OwnInvitation({ invitation, onEnd }: Props) {
  if (invitation.is === 'dead') return <p role="status">{invitation.text}</p>
  return <KeptInvitation id={invitation.id} onEnd={onEnd} />
}

function KeptInvitation({ id, onEnd }: { id: number; onEnd: () => void }) {
  const { t } = useTranslation('club')
  const { revalidate } = useRevalidator()
  function end() {
    onEnd()
    void revalidate()
  }
  const acceptance = useClubAction(calls.acceptInvitation, {
    onDone: end,
    onRefused: () => void revalidate(),
  })
  const dismissal = useClubAction(calls.dismissInvitation, { onDone: end })
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
