import {
  changeContactMessage,
  contactStatuses,
  type ContactMessage,
} from '@aurivane/contract/account-administration'
import { CONTACT_NOTE_MAX_CHARS } from '@aurivane/contract/limits'
import type { Failure } from '../../../api/call-api.ts'
import { isChangedMeanwhile } from '../../../api/failure.ts'
import { useContractForm } from '../../../api/use-contract-form.ts'
import { useInvalidation } from '../../../api/use-invalidation.ts'
import { FormDialog } from '../../../features/form-dialog.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { SelectField } from '../../../components/select-field.tsx'
import { TextArea } from '../../../components/text-area.tsx'
import { toast } from '../../../components/toast.ts'

type Props = { message: ContactMessage; onClose: () => void }

export function ContactMessageDialog({ message, onClose }: Props) {
  const { t } = useTranslation('profileAdmin')
  const { t: tCommon } = useTranslation('translation')
  const form = useMessageForm(message, onClose)
  const { statuses } = t('contact', { returnObjects: true })
  return (
    <FormDialog form={form} title={t('contact.title')} submitLabel={tCommon('save')} onClose={onClose}>
      <div className="contact-message stack g2">
        <strong>{message.subject}</strong>
        <p>{message.message}</p>
        <p className="small quiet">{message.email}</p>
      </div>
      <p>
        <a href={mailtoOf(message)}>{t('contact.answer')}</a>
      </p>
      <SelectField
        {...form.field('status')}
        label={t('contact.status')}
        defaultValue={message.status}
        options={contactStatuses.map((value) => ({ value, label: statuses[value] }))}
      />
      <TextArea
        {...form.field('note')}
        label={t('contact.note')}
        hint={t('contact.noteHint')}
        defaultValue={message.note}
        limit={CONTACT_NOTE_MAX_CHARS}
      />
    </FormDialog>
  )
}

function mailtoOf({ email, subject }: ContactMessage): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${subject}`)}`
}

function useMessageForm(message: ContactMessage, onClose: () => void) {
  const invalidate = useInvalidation()
  function refused(failure: Failure) {
    if (isChangedMeanwhile(failure)) invalidate('contact')
  }
  return useContractForm(changeContactMessage, {
    toInput: ({ status = '', note = '' }) => ({
      params: { id: message.id },
      body: {
        status: contactStatuses.find((known) => known === status) ?? message.status,
        // Form data has CRLF line breaks; everything else uses LF.
        note: note.replaceAll('\r\n', '\n'),
        seen: { status: message.status, note: message.note },
      },
    }),
    onSuccess: ({ result }) => {
      toast.success(result)
      onClose()
      invalidate('contact', 'audit')
    },
    onRefused: refused,
  })
}
