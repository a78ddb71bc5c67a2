import { calls } from '@aurivane/contract/calls'
import type { AuthenticationResponse } from '@aurivane/contract/passkeys'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { callApi, type CallAnswer, type Failure } from '../../api/call-api.ts'
import { useFailureText } from '../../api/use-failure-text.ts'
import { askPasskey } from '../../features/passkeys/ask-passkey.ts'
import { offerPasskeys } from '../../features/passkeys/offer-passkeys.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../components/button.tsx'

type LoginAnswer = CallAnswer<typeof calls.passkeyLogin>
type Props = {
  /** Removes earlier messages of the form. */
  onStart: () => void
  onSuccess: (answer: LoginAnswer) => void
  onRefused: (failure: Failure, text: string) => void
}

/** The button, and passkeys among the suggestions of the email field where the browser can show them. */
export function PasskeyLogin({ onStart, onSuccess, onRefused }: Props) {
  const { t } = useTranslation('login')
  const locale = useLocale()
  const describe = useFailureText()
  const [isBusy, setBusy] = useState(false)
  const stopAutofill = useAutofill((passkey) => void send(passkey))
  const refuse = (failure: Failure) => onRefused(failure, describe(failure))

  async function send(passkey: AuthenticationResponse | null) {
    if (passkey === null) return onRefused({ is: 'lost' }, t('noPasskey'))
    const answer = await callApi(calls.passkeyLogin, { body: { passkey }, locale })
    return answer.is === 'answered' ? onSuccess(answer.data) : refuse(answer)
  }
  async function press() {
    setBusy(true)
    onStart()
    stopAutofill()
    const options = await callApi(calls.passkeyLoginOptions, { locale })
    await (options.is === 'answered' ? send(await askPasskey(options.data.result)) : refuse(options))
    setBusy(false)
  }
  return (
    <Button variant="second" isBusy={isBusy} onClick={() => void press()}>
      {t('withPasskey')}
    </Button>
  )
}

/** Returns how to end the request. */
function useAutofill(onPasskey: (passkey: AuthenticationResponse) => void) {
  const locale = useLocale()
  const report = useEffectEvent(onPasskey)
  const stop = useRef<() => void>(() => undefined)
  useEffect(() => {
    stop.current = offerPasskeys({
      // A failure is not shown, since the visitor did not ask for this request.
      readOptions: async () => {
        const answer = await callApi(calls.passkeyLoginOptions, { locale })
        return answer.is === 'answered' ? answer.data.result : null
      },
      onPasskey: (passkey) => report(passkey),
    })
    return () => stop.current()
  }, [locale])
  return () => stop.current()
}
