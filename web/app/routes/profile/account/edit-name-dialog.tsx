import { useRef, useState } from 'react'
import { useContractForm } from '../../../api/use-contract-form.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { FormDialog } from '../../../features/form-dialog.tsx'
import type { SessionUser } from '../../../session/session-store.ts'
import { TextField } from '../../../components/text-field.tsx'
import { toast } from '../../../components/toast.ts'
import { useAccount } from './use-account.ts'
import { changeName } from './value-changes.ts'
import type { FormValues } from '../../../api/read-values.ts'

const kind = { valueType: 'name' } as const

type Props = { user: SessionUser; onClose: () => void }

export function EditNameDialog({ user, onClose }: Props) {
  // The values when the dialog opened, for optimistic locking: a change made elsewhere since is not overwritten.
  const [{ firstName, lastName }] = useState(user)
  const { t } = useTranslation('profile')
  const { t: tCommon } = useTranslation('translation')
  const firstField = useRef<HTMLInputElement>(null)
  const { keep, catchUp } = useAccount()
  const form = useContractForm(changeName, {
    toInput: (values) => ({
      params: kind,
      body: {
        ...kind,
        toChange: { fieldValue: { firstName, lastName }, newValue: readName(values) },
      },
    }),
    onSuccess: ({ result }, values) => {
      keep(readName(values))
      toast.success(result)
      onClose()
    },
    onRefused: catchUp,
  })
  return (
    <FormDialog
      form={form}
      title={t('editing.title')}
      submitLabel={tCommon('save')}
      initialFocus={firstField}
      onClose={onClose}
    >
      <TextField
        {...form.field('firstName')}
        ref={firstField}
        label={tCommon('firstName')}
        defaultValue={firstName}
        autoComplete="given-name"
      />
      <TextField
        {...form.field('lastName')}
        label={tCommon('lastName')}
        defaultValue={lastName}
        autoComplete="family-name"
      />
    </FormDialog>
  )
}

function readName({ firstName = '', lastName = '' }: FormValues) {
  return { firstName: firstName.trim(), lastName: lastName.trim() }
}
