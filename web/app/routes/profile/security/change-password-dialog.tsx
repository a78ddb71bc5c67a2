import { PASSWORD_MIN_CHARS } from '@aurivane/contract/limits'
import { changePassword } from '@aurivane/contract/security'
import { useRef } from 'react'
import { useContractForm } from '../../../api/use-contract-form.ts'
import { useInvalidation } from '../../../api/use-invalidation.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { FormDialog } from '../../../features/form-dialog.tsx'
import { PasswordField } from '../../../components/password-field.tsx'
import { toast } from '../../../components/toast.ts'
import { CurrentPasswordField } from '../account/current-password-field.tsx'
import { CodeField } from '../proof/code-field.tsx'
import { forgetProof } from '../proof/held-proof.ts'

type Props = { email: string; hasTwoFactor: boolean; onClose: () => void }

export function ChangePasswordDialog({ email, hasTwoFactor, onClose }: Props) {
  const { t } = useTranslation('profileSecurity')
  const { t: tCommon } = useTranslation('translation')
  const current = useRef<HTMLInputElement>(null)
  const invalidate = useInvalidation()
  const form = useContractForm(changePassword, {
    toInput: ({ currentPassword = '', newPassword = '', confirmPassword = '', code }) => ({
      body: { currentPassword, newPassword, confirmPassword, code },
    }),
    onSuccess: ({ result }) => {
      // A change of the password ends all proofs.
      forgetProof()
      toast.success(result)
      onClose()
      invalidate('security')
    },
  })
  const first = form.field('newPassword')
  const second = form.field('confirmPassword')
  const code = form.field('code')
  const words = {
    show: tCommon('show'),
    hide: tCommon('hide'),
    showLabel: tCommon('showPassword'),
    hideLabel: tCommon('hidePassword'),
    autoComplete: 'new-password',
  }
  return (
    <FormDialog
      form={form}
      title={t('password.change')}
      submitLabel={t('password.save')}
      initialFocus={current}
      onClose={onClose}
    >
      <CurrentPasswordField
        {...form.field('currentPassword')}
        ref={current}
        email={email}
        label={t('password.current')}
      />
      <PasswordField
        {...first}
        {...words}
        // 'Both text fields should be the same' concerns two fields and is shown at the second one.
        error={first.error === second.error ? null : first.error}
        label={t('password.new')}
        hint={t('password.hint', { minimum: PASSWORD_MIN_CHARS })}
      />
      <PasswordField {...second} {...words} label={t('password.confirm')} />
      {hasTwoFactor || code.error ? <CodeField {...code} /> : null}
    </FormDialog>
  )
}
