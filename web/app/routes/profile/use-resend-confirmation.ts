import { calls } from '@aurivane/contract/calls'
import { useState } from 'react'
import { callApi } from '../../api/call-api.ts'
import { useFailureText } from '../../api/use-failure-text.ts'
import { useLocale } from '../../i18n/language.tsx'

/** Sends the confirmation mail again and returns the outcome. */
export function useResendConfirmation() {
  const describe = useFailureText()
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<{ is: 'success' | 'error'; text: string } | null>(null)
  const locale = useLocale()

  async function send() {
    setSending(true)
    setOutcome(null)
    const answer = await callApi(calls.resendConfirmation, { locale })
    setSending(false)
    if (answer.is === 'answered') return setOutcome({ is: 'success', text: answer.data.result })
    setOutcome({ is: 'error', text: describe(answer) })
  }
  return { isSending, outcome, send }
}
