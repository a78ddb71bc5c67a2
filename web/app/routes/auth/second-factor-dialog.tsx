import { login } from '@aurivane/contract/auth'
import { endpoint } from '@aurivane/contract/endpoint'
import { line } from '@aurivane/contract/inputs'
import { key } from '@aurivane/contract/messages/messages'
import { useRef } from 'react'
import { z } from 'zod'
import type { Failure } from '../../api/call-api.ts'
import { useContractForm } from '../../api/use-contract-form.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { FormDialog } from '../../features/form-dialog.tsx'
import { useSession } from '../../session/use-session.ts'
import { TextField } from '../../components/text-field.tsx'

const CODE_MAX_CHARS = 64

/** The same call, in which the code is no longer optional. */
const loginWithCode = endpoint({
  ...login,
  body: z.object({
    email: z.string(),
    password: z.string(),
    code: line(CODE_MAX_CHARS, key('twoFactor.codeRequired')),
  }),
  // The message is shown beside the field.
  invalid: key('twoFactor.codeRequired'),
})

export type FirstFactor = { email: string; password: string }

type Props = { firstFactor: FirstFactor; onRefused: (failure: Failure) => void; onClose: () => void }

export function SecondFactorDialog({ firstFactor, onRefused, onClose }: Props) {
  const { t } = useTranslation('login')
  const { logIn } = useSession()
  const code = useRef<HTMLInputElement>(null)
  const texts = t('secondFactor', { returnObjects: true })
  const form = useContractForm(loginWithCode, {
    toInput: ({ code: typed = '' }) => ({ body: { ...firstFactor, code: typed } }),
    onSuccess: ({ userObject }) => {
      if (userObject) logIn(userObject)
    },
    onRefused,
  })
  return (
    <FormDialog
      form={form}
      title={texts.title}
      submitLabel={texts.submit}
      initialFocus={code}
      onClose={onClose}
    >
      <TextField
        {...form.field('code')}
        ref={code}
        className="any-code"
        label={texts.code}
        hint={texts.hint}
        isCode
        // A recovery code has letters.
        inputMode="text"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={CODE_MAX_CHARS}
        required
      />
      <p className="recovery-code-hint">{texts.recoveryHint}</p>
    </FormDialog>
  )
}
