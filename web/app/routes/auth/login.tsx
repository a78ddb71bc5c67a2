import { login } from '@aurivane/contract/auth'
import { MINIMUM_AGE_YEARS } from '@aurivane/contract/limits'
import { paths } from '@aurivane/contract/paths'
import { Suspense, useState, type ComponentProps } from 'react'
import type { CallAnswer, Failure } from '../../api/call-api.ts'
import { useContractForm, type ContractForm } from '../../api/use-contract-form.ts'
import { LocalizedLink } from '../../i18n/localized-link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { lazyPart, NoPart } from '../../features/lazy-part.tsx'
import { LinkedText } from '../../features/linked-text.tsx'
import { canUsePasskeys } from '../../features/passkeys/can-use-passkeys.ts'
import { useOnceHydrated } from '../../navigation/use-once-hydrated.ts'
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
import { pendingDeletionOf, type PendingDeletion } from './pending-deletion.ts'

// Few people need these, and they bring the dialog's code with them.
const SecondFactorDialog = lazyPart(
  async () => (await import('./second-factor-dialog.tsx')).SecondFactorDialog,
)
const RestoreDialog = lazyPart(async () => (await import('./restore-dialog.tsx')).RestoreDialog)
// If its code cannot be loaded, the page works with a password.
const PasskeyLogin = lazyPart(async () => (await import('./passkey-login.tsx')).PasskeyLogin, NoPart)

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
  const { logIn, ended } = useSession()
  const [firstFactor, setFirstFactor] = useState<FirstFactor | null>(null)
  const [pending, setPending] = useState<PendingDeletion | null>(null)
  /** What went wrong besides the form's own call. */
  const [failure, setFailure] = useState('')
  const finish = useFinish(setFailure)

  function refused(refusal: Failure) {
    const deletion = pendingDeletionOf(refusal)
    if (!deletion) return
    setFirstFactor(null)
    form.clear()
    setPending(deletion)
  }
  const form = useContractForm(login, {
    onSuccess: (answer, { email = '', password = '' }) => {
      if (!answer.twoFactorAuth || answer.userObject) return finish(answer)
      setFailure('')
      toast.info(answer.result)
      setFirstFactor({ email, password })
    },
    onRefused: refused,
  })
  return (
    <form {...form.props} className="form">
      <Messages form={form} failure={failure} />
      <TextField
        {...form.field('email')}
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="username webauthn"
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
      <PasskeyPlace
        onStart={() => {
          form.clear()
          setFailure('')
        }}
        onSuccess={finish}
        onRefused={(refusal, text) => (pendingDeletionOf(refusal) ? refused(refusal) : setFailure(text))}
      />
      <Suspense>
        {firstFactor ? (
          <SecondFactorDialog
            firstFactor={firstFactor}
            onRefused={refused}
            onClose={() => setFirstFactor(null)}
          />
        ) : null}
        {pending ? (
          <RestoreDialog pending={pending} onRestored={logIn} onClose={() => setPending(null)} />
        ) : null}
      </Suspense>
    </form>
  )
}

/** No redirect here: access control sends members away from this page. */
function useFinish(onOddAnswer: (text: string) => void) {
  const { t } = useTranslation('translation')
  const { logIn } = useSession()
  return ({ userObject, result }: CallAnswer<typeof login>) => {
    if (userObject) return logIn(userObject)
    // Neither a user nor a request for the second factor: not an answer of our server.
    onOddAnswer(result || t('failed'))
  }
}

type MessagesProps = { form: Pick<ContractForm, 'banner' | 'isSending'>; failure: string }

/** One message at a time, the newest one. */
function Messages({ form, failure }: MessagesProps) {
  const { t } = useTranslation('login')
  const { ended } = useSession()
  const passed = useFlashMessage()
  const message = passed ?? ended?.message ?? null
  if (form.banner) return <FormOutcome banner={form.banner} />
  if (failure && !form.isSending) {
    return (
      <FormBanner key={failure} tone="error" takesFocus>
        {failure}
      </FormBanner>
    )
  }
  if (message !== null) return <FormBanner tone="success">{message}</FormBanner>
  return ended ? (
    <Notice tone="gold" role="alert">
      {t('sessionEnded')}
    </Notice>
  ) : null
}

/** Its height is reserved, because only the browser knows whether passkeys can be used at this address. */
function PasskeyPlace(props: ComponentProps<typeof PasskeyLogin>) {
  const isPossible = useOnceHydrated(canUsePasskeys, () => false)
  return (
    <div className="passkey-place">
      <Suspense>{isPossible ? <PasskeyLogin {...props} /> : null}</Suspense>
    </div>
  )
}
