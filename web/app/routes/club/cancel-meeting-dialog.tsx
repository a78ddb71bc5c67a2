import { DECISION_REASON_MAX_CHARS } from '@aurivane/contract/limits'
import { cancelMeeting, type Meeting } from '@aurivane/contract/meetings'
import { useRevalidator } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClubForm } from '../../features/community/use-club-form.ts'
import { FormDialog } from '../../features/form-dialog.tsx'
import { TextArea } from '../../components/text-area.tsx'

type Props = { clubID: number; meeting: Meeting; onClose: () => void }

export function CancelMeetingDialog({ clubID, meeting, onClose }: Props) {
  const { t } = useTranslation('club')
  const { t: tCommunity } = useTranslation('community')
  const { revalidate } = useRevalidator()
  const form = useClubForm(cancelMeeting, {
    toInput: ({ reason }) => ({ params: { clubID, meetingID: meeting.id }, body: { reason } }),
    onDone: () => {
      onClose()
      void revalidate()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('meetings.cancel')}
      submitLabel={t('meetings.cancel')}
      cancelLabel={t('meetings.keep')}
      isDangerous
      onClose={onClose}
    >
      <p>{t('meetings.cancelText', { title: meeting.title })}</p>
      <TextArea
        {...form.field('reason')}
        label={tCommunity('reasonOptional')}
        limit={DECISION_REASON_MAX_CHARS}
      />
    </FormDialog>
  )
}
