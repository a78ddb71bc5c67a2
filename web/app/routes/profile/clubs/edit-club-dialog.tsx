import type { OwnClub } from '@aurivane/contract/club-object'
import { updateClub } from '@aurivane/contract/clubs'
import { CLUB_DESCRIPTION_MAX_CHARS } from '@aurivane/contract/limits'
import { toBoolean } from '@aurivane/contract/to-boolean'
import type { Failure } from '../../../api/call-api.ts'
import { isChangedMeanwhile } from '../../../api/failure.ts'
import { useFailureText } from '../../../api/use-failure-text.ts'
import { useContractForm } from '../../../api/use-contract-form.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { FormDialog } from '../../../features/form-dialog.tsx'
import { TextArea } from '../../../components/text-area.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { toast } from '../../../components/toast.ts'
import { ContactFields } from './contact-fields.tsx'
import { PrivacySelect } from './privacy-select.tsx'
import { contactFieldOf, readContacts } from './read-contacts.ts'
import { useClubsChanged } from './use-clubs-changed.ts'

type Props = { club: OwnClub; onClose: () => void }

export function EditClubDialog({ club, onClose }: Props) {
  const { t } = useTranslation('profileClubs')
  const form = useEditForm({ club, onClose })
  const fields = t('fields', { returnObjects: true })
  return (
    <FormDialog
      form={form}
      title={t('edit.heading')}
      submitLabel={t('edit.send')}
      hasToasts
      onClose={onClose}
    >
      <TextField
        {...form.field('title')}
        label={fields.title}
        hint={fields.titleEditHint}
        defaultValue={club.title}
        autoComplete="off"
        required
      />
      <TextArea
        {...form.field('description')}
        label={fields.description}
        hint={fields.descriptionEditHint}
        defaultValue={club.description}
        limit={CLUB_DESCRIPTION_MAX_CHARS}
        required
      />
      <PrivacySelect {...form.field('privacy')} defaultValue={String(club.privacy)} />
      <ContactFields field={form.field} contacts={club.contacts} />
    </FormDialog>
  )
}

function useEditForm({ club, onClose }: Props) {
  const describe = useFailureText()
  const onChanged = useClubsChanged()

  function refused(failure: Failure) {
    const hasFields = failure.is === 'refused' && failure.fields !== undefined
    if (!hasFields) toast.error(describe(failure))
    const isCancelled = failure.is === 'refused' && failure.cancel
    if (isCancelled) onClose()
    if (isCancelled || isChangedMeanwhile(failure)) onChanged()
  }
  return useContractForm(updateClub, {
    toInput: (values) => {
      const { title = '', description = '', privacy = 'false' } = values
      const seen = {
        title: club.title,
        description: club.description,
        privacy: club.privacy,
        contacts: club.contacts,
      }
      const shown = { title, description, privacy: toBoolean(privacy), contacts: readContacts(values) }
      return { body: { clubID: club.id, ...shown, seen } }
    },
    fieldOf: contactFieldOf,
    onSuccess: ({ result }) => {
      toast.success(result)
      onClose()
      onChanged()
    },
    onRefused: refused,
  })
}
