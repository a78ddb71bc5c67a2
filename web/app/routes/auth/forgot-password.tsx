import { requestRecovery } from '@aurivane/contract/auth'
import { EMAIL_MAX_CHARS, MINUTE_MS, RECOVERY_TOKEN_MS } from '@aurivane/contract/limits'
import { paths } from '@aurivane/contract/paths'
import { useState } from 'react'
import { useContractForm } from '../../api/use-contract-form.ts'
import { LocalizedLink } from '../../i18n/localized-link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../components/button.tsx'
import { FormBanner } from '../../components/form-banner.tsx'
import { TextField } from '../../components/text-field.tsx'
import { AuthPage } from './auth-page.tsx'
import { FormOutcome } from '../../features/form-outcome.tsx'

export function Component() {
  const { t } = useTranslation('recovery')
  return (
    <AuthPage heading={t('heading')} aside={<p className="quiet">{t('lede')}</p>}>
      <RecoveryForm />
    </AuthPage>
  )
}

function RecoveryForm() {
  const { t } = useTranslation('recovery')
  const [result, setResult] = useState<string | null>(null)
  const form = useContractForm(requestRecovery, {
    toInput: ({ email = '' }) => ({ query: { email } }),
    onSuccess: (answer) => setResult(answer.result),
    lostText: t('failed'),
    failedText: t('failed'),
  })
  return (
    <form {...form.props} className="form">
      <FormOutcome banner={form.banner} />
      {result === null ? null : (
        <FormBanner tone="success">
          <p>{result}</p>
          <p>{t('pendingHint', { minutes: RECOVERY_TOKEN_MS / MINUTE_MS })}</p>
        </FormBanner>
      )}
      <TextField
        {...form.field('email')}
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        maxLength={EMAIL_MAX_CHARS}
        required
      />
      <p className="row">
        <Button type="submit" isBusy={form.isSending} disabled={form.isSent}>
          {form.isSent ? t('pending') : t('submit')}
        </Button>
        <LocalizedLink to={paths.login}>{t('returnToLogin')}</LocalizedLink>
      </p>
    </form>
  )
}
