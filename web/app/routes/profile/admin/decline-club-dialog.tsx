import type { ReviewedClub } from '@aurivane/contract/club-object'
import { updateClubValue } from '@aurivane/contract/clubs'
import { CLUB_REASON_MAX_CHARS } from '@aurivane/contract/limits'
import { useContractForm } from '../../../api/use-contract-form.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { FormDialog } from '../../../features/form-dialog.tsx'
import { TextArea } from '../../../components/text-area.tsx'
import { seenOf, useReviewed } from './use-reviewed.ts'

type Props = { club: ReviewedClub; onClose: () => void }

export function DeclineClubDialog({ club, onClose }: Props) {
  const { t } = useTranslation('profileAdmin')
  const { announce, refuse } = useReviewed()
  const form = useContractForm(updateClubValue, {
    toInput: ({ reason = '' }) => ({
      params: { valueType: 'state' } as const,
      body: { clubID: club.id, value: 'declined', reason, seen: seenOf(club) },
    }),
    onSuccess: ({ result }) => {
      onClose()
      announce(club, result)
    },
    onRefused: (failure) => {
      if (failure.is === 'refused' && failure.cancel) onClose()
      refuse(failure)
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('decline.heading')}
      submitLabel={t('decline.send')}
      isDangerous
      onClose={onClose}
    >
      <p>{t('decline.club', { title: club.title })}</p>
      <TextArea
        {...form.field('reason')}
        label={t('decline.reason')}
        hint={t('decline.reasonHint')}
        defaultValue={club.stateReason ?? ''}
        limit={CLUB_REASON_MAX_CHARS}
        required
      />
    </FormDialog>
  )
}
