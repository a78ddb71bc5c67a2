import { disableTwoFactor } from '@aurivane/contract/two-factor'
import { useRef } from 'react'
import { useContractForm } from '../../../api/use-contract-form.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { CurrentPasswordField } from './current-password-field.tsx'
import { FormProblem } from './form-problem.tsx'
import { useAccount } from './use-account.ts'

type Props = { email: string; onClose: () => void }

export function DisableTwoFactorDialog({ email, onClose }: Props) {
  const { texts } = useTexts('profile')
  const { texts: words } = useTexts('translation')
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
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.disabling.title}
      closeLabel={words.close}
      form={form.props}
      initialFocus={password}
      footer={
        <>
          <Button variant="second" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" variant="danger" isBusy={form.isSending}>
            {texts.disabling.submit}
          </Button>
        </>
      }
    >
      <FormProblem form={form} />
      <p>{texts.disabling.text}</p>
      <CurrentPasswordField
        {...form.field('password')}
        ref={password}
        email={email}
        label={texts.disabling.password}
      />
    </Dialog>
  )
}
