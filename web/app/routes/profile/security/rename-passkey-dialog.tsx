import { PASSKEY_NAME_MAX_CHARS } from '@aurivane/contract/limits'
import { renamePasskey, type Passkey } from '@aurivane/contract/passkeys'
import { useRef } from 'react'
import { useContractForm } from '../../../api/use-contract-form.ts'
import { useInvalidation } from '../../../api/use-invalidation.ts'
import { FormDialog } from '../../../features/form-dialog.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { TextField } from '../../../components/text-field.tsx'
import { toast } from '../../../components/toast.ts'

type Props = { passkey: Passkey; onClose: () => void }

export function RenamePasskeyDialog({ passkey, onClose }: Props) {
  const { t } = useTranslation('profileSecurity')
  const { t: tCommon } = useTranslation('translation')
  const field = useRef<HTMLInputElement>(null)
  const invalidate = useInvalidation()
  const form = useContractForm(renamePasskey, {
    toInput: ({ name = '' }) => ({ params: { id: passkey.id }, body: { name } }),
    onSuccess: ({ result }) => {
      toast.success(result)
      onClose()
      invalidate('security')
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('passkeys.renameTitle')}
      submitLabel={tCommon('save')}
      initialFocus={field}
      onClose={onClose}
    >
      <TextField
        {...form.field('name')}
        ref={field}
        label={t('passkeys.name')}
        defaultValue={passkey.name}
        maxLength={PASSKEY_NAME_MAX_CHARS}
        autoComplete="off"
      />
    </FormDialog>
  )
}
