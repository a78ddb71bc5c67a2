import { paths } from '@aurivane/contract/paths'
import { LocalizedLink } from '../../../i18n/localized-link.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Row } from '../../../ui/rows.tsx'
import { useResendConfirmation } from '../use-resend-confirmation.ts'

const FAQ_ABOUT_VERIFYING = `${paths.faq}#categoryrow3`

export function EmailVerificationRow({ isConfirmed }: { isConfirmed: boolean }) {
  const { texts } = useTexts('profile')
  if (!isConfirmed) return <NotVerified />
  return (
    <Row name={texts.verification.name}>
      <span className="row facts">
        <Chip tone="good">{texts.verification.verified}</Chip>
        {texts.verification.verifiedText}
      </span>
    </Row>
  )
}

function NotVerified() {
  const { texts } = useTexts('profile')
  const { isSending, outcome, send } = useResendConfirmation()
  return (
    <Row
      name={texts.verification.name}
      action={
        <Button variant="plain" size="small" isBusy={isSending} onClick={() => void send()}>
          {texts.verification.sendAgain}
        </Button>
      }
    >
      <span className="row facts">
        <Chip tone="wait">{texts.verification.notVerified}</Chip>
        <LocalizedLink to={FAQ_ABOUT_VERIFYING}>{texts.verification.why}</LocalizedLink>
      </span>
      <span role="status" className="said">
        {outcome?.text}
      </span>
    </Row>
  )
}
