import type { Call } from '@aurivane/contract/call'
import { useRef, useState } from 'react'
import { callApi, type CallAnswer, type CallInput, type Failure } from '../../api/call-api.ts'
import { useFailureText } from '../../api/use-failure-text.ts'
import { useLocale } from '../../i18n/language.tsx'
import { readUnread } from '../../session/unread-notices.ts'
import { toast } from '../../components/toast.ts'

type Outcomes<C extends Call> = {
  onDone: (answer: CallAnswer<C>) => void
  /** A refusal often means that the page is out of date. */
  onRefused?: (failure: Failure) => void
}

/** A call without a dialog: the answer's text and a refusal are shown as toasts. One at a time. */
export function useClubAction<C extends Call>(call: C, { onDone, onRefused }: Outcomes<C>) {
  const locale = useLocale()
  const describe = useFailureText()
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)

  async function send(input: CallInput<C>) {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    const answer = await callApi(call, { ...input, locale })
    isSending.current = false
    setBusy(false)
    if (answer.is === 'answered') {
      const { result } = answer.data as { result?: unknown }
      if (typeof result === 'string') toast.success(result)
      void readUnread(locale)
      return onDone(answer.data)
    }
    toast.error(describe(answer))
    onRefused?.(answer)
  }
  return { isBusy, send: (input: CallInput<C>) => void send(input) }
}
