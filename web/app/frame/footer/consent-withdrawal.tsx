import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { thirdPartyConsent } from '../third-party-consent.ts'

/** Offered to whoever has agreed to third-party content; agreeing is done where the content would stand. */
export function ConsentWithdrawal() {
  const { t } = useTranslation('frame')
  const [hasAgreed, setAgreed] = thirdPartyConsent.useFlag()
  const [isWithdrawn, setWithdrawn] = useState(false)

  function withdraw() {
    setAgreed(false)
    setWithdrawn(true)
  }

  return (
    <>
      {hasAgreed ? (
        <button type="button" className="link" onClick={withdraw}>
          {t('footer.withdraw')}
        </button>
      ) : null}
      <p role="status" className="small quiet">
        {isWithdrawn && !hasAgreed ? t('footer.withdrawn') : ''}
      </p>
    </>
  )
}
