import type { FieldSentences } from '@aurivane/contract/endpoint'
import { enableTwoFactor } from '@aurivane/contract/two-factor'
import { useRef, useState } from 'react'
import { useContractForm } from '../../../api/use-contract-form.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { FormDialog } from '../../../features/form-dialog.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { toast } from '../../../components/toast.ts'
import { CurrentPasswordField } from './current-password-field.tsx'
import { QrcodeToScan } from './qrcode-to-scan.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { useAccount } from './use-account.ts'

/** The codes are optional in the answer. */
type Enabled = { result: string; recoveryCodes?: string[] }
type Props = { email: string; onClose: () => void }

/** Shows the error of the code first, and that of the password only when the code is valid. */
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

  /** Escape pressed for the first dialog must not close the recovery codes. */
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

/** The code proves that the authenticator app is set up, the password that the member did it. */
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
      // The answer contains the recovery codes, which are shown only once.
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
