import { calls } from '@aurivane/contract/calls'
import { paths } from '@aurivane/contract/paths'
import { LocalizedLink } from '../../i18n/localized-link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../components/button.tsx'
import { FormBanner } from '../../components/form-banner.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { SpinnerBlock } from '../../components/spinner.tsx'
import { AuthPage } from './auth-page.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { useMailLink } from './use-mail-link.ts'

export function Component() {
  const { t } = useTranslation('recovery')
  const link = useMailLink(calls.verifyRecovery)
  const isAlive = link.state.is === 'accepted'
  return (
    <AuthPage
      heading={t('newPassword.heading')}
      isLinkFromMail
      aside={isAlive ? <p className="quiet">{t('newPassword.lede')}</p> : null}
    >
      {link.state.is === 'accepted' ? (
        <NewPasswordForm token={link.state.token} onDead={link.reject} />
      ) : (
        <>
          <LinkState link={link} />
          {/* Hidden while the link is being checked, because the form will take this place */}
          <p key={link.state.is} className={link.state.is === 'waiting' ? 'without-script' : undefined}>
            <LocalizedLink to={paths.login}>{t('returnToLogin')}</LocalizedLink>
          </p>
        </>
      )}
    </AuthPage>
  )
}

function LinkState({ link }: { link: ReturnType<typeof useMailLink> }) {
  const { t } = useTranslation('recovery')
  const { t: tCommon } = useTranslation('translation')
  const { checking, linkMissing, startAgain } = t('newPassword', { returnObjects: true })
  const { state, tryAgain } = link
  if (state.is === 'waiting' || state.is === 'accepted') return <SpinnerBlock>{checking}</SpinnerBlock>
  const newLink = (
    <LinkButton as={LocalizedLink} to={paths.recovery} variant="second">
      {startAgain}
    </LinkButton>
  )
  const again = <Button onClick={tryAgain}>{tCommon('tryAgain')}</Button>
  const isDead = state.is === 'dead' || state.is === 'missing'
  const text = state.is === 'missing' ? linkMissing : state.is === 'lost' ? t('failed') : state.text
  return (
    <FormBanner tone="error" takesFocus actions={isDead ? newLink : again}>
      {text}
    </FormBanner>
  )
}
