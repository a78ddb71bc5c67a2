import { calls } from '@aurivane/contract/calls'
import { useEffect, useEffectEvent, useState } from 'react'
import { callApi } from '../../../api/call-api.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { useAccount } from './use-account.ts'

/** Only the picture is required in the answer. */
type Shown = { qrcode: string; secret?: string }
type Qrcode = { is: 'loading' } | { is: 'failed' } | ({ is: 'shown' } & Shown)

/** Each request creates a new secret, so it is sent once per dialog and never cached. */
export function useQrcode() {
  const [state, setState] = useState<Qrcode>({ is: 'loading' })
  const [attempt, setAttempt] = useState(1)
  const locale = useLocale()
  const account = useAccount()
  const catchUp = useEffectEvent(account.catchUp)

  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    void callApi(calls.twoFactorQrcode, { locale, signal }).then((answer) => {
      if (signal.aborted) return
      if (answer.is === 'answered') {
        const shown: Shown = answer.data.result
        return setState({ is: 'shown', ...shown })
      }
      setState({ is: 'failed' })
      catchUp(answer)
    })
    return () => ended.abort()
  }, [attempt, locale])

  function tryAgain() {
    setState({ is: 'loading' })
    setAttempt(attempt + 1)
  }
  return { ...state, tryAgain }
}
