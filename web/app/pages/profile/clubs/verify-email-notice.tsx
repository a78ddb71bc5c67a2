import { calls } from '@aurivane/contract/calls'
import { paths } from '@aurivane/contract/paths'
import { useState } from 'react'
import { callApi, type ApiAnswer } from '../../../api/call-api.ts'
import { sayFailure } from '../../../api/failure.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { LocalizedLink } from '../../../i18n/localized-link.tsx'
import { useSay } from '../../../i18n/use-say.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useSessionLoss } from '../../../session/use-session-loss.ts'
import { useSession } from '../../../session/use-session.ts'
import { Button } from '../../../ui/button.tsx'
import { FormBanner } from '../../../ui/form-banner.tsx'
import { Hindrance } from './hindrance.tsx'

type Resending = 'ready' | 'sending' | ApiAnswer<{ result: string }>

/** Clubs are for confirmed addresses; this is the way to one. */
export function VerifyEmailNotice({ isRefusal }: { isRefusal: boolean }) {
  const { texts } = useTexts('profileClubs')
  const say = useSay()
  const { texts: account } = useTexts('profile')
  const { state, resend } = useResend()
  const { isChecking, said, check } = useChecking()
  return (
    <>
      <Hindrance
        isRefusal={isRefusal}
        actions={
          <>
            <Button isBusy={state === 'sending'} onClick={() => void resend()}>
              {account.verification.sendAgain}
            </Button>
            <Button variant="second" isBusy={isChecking} onClick={() => void check()}>
              {texts.unverified.check}
            </Button>
            <LocalizedLink to={`${paths.faq}#categoryrow3`}>{texts.unverified.why}</LocalizedLink>
          </>
        }
      >
        {say('account.emailUnconfirmed')}
      </Hindrance>
      <p role="status">{said}</p>
      <Outcome state={state} />
    </>
  )
}

function Outcome({ state }: { state: Resending }) {
  const { texts: words } = useTexts('translation')
  if (typeof state === 'string') return null
  if (state.is === 'answered') return <FormBanner tone="success">{state.data.result}</FormBanner>
  return <FormBanner tone="error">{sayFailure(state, words)}</FormBanner>
}

function useResend() {
  const [state, setState] = useState<Resending>('ready')
  const locale = useLocale()
  const noticeSessionLoss = useSessionLoss()

  async function resend() {
    setState('sending')
    const answer = await callApi(calls.resendConfirmation, { locale })
    setState(answer)
    if (answer.is !== 'answered') noticeSessionLoss(answer)
  }
  return { state, resend }
}

/** A confirmed address takes this notice away; without one it says so. */
function useChecking() {
  const { texts } = useTexts('profileClubs')
  const { texts: words } = useTexts('translation')
  const { isAuthSessionLoading, isSessionUnknown, checkAgain } = useSession()
  const [isChecked, setChecked] = useState(false)

  async function check() {
    setChecked(false)
    await checkAgain()
    setChecked(true)
  }
  const outcome = isSessionUnknown ? words.lostConnection : texts.unverified.notYet
  return { isChecking: isAuthSessionLoading, said: isChecked ? outcome : null, check }
}
