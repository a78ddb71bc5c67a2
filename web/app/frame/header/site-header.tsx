import { useTexts } from '../../i18n/use-texts.ts'
import { LocalizedLink } from '../../i18n/localized-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Menu } from '../../ui/menu.tsx'
import { BrandLink } from '../brand-link.tsx'
import { NavSearch } from '../nav-search.tsx'
import { partnersPortal } from '../navigation.ts'
import { useNavigation } from '../use-navigation.ts'
import { AccountSlot } from './account-slot.tsx'
import { MainNav } from './main-nav.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import './site-header.css'

export function SiteHeader() {
  const { texts } = useTexts('frame')
  const entries = useNavigation()
  return (
    <header className="site-header">
      <div className="wrap">
        <BrandLink />
        <MainNav entries={entries} />
        <div className="tools">
          <SearchMenu />
          <LocalizedLink
            className={`${buttonClass({ variant: 'plain', size: 'small' })} wide-only`}
            to={partnersPortal.to}
          >
            {texts.nav[partnersPortal.name]}
          </LocalizedLink>
          <AccountSlot />
          <MobileMenu entries={entries} />
        </div>
      </div>
    </header>
  )
}

function SearchMenu() {
  const { texts } = useTexts('frame')
  return (
    <Menu
      button={<Icon name="search" />}
      label={texts.search.open}
      buttonClassName={`${buttonClass({ variant: 'second', isSquare: true })} wide-only`}
      panelClassName="search-panel"
      align="end"
      hasArrow={false}
      onOpen={focusField}
    >
      <NavSearch />
    </Menu>
  )
}

function focusField(panel: HTMLElement) {
  panel.querySelector('input')?.focus()
}
