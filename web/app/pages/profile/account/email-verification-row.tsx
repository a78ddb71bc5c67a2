import { calls } from '@aurivane/contract/calls'
import { paths } from '@aurivane/contract/paths'
import { useState } from 'react'
import { callApi } from '../../../api/call-api.ts'
import { sayFailure } from '../../../api/failure.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { LocalizedLink } from '../../../i18n/localized-link.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Row } from '../../../ui/rows.tsx'
import { useAccount } from './use-account.ts'

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
  const { isSending, said, send } = useResending()
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
        {said}
      </span>
    </Row>
  )
}

function useResending() {
  const { texts: words } = useTexts('translation')
  const [isSending, setSending] = useState(false)
  const [said, setSaid] = useState<string | null>(null)
  const locale = useLocale()
  const { catchUp } = useAccount()

  async function send() {
    setSending(true)
    setSaid(null)
    const answer = await callApi(calls.resendConfirmation, { locale })
    setSending(false)
    if (answer.is === 'answered') return setSaid(answer.data.result)
    setSaid(sayFailure(answer, words))
    catchUp(answer)
  }
  return { isSending, said, send }
}
