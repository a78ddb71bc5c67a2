import { paths } from '@aurivane/contract/paths'
import { LocalizedLink } from '../i18n/localized-link.tsx'
import { useTexts } from '../i18n/use-texts.ts'
import { BrandMark } from '../product/drawings/brand-mark.tsx'
import { Icon } from '../ui/icon.tsx'
import { createStoredFlag } from './stored-flag.ts'
import './promo-banner.css'

// The boot script reads the same key before the first paint and hides the banner by CSS.
const dismissal = createStoredFlag('sessionStorage', 'banner', 'dismissed')

/** Closed for the browser session. The claim and its warning share one block and one size. */
export function PromoBanner() {
  const { texts } = useTexts('frame')
  const { texts: words } = useTexts('translation')
  const [isDismissed, setDismissed] = dismissal.useFlag()
  if (isDismissed) return null
  const link = <LocalizedLink to={paths.portfolios}>{texts.banner.link}</LocalizedLink>
  return (
    <aside className="banner" aria-label={texts.banner.label} data-claim>
      <div className="wrap">
        <BrandMark />
        <p>
          {/* With a space of its own the link would move apart from both when the fonts come */}
          <b>{[texts.banner.claim, words.riskWarning, ''].join(' ')}</b>
          {link}
        </p>
        <button
          type="button"
          className="close needs-script"
          aria-label={texts.banner.close}
          onClick={() => setDismissed(true)}
        >
          <Icon name="close" />
        </button>
      </div>
    </aside>
  )
}
