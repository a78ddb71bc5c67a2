import { MENU_NAME_MAX_CHARS } from '@aurivane/contract/limits'
import { useTexts } from '../i18n/use-texts.ts'
import { buttonClass } from '../ui/button.tsx'
import { Menu } from '../ui/menu.tsx'
import { cutName } from './cut-name.ts'
import { NavItem } from './nav-list.tsx'
import { accountLinks } from './navigation.ts'
import { ThemeButton } from './theme-button.tsx'
import './user-menu.css'

type Props = { firstName: string; lastName: string; onLogout: () => void }

export function UserMenu({ firstName, lastName, onLogout }: Props) {
  const { texts, t } = useTexts('frame')
  const fullName = `${firstName} ${lastName}`
  return (
    <Menu
      button={<span className="name">{cutName(firstName, MENU_NAME_MAX_CHARS)}</span>}
      label={t('header.accountMenu', { name: fullName })}
      buttonClassName={`${buttonClass({ variant: 'second', size: 'small' })} user-button`}
      align="end"
    >
      {accountLinks.map((entry) => (
        <NavItem key={entry.name} entry={entry} />
      ))}
      <ThemeButton className="item" />
      <button type="button" className="item" onClick={onLogout}>
        {texts.header.logout}
      </button>
      <p className="foot">{texts.header.welcome}</p>
    </Menu>
  )
}
