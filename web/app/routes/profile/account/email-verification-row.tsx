import { paths } from '@aurivane/contract/paths'
import { LocalizedLink } from '../../../i18n/localized-link.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../components/button.tsx'
import { Chip } from '../../../components/chip.tsx'
import { Row } from '../../../components/rows.tsx'
import { useResendConfirmation } from '../use-resend-confirmation.ts'

const FAQ_ABOUT_VERIFYING = `${paths.faq}#categoryrow3`

export function EmailVerificationRow({ isConfirmed }: { isConfirmed: boolean }) {
  const { t } = useTranslation('profile')
  if (!isConfirmed) return <NotVerified />
  return (
    <Row name={t('verification.name')}>
      <span className="row facts">
        <Chip tone="good">{t('verification.verified')}</Chip>
        {t('verification.verifiedText')}
      </span>
    </Row>
  )
}

function NotVerified() {
  const { t } = useTranslation('profile')
  const { isSending, outcome, send } = useResendConfirmation()
  return (
    <Row
      name={t('verification.name')}
      action={
        <Button variant="plain" size="small" isBusy={isSending} onClick={() => void send()}>
          {t('verification.sendAgain')}
        </Button>
      }
    >
      <span className="row facts">
        <Chip tone="wait">{t('verification.notVerified')}</Chip>
        <LocalizedLink to={FAQ_ABOUT_VERIFYING}>{t('verification.why')}</LocalizedLink>
      </span>
      <span role="status" className="said">
        {outcome?.text}
      </span>
    </Row>
  )
}
