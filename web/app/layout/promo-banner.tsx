import { paths } from '@aurivane/contract/paths'
import { useLocale } from '../i18n/language.tsx'
import { LocalizedLink } from '../i18n/localized-link.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { writeRiskSentences } from '../features/risk-sentences.ts'
import { usePromotion } from '../features/promotion.ts'
import { BrandMark } from '../features/drawings/brand-mark.tsx'
import { Icon } from '../components/icon.tsx'
import { useState } from 'react'
import { useOnceHydrated } from '../navigation/use-once-hydrated.ts'
import { readCookie, writeCookie } from '../session/cookies.ts'
import { BANNER_COOKIE } from './banner-cookie.ts'
import './promo-banner.css'

/** Closed for the browser session. The claim and its warning share one block and one size. */
export function PromoBanner() {
  const { t } = useTranslation('frame')
  const { t: tCommon } = useTranslation('translation')
  const locale = useLocale()
  const promotion = usePromotion()
  const [isClosed, setIsClosed] = useState(false)
  const wasDismissed = useOnceHydrated(
    () => readCookie(document.cookie, BANNER_COOKIE) !== null,
    () => false,
  )
  if (isClosed || wasDismissed || promotion === 'off') return null

  function dismiss() {
    writeCookie(BANNER_COOKIE, 'dismissed', 'SameSite=Lax')
    setIsClosed(true)
  }
  const { first, long } = writeRiskSentences(tCommon, locale, promotion)
  const words = [t('banner.claim'), first, ...(long ? [long] : []), '']
  return (
    <aside className="banner" aria-label={t('banner.label')} data-claim>
      <div className="wrap">
        <BrandMark />
        <p>
          {/* Without a separate space, so that the link does not shift when the fonts load */}
          <b>{words.join(' ')}</b>
          <LocalizedLink to={paths.portfolios}>{t('banner.link')}</LocalizedLink>
          {[' ']}
          <LocalizedLink to={`${paths.howThisWorks}#figures`}>{tCommon('whatFigureMeans')}</LocalizedLink>
        </p>
        <button type="button" className="close needs-script" aria-label={t('banner.close')} onClick={dismiss}>
          <Icon name="close" />
        </button>
      </div>
    </aside>
  )
}
