import { restorePassword } from '@aurivane/contract/auth'
import { PASSWORD_MIN_CHARS, RESET_REDIRECT_MS } from '@aurivane/contract/limits'
import { paths } from '@aurivane/contract/paths'
import { useState } from 'react'
import { useContractForm } from '../../api/use-contract-form.ts'
import { LocalizedLink } from '../../i18n/localized-link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../components/button.tsx'
import { FormBanner } from '../../components/form-banner.tsx'
import { FormOutcome } from '../../features/form-outcome.tsx'
import { OwnPasswordField } from './own-password-field.tsx'
import { useRedirectHome } from '../../navigation/use-redirect-home.ts'

type Props = { token: string; onDead: (text: string) => void }

export function NewPasswordForm({ token, onDead }: Props) {
  const { t } = useTranslation('recovery')
  const { checkAgain } = useSession()
  const [result, setResult] = useState<string | null>(null)
  const form = useContractForm(restorePassword, {
    toInput: ({ newPassword = '', confirmPassword = '' }) => ({
      body: { token, newPassword, confirmPassword },
    }),
    onSuccess: (answer) => {
      setResult(answer.result)
      // All sessions of this account have ended, perhaps the one of this browser too.
      void checkAgain()
    },
    onRefused: (failure) => {
      if (failure.is === 'refused' && failure.code === 'mail_token_dead')
        onDead(failure.result || t('failed'))
    },
    lostText: t('failed'),
    failedText: t('failed'),
  })
  useRedirectHome(RESET_REDIRECT_MS, result !== null)
  const first = form.field('newPassword')
  const second = form.field('confirmPassword')
  return (
    <form {...form.props} className="form">
      <FormOutcome banner={form.banner} />
      {result === null ? null : <FormBanner tone="success">{result}</FormBanner>}
      <OwnPasswordField
        {...first}
        // 'Both text fields should be the same' concerns two fields and is shown at the second one.
        error={first.error === second.error ? null : first.error}
        label={t('newPassword.newPassword')}
        hint={t('newPassword.hint', { minimum: PASSWORD_MIN_CHARS })}
        autoComplete="new-password"
        required
      />
      <OwnPasswordField
        {...second}
        label={t('newPassword.confirmPassword')}
        autoComplete="new-password"
        required
      />
      <p className="row">
        <Button type="submit" isBusy={form.isSending} disabled={form.isSent}>
          {t('newPassword.submit')}
        </Button>
        <LocalizedLink to={paths.login}>{t('returnToLogin')}</LocalizedLink>
      </p>
    </form>
  )
}
