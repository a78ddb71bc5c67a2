import { disableTwoFactor } from '@aurivane/contract/two-factor'
import { useRef } from 'react'
import { useContractForm } from '../../../api/use-contract-form.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { FormDialog } from '../../../features/form-dialog.tsx'
import { toast } from '../../../components/toast.ts'
import { CurrentPasswordField } from './current-password-field.tsx'
import { useAccount } from './use-account.ts'

type Props = { email: string; onClose: () => void }

export function DisableTwoFactorDialog({ email, onClose }: Props) {
  const { t } = useTranslation('profile')
  const password = useRef<HTMLInputElement>(null)
  const { keep, catchUp } = useAccount()
  const form = useContractForm(disableTwoFactor, {
    toInput: ({ password = '' }) => ({ body: { password } }),
    onSuccess: ({ result }) => {
      keep({ twoFactorAuth: false })
      toast.success(result)
      onClose()
    },
    onRefused: catchUp,
  })
  return (
    <FormDialog
      form={form}
      title={t('disabling.title')}
      submitLabel={t('disabling.submit')}
      isDangerous
      initialFocus={password}
      onClose={onClose}
    >
      <p>{t('disabling.text')}</p>
      <CurrentPasswordField
        {...form.field('password')}
        ref={password}
        email={email}
        label={t('disabling.password')}
      />
    </FormDialog>
  )
}
