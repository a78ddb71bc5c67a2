import { calls } from '@aurivane/contract/calls'
import { makeProof } from '@aurivane/contract/proof'
import { useRef, useState } from 'react'
import { callApi } from '../../../api/call-api.ts'
import { useContractForm } from '../../../api/use-contract-form.ts'
import { useFailureText } from '../../../api/use-failure-text.ts'
import { useRead } from '../../../api/use-read.ts'
import { FormDialog } from '../../../features/form-dialog.tsx'
import { canUsePasskeys } from '../../../features/passkeys/can-use-passkeys.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useSession } from '../../../session/use-session.ts'
import { Button } from '../../../components/button.tsx'
import { FormBanner } from '../../../components/form-banner.tsx'
import { CurrentPasswordField } from '../account/current-password-field.tsx'
import { CodeField } from './code-field.tsx'
import { holdProof } from './held-proof.ts'

export type ConfirmDialogProps = { onConfirmed: (proof: string) => void; onCancel: () => void }

export function ConfirmDialog({ onConfirmed, onCancel }: ConfirmDialogProps) {
  const { t } = useTranslation('profileSecurity')
  const { userInfo } = useSession()
  const password = useRef<HTMLInputElement>(null)

  function confirmed({ proof }: { proof: string }) {
    holdProof(proof)
    onConfirmed(proof)
  }
  const form = useContractForm(makeProof, {
    toInput: ({ password = '', code }) => ({ body: { password, code } }),
    onSuccess: confirmed,
  })
  const passkey = usePasskeyProof(confirmed)
  const code = form.field('code')
  const { hasTwoFactor, hasPasskey } = useOwnFactors()
  return (
    <FormDialog
      form={form}
      title={t('confirm.title')}
      submitLabel={t('confirm.confirm')}
      initialFocus={password}
      onClose={onCancel}
    >
      {form.banner ? null : <PasskeyOutcome text={passkey.text} />}
      <p>{t('confirm.text')}</p>
      <CurrentPasswordField
        {...form.field('password')}
        ref={password}
        email={userInfo?.email ?? ''}
        label={t('confirm.password')}
      />
      {hasTwoFactor || code.error ? <CodeField {...code} /> : null}
      {hasPasskey ? (
        <p>
          <Button
            variant="second"
            isBusy={passkey.isBusy}
            onClick={() => {
              form.clear()
              void passkey.confirm()
            }}
          >
            {t('confirm.usePasskey')}
          </Button>
        </p>
      ) : null}
    </FormDialog>
  )
}

function useOwnFactors() {
  const { userInfo } = useSession()
  const { data } = useRead(calls.readSecurity, {})
  const { twoFactorAuth = userInfo?.twoFactorAuth === true, passkeys = 0 } = data?.result ?? {}
  return { hasTwoFactor: twoFactorAuth, hasPasskey: passkeys > 0 && canUsePasskeys() }
}

function PasskeyOutcome({ text }: { text: string | null }) {
  if (text === null) return null
  return (
    <FormBanner tone="error" takesFocus>
      {text}
    </FormBanner>
  )
}

function usePasskeyProof(onProof: (answer: { proof: string }) => void) {
  const { t } = useTranslation('profileSecurity')
  const locale = useLocale()
  const describe = useFailureText()
  const [isBusy, setBusy] = useState(false)
  const [text, setText] = useState<string | null>(null)

  /** Returns what went wrong. */
  async function send(): Promise<string | null> {
    const options = await callApi(calls.proofOptions, { locale })
    if (options.is !== 'answered') return describe(options)
    const { askPasskey } = await import('../../../features/passkeys/ask-passkey.ts')
    const passkey = await askPasskey(options.data.result)
    if (passkey === null) return t('confirm.noPasskey')
    const answer = await callApi(calls.makeProof, { body: { passkey }, locale })
    if (answer.is !== 'answered') return describe(answer)
    onProof(answer.data)
    return null
  }
  async function confirm() {
    setBusy(true)
    setText(null)
    setText(await send().catch(() => describe({ is: 'lost' })))
    setBusy(false)
  }
  return { isBusy, text, confirm }
}
