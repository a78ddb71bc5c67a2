import { login } from '@aurivane/contract/auth'
import { MINIMUM_AGE_YEARS } from '@aurivane/contract/limits'
import { paths } from '@aurivane/contract/paths'
import { lazy, Suspense, useState } from 'react'
import { useContractForm } from '../../api/use-contract-form.ts'
import { LocalizedLink } from '../../i18n/localized-link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LinkedText } from '../../features/linked-text.tsx'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../components/button.tsx'
import { FormBanner } from '../../components/form-banner.tsx'
import { Notice } from '../../components/notice.tsx'
import { TextField } from '../../components/text-field.tsx'
import { toast } from '../../components/toast.ts'
import { AuthPage } from './auth-page.tsx'
import { FormOutcome } from '../../features/form-outcome.tsx'
import { OwnPasswordField } from './own-password-field.tsx'
import type { FirstFactor } from './second-factor-dialog.tsx'
import { useFlashMessage } from './flash-message.ts'

// Few people need it, and it brings the dialog's code with it.
const SecondFactorDialog = lazy(() => import('./second-factor-dialog.tsx').then(asDefault))

function asDefault(module: typeof import('./second-factor-dialog.tsx')) {
  return { default: module.SecondFactorDialog }
}

export function Component() {
  const { t } = useTranslation('login')
  return (
    <AuthPage
      heading={t('heading')}
      aside={
        <>
          <p className="quiet">
            <LinkedText text={t('newHere')} />
          </p>
          <p className="quiet">{t('conditions', { age: MINIMUM_AGE_YEARS })}</p>
        </>
      }
    >
      <LoginForm />
    </AuthPage>
  )
}

function LoginForm() {
  const { t } = useTranslation('login')
  const { t: tCommon } = useTranslation('translation')
  const { logIn, ended } = useSession()
  const message = useFlashMessage()
  const [firstFactor, setFirstFactor] = useState<FirstFactor | null>(null)
  const [oddAnswer, setOddAnswer] = useState('')
  const form = useContractForm(login, {
    // No redirect here: access control sends members away from this page.
    onSuccess: ({ userObject, twoFactorAuth, result }, { email = '', password = '' }) => {
      setOddAnswer('')
      if (userObject) return logIn(userObject)
      // Neither a user nor a request for the second factor: not an answer of our server.
      if (!twoFactorAuth) return setOddAnswer(result || tCommon('failed'))
      toast.info(result)
      setFirstFactor({ email, password })
    },
  })
  return (
    <form {...form.props} className="form">
      {message !== null && form.banner === null ? <FormBanner tone="success">{message}</FormBanner> : null}
      {ended && message === null && form.banner === null ? (
        <Notice tone="gold" role="alert">
          {t('sessionEnded')}
        </Notice>
      ) : null}
      <FormOutcome banner={form.banner} />
      {oddAnswer && form.isSent ? <FormBanner tone="error">{oddAnswer}</FormBanner> : null}
      <TextField
        {...form.field('email')}
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        defaultValue={ended?.email}
        required
      />
      <OwnPasswordField
        {...form.field('password')}
        label={t('password')}
        autoComplete="current-password"
        required
      />
      <p className="row">
        <Button type="submit" isBusy={form.isSending}>
          {t('submit')}
        </Button>
        <LocalizedLink to={paths.recovery}>{t('forgotPassword')}</LocalizedLink>
      </p>
      {firstFactor ? (
        <Suspense>
          <SecondFactorDialog firstFactor={firstFactor} onClose={() => setFirstFactor(null)} />
        </Suspense>
      ) : null}
    </form>
  )
}
