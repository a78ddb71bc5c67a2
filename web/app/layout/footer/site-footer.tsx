import { brand } from '@aurivane/contract/brand'
import { locales } from '@aurivane/contract/locales'
import { LanguageLink } from '../../i18n/language-link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { buttonClass } from '../../components/button.tsx'
import { BrandLink } from '../brand-link.tsx'
import { NavItem } from '../nav-list.tsx'
import { footerColumns } from '../navigation.ts'
import { opensInNewTab } from '../../components/opens-in-new-tab.ts'
import { ThemeButton } from '../theme-button.tsx'
import { Advertisement } from './advertisement.tsx'
import { ConsentWithdrawal } from './consent-withdrawal.tsx'
import { Copyright } from './copyright.tsx'
import { RiskDisclaimer } from './risk-disclaimer.tsx'
import './site-footer.css'

/** Each language is written in itself. */
const languageNames = { en: 'English', it: 'Italiano', de: 'Deutsch' } as const

export function SiteFooter() {
  const { t } = useTranslation('frame')
  return (
    <footer className="site-footer">
      <div className="scale" role="presentation" />
      <div className="wrap">
        <div className="cols">
          <div className="about stack">
            <BrandLink />
            <p className="quiet small">{t('footer.motto')}</p>
            <Advertisement />
          </div>
          {footerColumns.map((column) => (
            <LinkColumn key={column.title} {...column} />
          ))}
        </div>
        <RiskDisclaimer />
        <EndRow />
      </div>
    </footer>
  )
}

function LinkColumn({ title, entries }: (typeof footerColumns)[number]) {
  const { t } = useTranslation('frame')
  const heading = t(`footer.columns.${title}`)
  return (
    <nav aria-label={heading}>
      <h2>{heading}</h2>
      <ul className="links">
        {entries.map((entry) => (
          <li key={entry.name}>
            <NavItem entry={entry} />
          </li>
        ))}
      </ul>
      {title === 'legal' ? <ConsentWithdrawal /> : null}
    </nav>
  )
}

function EndRow() {
  const { t } = useTranslation('frame')
  const sister = (
    <a href={brand.sisterProduct.url} {...opensInNewTab}>
      {brand.sisterProduct.name}
    </a>
  )
  return (
    <div className="end">
      <Copyright />
      <nav aria-label={t('footer.language')}>
        {locales.map((locale) => (
          <LanguageLink key={locale} locale={locale}>
            {languageNames[locale]}
          </LanguageLink>
        ))}
      </nav>
      <ThemeButton className={buttonClass({ variant: 'plain', size: 'small' })} />
      <nav aria-label={t('footer.social')}>
        {brand.social.map(({ name, url }) => (
          <a key={name} href={url} {...opensInNewTab}>
            {name}
          </a>
        ))}
      </nav>
      <p className="powered">
        {t('footer.poweredBy')} {sister}
      </p>
    </div>
  )
}
