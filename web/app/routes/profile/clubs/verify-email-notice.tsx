import { paths } from '@aurivane/contract/paths'
import { useState } from 'react'
import { LocalizedLink } from '../../../i18n/localized-link.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useSession } from '../../../session/use-session.ts'
import { Button } from '../../../components/button.tsx'
import { FormBanner } from '../../../components/form-banner.tsx'
import { useResendConfirmation } from '../use-resend-confirmation.ts'
import { BlockedNotice } from './blocked-notice.tsx'

/** Clubs require a confirmed address: offers a new mail and a new check. */
export function VerifyEmailNotice({ isRefusal }: { isRefusal: boolean }) {
  const { t } = useTranslation('profileClubs')
  const { t: tMessages } = useTranslation('messages')
  const { t: tProfile } = useTranslation('profile')
  const { isSending, outcome, send } = useResendConfirmation()
  const { isChecking, said, check } = useChecking()
  return (
    <>
      <BlockedNotice
        isRefusal={isRefusal}
        actions={
          <>
            <Button isBusy={isSending} onClick={() => void send()}>
              {tProfile('verification.sendAgain')}
            </Button>
            <Button variant="second" isBusy={isChecking} onClick={() => void check()}>
              {t('unverified.check')}
            </Button>
            <LocalizedLink to={`${paths.faq}#categoryrow3`}>{t('unverified.why')}</LocalizedLink>
          </>
        }
      >
        {tMessages('account.emailUnconfirmed')}
      </BlockedNotice>
      <p role="status">{said}</p>
      {outcome ? <FormBanner tone={outcome.is}>{outcome.text}</FormBanner> : null}
    </>
  )
}

/** Reads the user again: the notice disappears if the address is confirmed, otherwise it says so. */
function useChecking() {
  const { t } = useTranslation('profileClubs')
  const { t: tCommon } = useTranslation('translation')
  const { isAuthSessionLoading, isSessionUnknown, checkAgain } = useSession()
  const [isChecked, setChecked] = useState(false)

  async function check() {
    setChecked(false)
    await checkAgain()
    setChecked(true)
  }
  const outcome = isSessionUnknown ? tCommon('lostConnection') : t('unverified.notYet')
  return { isChecking: isAuthSessionLoading, said: isChecked ? outcome : null, check }
}
