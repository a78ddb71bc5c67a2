import type { resendConfirmation } from '@aurivane/contract/auth'
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

const resendCall = { method: 'POST', path: '/auth/signup/resend', access: 'member' } as const

type Resending = 'ready' | 'sending' | ApiAnswer<{ result: string }>

/** Clubs are for confirmed addresses; this is the way to one. */
export function VerifyEmailNotice({ isRefusal }: { isRefusal: boolean }) {
  const { texts } = useTexts('profileClubs')
  const say = useSay()
  const { isAuthSessionLoading, checkAgain } = useSession()
  const { state, resend } = useResend()
  return (
    <>
      <Hindrance
        isRefusal={isRefusal}
        actions={
          <>
            <Button isBusy={state === 'sending'} onClick={() => void resend()}>
              {texts.unverified.resend}
            </Button>
            <Button variant="second" isBusy={isAuthSessionLoading} onClick={() => void checkAgain()}>
              {texts.unverified.check}
            </Button>
            <LocalizedLink to={`${paths.faq}#categoryrow3`}>{texts.unverified.why}</LocalizedLink>
          </>
        }
      >
        {say('account.emailUnconfirmed')}
      </Hindrance>
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
    const answer = await callApi<typeof resendConfirmation>(resendCall, { locale })
    setState(answer)
    if (answer.is !== 'answered') noticeSessionLoss(answer)
  }
  return { state, resend }
}
