import { useTranslation } from '../../i18n/use-translation.ts'
import { LocalizedLink } from '../../i18n/localized-link.tsx'
import { buttonClass } from '../../components/button.tsx'
import { BrandLink } from '../brand-link.tsx'
import { NavSearch } from '../nav-search.tsx'
import { partnersPortal } from '../navigation.ts'
import { useNavigation } from '../use-navigation.ts'
import { AccountSlot } from './account-slot.tsx'
import { MainNav } from './main-nav.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import './site-header.css'

export function SiteHeader() {
  const { t } = useTranslation('frame')
  const entries = useNavigation()
  return (
    <header className="site-header">
      <div className="wrap">
        <BrandLink />
        <MainNav entries={entries} />
        <div className="tools">
          <NavSearch isInHeader />
          <LocalizedLink
            className={`${buttonClass({ variant: 'plain', size: 'small' })} wide-only`}
            to={partnersPortal.to}
          >
            {t(`nav.${partnersPortal.name}`)}
          </LocalizedLink>
          <AccountSlot />
          <MobileMenu entries={entries} />
        </div>
      </div>
    </header>
  )
}
