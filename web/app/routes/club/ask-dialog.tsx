import { MEMBERSHIP_TEXT_MAX_CHARS } from '@aurivane/contract/limits'
import { requestMembership } from '@aurivane/contract/membership-requests'
import { useRevalidator } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClubForm } from '../../features/community/use-club-form.ts'
import { FormDialog } from '../../features/form-dialog.tsx'
import { TextArea } from '../../components/text-area.tsx'

type Props = { clubID: number; onClose: () => void }

export function AskDialog({ clubID, onClose }: Props) {
  const { t } = useTranslation('club')
  const { revalidate } = useRevalidator()
  const form = useClubForm(requestMembership, {
    toInput: ({ message }) => ({ params: { clubID }, body: { message } }),
    onDone: () => {
      onClose()
      void revalidate()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('membership.ask')}
      submitLabel={t('membership.sendRequest')}
      onClose={onClose}
    >
      <TextArea
        {...form.field('message')}
        label={t('membership.message')}
        hint={t('membership.messageHint')}
        limit={MEMBERSHIP_TEXT_MAX_CHARS}
      />
    </FormDialog>
  )
}
