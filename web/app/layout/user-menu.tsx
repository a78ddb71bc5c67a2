import { MENU_NAME_MAX_CHARS } from '@aurivane/contract/limits'
import { useTranslation } from '../i18n/use-translation.ts'
import { buttonClass } from '../components/button.tsx'
import { Menu } from '../components/menu.tsx'
import { cutName } from './cut-name.ts'
import { InboxLink } from './inbox-link.tsx'
import { NavItem } from './nav-list.tsx'
import { accountLinks } from './navigation.ts'
import { ThemeButton } from './theme-button.tsx'
import { UnreadBadge } from './unread-badge.tsx'
import { useUnread } from './use-unread.ts'
import './user-menu.css'

type Props = { firstName: string; lastName: string; onLogout: () => void }

export function UserMenu({ firstName, lastName, onLogout }: Props) {
  const { t } = useTranslation('frame')
  useUnread()
  const fullName = `${firstName} ${lastName}`
  const shownName = cutName(firstName, MENU_NAME_MAX_CHARS)
  // Voice control needs the visible text at the start of the label (WCAG 2.5.3), so a cut name precedes the full one.
  const name = shownName === firstName ? fullName : `${shownName}, ${fullName}`
  return (
    <div className="user-menu">
      <Menu
        button={<span className="name">{shownName}</span>}
        label={t('header.accountMenu', { name })}
        buttonClassName={`${buttonClass({ variant: 'second', size: 'small' })} user-button`}
        align="end"
      >
        {(isOpen) => (
          <>
            {accountLinks.map((entry) => (
              <NavItem key={entry.name} entry={entry} />
            ))}
            <InboxLink isShown={isOpen} />
            <ThemeButton className="item" />
            <button type="button" className="item" onClick={onLogout}>
              {t('header.logout')}
            </button>
            <p className="foot">{t('header.welcome')}</p>
          </>
        )}
      </Menu>
      <UnreadBadge />
    </div>
  )
}
