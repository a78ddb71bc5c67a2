import type { FieldSentences } from '@aurivane/contract/endpoint'
import { enableTwoFactor } from '@aurivane/contract/two-factor'
import { useRef, useState } from 'react'
import { useContractForm } from '../../../api/use-contract-form.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { FormDialog } from '../../../product/form-dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { CurrentPasswordField } from './current-password-field.tsx'
import { QrcodeToScan } from './qrcode-to-scan.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { useAccount } from './use-account.ts'

/** Section 7 promises no codes. */
type Enabled = { result: string; recoveryCodes?: string[] }
type Props = { email: string; onClose: () => void }

/** Section 5: first the code is asked for, and then the password. */
const enableStepByStep = {
  ...enableTwoFactor,
  explain: ({ code, ...fields }: FieldSentences) => (code ? { code } : fields),
}

export function EnableTwoFactorDialog({ email, onClose }: Props) {
  const [enabled, setEnabled] = useState<Required<Enabled> | null>(null)
  const isEnabled = useRef(false)

  function showCodes({ result, recoveryCodes = [] }: Enabled) {
    isEnabled.current = true
    if (recoveryCodes.length > 0) return setEnabled({ result, recoveryCodes })
    toast.success(result)
    onClose()
  }

  /** An Escape that was meant for the first dialog must not take the codes away. */
  function cancel() {
    if (!isEnabled.current) onClose()
  }
  return enabled ? (
    <RecoveryCodesDialog
      codes={enabled.recoveryCodes}
      said={enabled.result}
      email={email}
      onClose={onClose}
    />
  ) : (
    <ProveDialog email={email} onClose={cancel} onEnabled={showCodes} />
  )
}

/** A code of the app proves that it was set up, the password that it is the member who did. */
function ProveDialog({ email, onClose, onEnabled }: Props & { onEnabled: (answer: Enabled) => void }) {
  const { t } = useTranslation('profile')
  const { keep, catchUp } = useAccount()
  const form = useContractForm(enableStepByStep, {
    toInput: ({ code = '', password = '' }) => ({ body: { code: code.trim(), password } }),
    onSuccess: (answer) => {
      keep({ twoFactorAuth: true })
      onEnabled(answer)
    },
    onRefused: catchUp,
  })
  return (
    <FormDialog
      form={form}
      title={t('enabling.title')}
      submitLabel={t('enabling.submit')}
      // The answer holds the recovery codes, which nobody sees a second time.
      waitsForAnswer
      onClose={onClose}
    >
      <QrcodeToScan />
      <TextField
        {...form.field('code')}
        label={t('enabling.code')}
        hint={t('enabling.codeHint')}
        isCode
        maxLength={7}
      />
      <CurrentPasswordField {...form.field('password')} email={email} label={t('enabling.password')} />
    </FormDialog>
  )
}
