import { calls } from '@aurivane/contract/calls'
import { useState } from 'react'
import { callApi } from '../../api/call-api.ts'
import { sayFailure } from '../../api/failure.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useSessionLoss } from '../../session/use-session-loss.ts'

/** Sends the mail that confirms the address once more, and says how that ended. */
export function useResendConfirmation() {
  const { t } = useTranslation('translation')
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<{ is: 'success' | 'error'; text: string } | null>(null)
  const locale = useLocale()
  const noticeSessionLoss = useSessionLoss()

  async function send() {
    setSending(true)
    setOutcome(null)
    const answer = await callApi(calls.resendConfirmation, { locale })
    setSending(false)
    if (answer.is === 'answered') return setOutcome({ is: 'success', text: answer.data.result })
    setOutcome({ is: 'error', text: sayFailure(answer, words) })
    noticeSessionLoss(answer)
  }
  return { isSending, outcome, send }
}
