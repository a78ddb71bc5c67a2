import { useId } from 'react'
import { LocalizedLink } from '../i18n/localized-link.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { Badge } from '../components/chip.tsx'
import { Icon } from '../components/icon.tsx'
import type { NavEntry, NavGroup } from './navigation.ts'
import { opensInNewTab } from '../components/opens-in-new-tab.ts'

type Props = { entries: readonly NavEntry[] }

/** The entries of a menu group, in the header's panels and in the mobile menu. */
export function NavList({ entries }: Props) {
  return (
    <ul className="nav-list">
      {entries.map((entry) => (
        <li key={entry.name}>
          {entry.kind === 'group' ? <NestedGroup group={entry} /> : <NavItem entry={entry} />}
        </li>
      ))}
    </ul>
  )
}

function NestedGroup({ group }: { group: NavGroup }) {
  const { t } = useTranslation('frame')
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <p className="label" id={id}>
        {t(`nav.${group.name}`)}
      </p>
      <NavList entries={group.entries} />
    </div>
  )
}

export function NavItem({ entry }: { entry: Exclude<NavEntry, NavGroup> }) {
  const { t } = useTranslation('frame')
  const name = t(`nav.${entry.name}`)
  switch (entry.kind) {
    case 'link':
      return <LocalizedLink to={entry.to}>{name}</LocalizedLink>
    case 'external':
      return (
        <a href={entry.href} {...opensInNewTab}>
          {name}
          <Icon name="external" className="at-end" />
        </a>
      )
    case 'soon':
      return (
        <span className="item soon">
          {name}
          <span className="at-end">
            <Badge>{t('comingSoon')}</Badge>
          </span>
        </span>
      )
  }
}
