import { calls } from '@aurivane/contract/calls'
import type { ShownClub } from '@aurivane/contract/memberships'
import { useRevalidator } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClubForm } from '../../features/community/use-club-form.ts'
import { FormDialog } from '../../features/form-dialog.tsx'

type Props = { club: ShownClub; onClose: () => void }

export function LeaveDialog({ club, onClose }: Props) {
  const { t } = useTranslation('club')
  const { revalidate } = useRevalidator()
  const form = useClubForm(calls.leaveClub, {
    toInput: () => ({ params: { clubID: club.id } }),
    onDone: () => {
      onClose()
      void revalidate()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('membership.leaveClub')}
      submitLabel={t('membership.leaveClub')}
      isDangerous
      onClose={onClose}
    >
      <p>{t('membership.leaveText', { title: club.title })}</p>
      {club.privacy ? <p>{t('membership.leaveClosed')}</p> : null}
    </FormDialog>
  )
}
