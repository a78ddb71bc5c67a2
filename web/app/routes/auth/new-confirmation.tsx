import { calls } from '@aurivane/contract/calls'
import { useContractForm } from '../../api/use-contract-form.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LinkedText } from '../../features/linked-text.tsx'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../components/button.tsx'
import { FormBanner } from '../../components/form-banner.tsx'
import { useState } from 'react'
import { FormOutcome } from '../../features/form-outcome.tsx'

/** Offers a new link after an invalid one: members get it at once, everybody else logs in first. */
export function NewConfirmation() {
  const { t } = useTranslation('confirmEmail')
  const { userInfo, isAuthSessionLoading } = useSession()
  if (isAuthSessionLoading) return null
  if (userInfo) return <ResendForm />
  return (
    <p>
      <LinkedText text={t('logInFirst')} />
    </p>
  )
}

function ResendForm() {
  const { t } = useTranslation('confirmEmail')
  const [result, setResult] = useState<string | null>(null)
  const form = useContractForm(calls.resendConfirmation, {
    toInput: () => ({}),
    onSuccess: (answer) => setResult(answer.result),
    lostText: t('failed'),
    failedText: t('failed'),
  })
  return (
    <form {...form.props} className="form">
      <FormOutcome banner={form.banner} />
      {result === null ? null : <FormBanner tone="success">{result}</FormBanner>}
      <p>
        <Button type="submit" isBusy={form.isSending} disabled={form.isSent}>
          {t('resend')}
        </Button>
      </p>
    </form>
  )
}
