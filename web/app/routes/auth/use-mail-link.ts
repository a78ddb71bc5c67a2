import type { calls } from '@aurivane/contract/calls'
import type { Locale } from '@aurivane/contract/locales'
import type { RefusalCode } from '@aurivane/contract/refusal-codes'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { callApi } from '../../api/call-api.ts'
import { useLocale } from '../../i18n/language.tsx'
import { takeMailToken } from './take-mail-token.ts'

type MailLinkCall = typeof calls.confirmEmail | typeof calls.verifyRecovery

export type MailLinkState =
  | { is: 'waiting' }
  | { is: 'accepted'; token: string; text: string }
  /** Expired, used or never valid: only a new link helps. */
  | { is: 'dead'; text: string }
  /** Refused for another reason, such as too many requests: the same link may work later. */
  | { is: 'refused'; text: string }
  /** No answer, or a refusal without a message: the page shows its own text. */
  | { is: 'lost' }
  | { is: 'missing' }

/** Sends the token of the mail's link after the first render, and returns the outcome. */
export function useMailLink(call: MailLinkCall) {
  const locale = useLocale()
  const navigate = useNavigate()
  const [state, setState] = useState<MailLinkState>({ is: 'waiting' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isGone = false
    const token = takeMailToken()
    // The router must forget the token too, since language links copy the current address.
    if (attempt === 0) void navigate(location.pathname, { replace: true, preventScrollReset: true })
    void sendToken(call, token, locale).then((ending) => {
      if (!isGone) setState(ending)
    })
    return () => {
      isGone = true
    }
  }, [call, locale, attempt, navigate])

  function tryAgain() {
    setState({ is: 'waiting' })
    setAttempt(attempt + 1)
  }
  function reject(text: string) {
    setState({ is: 'dead', text })
  }
  return { state, tryAgain, reject }
}

async function sendToken(call: MailLinkCall, token: string | null, locale: Locale): Promise<MailLinkState> {
  if (token === null) return { is: 'missing' }
  const answer = await callApi(call, { query: { token }, locale })
  switch (answer.is) {
    case 'answered':
      return { is: 'accepted', token, text: answer.data.result }
    case 'refused':
      if (answer.result === '') return { is: 'lost' }
      return { is: isDead(answer.code) ? 'dead' : 'refused', text: answer.result }
    case 'lost':
      return { is: 'lost' }
  }
}

/** A mail program may cut or extend a link until the token is invalid. The token is the only input of these calls. */
function isDead(code: RefusalCode) {
  return code === 'mail_token_dead' || code === 'invalid_input'
}
