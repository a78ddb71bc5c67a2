import { brand } from '@aurivane/contract/brand'
import { paths } from '@aurivane/contract/paths'
import type { frame } from '../texts/en/frame.ts'

type FrameTexts = typeof frame
export type NavName = keyof FrameTexts['nav']

export type NavLink = { kind: 'link'; name: NavName; to: string }
export type NavExternal = { kind: 'external'; name: NavName; href: string }
export type NavSoon = { kind: 'soon'; name: NavName }
export type NavGroup = {
  kind: 'group'
  name: NavName
  prompt?: keyof FrameTexts['prompts']
  entries: readonly NavEntry[]
}
export type NavEntry = NavLink | NavExternal | NavSoon | NavGroup

function link(name: NavName, to: string): NavLink {
  return { kind: 'link', name, to }
}

const resources: readonly NavEntry[] = [
  {
    kind: 'group',
    name: 'education',
    entries: [link('whatIsForex', paths.whatIsForex), link('glossary', paths.glossary)],
  },
  link('news', paths.bulletin),
  link('strategies', `${paths.howThisWorks}#strategies`),
  { kind: 'external', name: 'economicCalendar', href: brand.economicCalendarUrl },
  link('passiveIncome', `${paths.howThisWorks}#passive-income`),
]

export const mainNavigation: readonly NavEntry[] = [
  link('aboutUs', paths.aboutUs),
  link('howThisWorks', paths.howThisWorks),
  { kind: 'group', name: 'resources', entries: resources },
  link('countries', paths.countries),
  { kind: 'group', name: 'members', entries: [link('portfolios', paths.portfolios)] },
  link('clubs', paths.clubs),
  link('bulletin', paths.bulletin),
]

/** Where clubs are listed and managed, the menu is about clubs. */
export const clubNavigation: readonly NavEntry[] = [
  link('aboutUsInClubs', paths.aboutUs),
  link('clubs', paths.clubs),
  link('portfolios', paths.portfolios),
  link('partners', paths.partners),
  { kind: 'group', name: 'resources', prompt: 'resources', entries: resources },
  {
    kind: 'group',
    name: 'help',
    prompt: 'help',
    entries: [link('helpPage', paths.help), link('contact', paths.contact), { kind: 'soon', name: 'faq' }],
  },
]

export const partnersPortal = link('partnersPortal', paths.partners)

export const accountLinks: readonly NavLink[] = [
  link('yourAccount', `${paths.profile}?select=account`),
  link('manageYourClubs', `${paths.profile}?select=clubs`),
]

export const inboxLink = link('inbox', paths.inbox)

type FooterColumn = {
  title: keyof FrameTexts['footer']['columns']
  entries: readonly (NavLink | NavExternal)[]
}

export const footerColumns: readonly FooterColumn[] = [
  {
    title: 'about',
    entries: [
      link('aboutUs', paths.aboutUs),
      link('howThisWorks', paths.howThisWorks),
      link('whatIsForex', paths.whatIsForex),
      link('glossary', paths.glossary),
      link('partners', paths.partners),
    ],
  },
  {
    title: 'members',
    entries: [
      link('countries', paths.countries),
      link('portfolios', paths.portfolios),
      link('clubs', paths.clubs),
      link('bulletin', paths.bulletin),
    ],
  },
  {
    title: 'help',
    entries: [
      link('help', paths.help),
      link('faq', paths.faq),
      link('contact', paths.contact),
      { kind: 'external', name: 'chatChannel', href: brand.chatChannelUrl },
    ],
  },
  {
    title: 'legal',
    entries: [
      link('terms', paths.terms),
      link('privacy', paths.privacy),
      link('legalNotice', paths.legal),
      link('accessibility', paths.accessibility),
    ],
  },
]

export function isClubMode(path: string, select: string | null): boolean {
  return (
    path === paths.clubs ||
    path.startsWith(`${paths.clubs}/`) ||
    (path === paths.profile && select === 'clubs')
  )
}

export type Destination = NavLink | NavExternal

/** What the keyword search looks through: every entry of the menu, then the footer's pages that the menu lacks. */
export const searchable: readonly Destination[] = listDestinations()

function listDestinations(): Destination[] {
  const menu = [...mainNavigation.flatMap(destinationsOf), partnersPortal]
  const known = new Set(menu.map(addressOf))
  const footer = footerColumns.flatMap((column) => column.entries)
  return [...menu, ...footer.filter((entry) => !known.has(addressOf(entry)))]
}

/** A group has no page of its own; its name leads where its first entry leads. */
function destinationsOf(entry: NavEntry): Destination[] {
  if (entry.kind === 'soon') return []
  if (entry.kind !== 'group') return [entry]
  const inside = entry.entries.flatMap(destinationsOf)
  const [first] = inside
  return first ? [{ ...first, name: entry.name }, ...inside] : inside
}

function addressOf(entry: Destination): string {
  return entry.kind === 'link' ? entry.to : entry.href
}
