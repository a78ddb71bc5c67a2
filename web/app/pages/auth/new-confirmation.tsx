import { calls } from '@aurivane/contract/calls'
import { useContractForm } from '../../api/use-contract-form.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { LinkedText } from '../../product/linked-text.tsx'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { FormBanner } from '../../ui/form-banner.tsx'
import { useState } from 'react'
import { FormOutcome } from '../../product/form-outcome.tsx'

/** The way from a dead link to a new one: at once for members, by the login page for everybody else. */
export function NewConfirmation() {
  const { texts } = useTexts('confirmEmail')
  const { userInfo, isAuthSessionLoading } = useSession()
  if (isAuthSessionLoading) return null
  if (userInfo) return <ResendForm />
  return (
    <p>
      <LinkedText text={texts.logInFirst} />
    </p>
  )
}

function ResendForm() {
  const { texts } = useTexts('confirmEmail')
  const [result, setResult] = useState<string | null>(null)
  const form = useContractForm(calls.resendConfirmation, {
    toInput: () => ({}),
    onSuccess: (answer) => setResult(answer.result),
    lostText: texts.failed,
    failedText: texts.failed,
  })
  return (
    <form {...form.props} className="form">
      <FormOutcome banner={form.banner} />
      {result === null ? null : <FormBanner tone="success">{result}</FormBanner>}
      <p>
        <Button type="submit" isBusy={form.isSending} disabled={form.isSent}>
          {texts.resend}
        </Button>
      </p>
    </form>
  )
}
