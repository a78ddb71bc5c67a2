import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../components/button.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { LazyDialogFailure } from '../../../features/lazy-dialog-failure.tsx'
import { useLazyDialog } from '../../../features/use-lazy-dialog.ts'
import { SecurityPart, type Security } from './security-part.tsx'
import { useMoment } from './use-moment.ts'

const loadDialog = async () => (await import('./change-password-dialog.tsx')).ChangePasswordDialog

export function PasswordPart({ security, email }: { security: Security | undefined; email: string }) {
  const { t } = useTranslation('profileSecurity')
  const write = useMoment()
  const { Dialog, hasFailed, open, close, fetching } = useLazyDialog(loadDialog)
  return (
    <SecurityPart heading={t('password.heading')}>
      <p>{security ? sayChange(security) : <Skeleton />}</p>
      <p className="row">
        <Button {...fetching} variant="second" onClick={open}>
          {t('password.change')}
        </Button>
        <LazyDialogFailure isShown={hasFailed} />
      </p>
      {Dialog ? (
        <Dialog email={email} hasTwoFactor={security?.twoFactorAuth === true} onClose={close} />
      ) : null}
    </SecurityPart>
  )

  function sayChange({ passwordChangedAt }: Security) {
    return passwordChangedAt === null
      ? t('password.unchanged')
      : t('password.changed', { time: write(passwordChangedAt) })
  }
}
