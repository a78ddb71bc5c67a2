import { calls } from '@aurivane/contract/calls'
import type { ShortClub } from '@aurivane/contract/club-object'
import type { Failure } from '../../api/call-api.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { FormDialog } from '../form-dialog.tsx'
import { useClubForm } from './use-club-form.ts'

type Props = {
  club: Pick<ShortClub, 'id' | 'title' | 'privacy'>
  onLeft: () => void
  onRefused?: (failure: Failure) => void
  onClose: () => void
}

export function LeaveClubDialog({ club, onLeft, onRefused, onClose }: Props) {
  const { t } = useTranslation('community')
  const form = useClubForm(calls.leaveClub, {
    toInput: () => ({ params: { clubID: club.id } }),
    onDone: () => {
      onClose()
      onLeft()
    },
    onRefused,
  })
  return (
    <FormDialog
      form={form}
      title={t('leave.heading')}
      submitLabel={t('leave.heading')}
      isDangerous
      onClose={onClose}
    >
      <p>{t('leave.text', { title: club.title })}</p>
      {club.privacy ? <p>{t('leave.closed')}</p> : null}
    </FormDialog>
  )
}
