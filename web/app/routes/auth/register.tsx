import { signup } from '@aurivane/contract/auth'
import { MINIMUM_AGE_YEARS, PASSWORD_MIN_CHARS } from '@aurivane/contract/limits'
import { localizePath } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { useNavigate } from 'react-router'
import { useContractForm } from '../../api/use-contract-form.ts'
import { useLocale } from '../../i18n/language.tsx'
import { LocalizedLink } from '../../i18n/localized-link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Honeypot } from '../../features/honeypot.tsx'
import { UnnamedOperatorNotice } from '../../features/named-operator.tsx'
import { ScamsLink } from '../../features/scams-link.tsx'
import { LinkedText } from '../../features/linked-text.tsx'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/text-field.tsx'
import { withMessage } from './flash-message.ts'
import { AuthPage } from './auth-page.tsx'
import { CountryField } from './country-field.tsx'
import { FormOutcome } from '../../features/form-outcome.tsx'
import { OwnPasswordField } from './own-password-field.tsx'
import { RegisterNotice } from './register-notice.tsx'

export function Component() {
  const { t } = useTranslation('register')
  return (
    <AuthPage
      heading={t('heading')}
      aside={
        <>
          <p className="quiet">{t('lede')}</p>
          <p className="quiet">
            <LinkedText text={t('haveAccount')} />
          </p>
          <p>
            <LocalizedLink to={`${paths.faq}#categoryrow6`}>{t('whoMay')}</LocalizedLink>
          </p>
          <ScamsLink />
          <UnnamedOperatorNotice />
        </>
      }
    >
      <RegisterForm />
    </AuthPage>
  )
}

function RegisterForm() {
  const { t } = useTranslation('register')
  const locale = useLocale()
  const navigate = useNavigate()
  const form = useContractForm(signup, {
    onSuccess: ({ result }) =>
      void navigate(localizePath(paths.login, locale), { state: withMessage(result) }),
  })
  return (
    <form {...form.props} className="form">
      <FormOutcome banner={form.banner} />
      <div className="names">
        <TextField {...form.field('firstName')} label={t('firstName')} autoComplete="given-name" required />
        <TextField {...form.field('lastName')} label={t('lastName')} autoComplete="family-name" required />
      </div>
      <TextField
        {...form.field('email')}
        label={t('email')}
        hint={t('emailHint')}
        type="email"
        inputMode="email"
        autoComplete="username"
        required
      />
      <CountryField {...form.field('country')} label={t('country')} hint={t('countryHint')} />
      <OwnPasswordField
        {...form.field('password')}
        label={t('password')}
        hint={t('passwordHint', { minimum: PASSWORD_MIN_CHARS })}
        autoComplete="new-password"
        required
      />
      <Honeypot label={t('trap')} />
      <RegisterNotice text={t('notice', { age: MINIMUM_AGE_YEARS })} />
      <p>
        <Button type="submit" isBusy={form.isSending} disabled={form.isSent}>
          {t('submit')}
        </Button>
      </p>
    </form>
  )
}
