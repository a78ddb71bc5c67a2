import { useTranslation } from '../../i18n/use-translation.ts'
import { Menu } from '../../components/menu.tsx'
import { NavItem, NavList } from '../nav-list.tsx'
import type { NavEntry } from '../navigation.ts'

type Props = { entries: readonly NavEntry[] }

/** The menu of wide windows: links, and groups that open a panel. */
export function MainNav({ entries }: Props) {
  const { t } = useTranslation('frame')
  return (
    <nav className="nav" aria-label={t('header.main')}>
      <ul className="top">
        {entries.map((entry) => (
          <li key={entry.name}>
            {entry.kind === 'group' ? (
              <Menu button={t(`nav.${entry.name}`)}>
                {entry.prompt ? <p className="label">{t(`prompts.${entry.prompt}`)}</p> : null}
                <NavList entries={entry.entries} />
              </Menu>
            ) : (
              <NavItem entry={entry} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
