import { requestEmailChange } from '@aurivane/contract/email-change'
import { EMAIL_MAX_CHARS } from '@aurivane/contract/limits'
import { useRef } from 'react'
import { useContractForm } from '../../../api/use-contract-form.ts'
import { useInvalidation } from '../../../api/use-invalidation.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { FormDialog } from '../../../features/form-dialog.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { toast } from '../../../components/toast.ts'
import { useProof } from '../proof/use-proof.tsx'

export function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profileSecurity')
  const field = useRef<HTMLInputElement>(null)
  const invalidate = useInvalidation()
  const { callWithProof, question } = useProof()
  const form = useContractForm(requestEmailChange, {
    toInput: ({ newEmail = '' }) => ({ body: { newEmail } }),
    send: (input) => callWithProof(requestEmailChange, input),
    onSuccess: ({ result }) => {
      toast.success(result)
      onClose()
      invalidate('security')
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('email.change')}
      submitLabel={t('email.send')}
      initialFocus={field}
      onClose={onClose}
    >
      <p>{t('email.explanation')}</p>
      <TextField
        {...form.field('newEmail')}
        ref={field}
        label={t('email.newEmail')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={EMAIL_MAX_CHARS}
      />
      {question}
    </FormDialog>
  )
}
