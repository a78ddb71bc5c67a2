import type { calls } from '@aurivane/contract/calls'
import { paths } from '@aurivane/contract/paths'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { callApi } from '../../api/call-api.ts'
import { useContractForm } from '../../api/use-contract-form.ts'
import { FormOutcome } from '../../features/form-outcome.tsx'
import { LocalizedLink } from '../../i18n/localized-link.tsx'
import { useLocale } from '../../i18n/language.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useOnceHydrated } from '../../navigation/use-once-hydrated.ts'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../components/button.tsx'
import { FormBanner } from '../../components/form-banner.tsx'
import { AuthPage } from './auth-page.tsx'
import { hasMailToken, takeMailToken } from './take-mail-token.ts'

type Props = {
  call: typeof calls.completeEmailChange | typeof calls.undoEmailChange
  heading: string
  text: string
  submit: string
}

/** A page that a link of a mail leads to. Opening it changes nothing: programs open links too. Only the button sends the token. */
export function MailLinkForm({ call, heading, text, submit }: Props) {
  const { t } = useTranslation('emailChange')
  const { checkAgain } = useSession()
  const locale = useLocale()
  const hasToken = useTokenInMemory()
  const [result, setResult] = useState<string | null>(null)
  const form = useContractForm(call, {
    toInput: () => ({ body: { token: takeMailToken() ?? '' } }),
    async send(input) {
      const answer = await callApi(call, { ...input, locale })
      // The session in this browser may have ended: then the link to the login must not lead a member home.
      if (answer.is === 'answered') await checkAgain()
      return answer
    },
    onSuccess: (answer) => setResult(answer.result),
  })
  return (
    <AuthPage heading={heading} aside={<p className="quiet">{text}</p>}>
      <form {...form.props} className="form">
        <FormOutcome banner={form.banner} />
        {result === null ? null : (
          <FormBanner tone="success" takesFocus>
            {result}
          </FormBanner>
        )}
        {hasToken ? null : <FormBanner tone="error">{t('linkMissing')}</FormBanner>}
        <p className="row">
          {hasToken && result === null ? (
            <Button type="submit" isBusy={form.isSending}>
              {submit}
            </Button>
          ) : null}
          <LocalizedLink to={paths.login}>{t('returnToLogin')}</LocalizedLink>
        </p>
      </form>
    </AuthPage>
  )
}

/** The token leaves the address bar at once; it is kept in memory until the button is pressed. */
function useTokenInMemory(): boolean {
  const navigate = useNavigate()
  useEffect(() => {
    takeMailToken()
    // The router must forget the token too, since language links copy the current address.
    void navigate(location.pathname, { replace: true, preventScrollReset: true })
  }, [navigate])
  return useOnceHydrated(hasMailToken, () => true)
}
