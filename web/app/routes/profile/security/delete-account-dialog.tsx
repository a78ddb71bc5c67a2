import { EMAIL_MAX_CHARS } from '@aurivane/contract/limits'
import { sentence } from '@aurivane/contract/messages/messages'
import { requestDeletion } from '@aurivane/contract/personal-data'
import { refuse } from '../../../api/form-refusal.ts'
import { useContractForm } from '../../../api/use-contract-form.ts'
import { FormDialog } from '../../../features/form-dialog.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { SessionUser } from '../../../session/session-store.ts'
import { useSession } from '../../../session/use-session.ts'
import { TextField } from '../../../components/text-field.tsx'
import { useAccount } from '../account/use-account.ts'
import { useProof } from '../proof/use-proof.tsx'
import { ClubChoice } from './club-choice.tsx'
import { choiceFieldOf, newOwnerField, readChoices } from './deletion-choices.ts'

type Props = { user: SessionUser; onClose: () => void }

export function DeleteAccountDialog({ user: { clubs }, onClose }: Props) {
  const { t } = useTranslation('profileSecurity')
  const { closeSession } = useSession()
  const { catchUp } = useAccount()
  const { callWithProof, question } = useProof()
  const form = useContractForm(requestDeletion, {
    toInput: (values) => ({ body: { email: values['email'] ?? '', clubs: readChoices(clubs, values) } }),
    fieldOf: (name, values) => choiceFieldOf(clubs, name, values),
    check: (values) =>
      readChoices(clubs, values).length < clubs.length
        ? refuse(sentence('deletion.chooseForEachClub'), {})
        : null,
    send: (input) => callWithProof(requestDeletion, input),
    onSuccess: ({ result }) => closeSession(result),
    // The list of own clubs may have changed since.
    onRefused: catchUp,
  })
  return (
    <FormDialog
      form={form}
      title={t('deletion.title')}
      submitLabel={t('deletion.title')}
      isDangerous
      onClose={onClose}
    >
      <p>{t('deletion.text')}</p>
      {clubs.length > 0 ? <p>{t('deletion.clubs')}</p> : null}
      {clubs.map((club) => (
        <ClubChoice key={club.id} club={club} error={form.field(newOwnerField(club)).error} />
      ))}
      <TextField
        {...form.field('email')}
        label={t('deletion.email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={EMAIL_MAX_CHARS}
      />
      {question}
    </FormDialog>
  )
}
