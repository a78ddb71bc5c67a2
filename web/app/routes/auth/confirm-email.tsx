import { calls } from '@aurivane/contract/calls'
import { CONFIRM_REDIRECT_MS } from '@aurivane/contract/limits'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../components/button.tsx'
import { FormBanner } from '../../components/form-banner.tsx'
import { SpinnerBlock } from '../../components/spinner.tsx'
import { AuthPage } from './auth-page.tsx'
import { NewConfirmation } from './new-confirmation.tsx'
import { useRedirectHome } from '../../navigation/use-redirect-home.ts'
import { useMailLink } from './use-mail-link.ts'

export function Component() {
  const { t } = useTranslation('confirmEmail')
  return (
    <AuthPage heading={t('heading')} isLinkFromMail>
      <Confirmation />
    </AuthPage>
  )
}

function Confirmation() {
  const { t } = useTranslation('confirmEmail')
  const { t: tCommon } = useTranslation('translation')
  const { state, tryAgain } = useMailLink(calls.confirmEmail)
  const isConfirmed = state.is === 'accepted'
  useFreshUserWhen(isConfirmed)
  useRedirectHome(CONFIRM_REDIRECT_MS, isConfirmed)
  if (state.is === 'waiting') return <SpinnerBlock>{t('checking')}</SpinnerBlock>
  if (state.is === 'accepted') return <FormBanner tone="success">{state.text}</FormBanner>
  if (state.is === 'dead' || state.is === 'missing') {
    return (
      <>
        <FormBanner tone="error" takesFocus>
          {state.is === 'dead' ? state.text : t('linkMissing')}
        </FormBanner>
        <NewConfirmation />
      </>
    )
  }
  return (
    <FormBanner tone="error" takesFocus actions={<Button onClick={tryAgain}>{tCommon('tryAgain')}</Button>}>
      {state.is === 'refused' ? state.text : t('failed')}
    </FormBanner>
  )
}

/** Updates the session's user, so that the settings show the confirmed address without a reload. */
function useFreshUserWhen(isConfirmed: boolean) {
  const { userInfo, checkAgain } = useSession()
  const isStale = isConfirmed && userInfo !== null && !userInfo.confirmedEmail
  const refresh = useEffectEvent(() => void checkAgain())
  useEffect(() => {
    if (isStale) refresh()
  }, [isStale])
}
