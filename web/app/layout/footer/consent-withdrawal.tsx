import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { thirdPartyConsent } from '../third-party-consent.ts'

/** Shown to visitors who have agreed to third-party content. Consent itself is given at the place of that content. */
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
