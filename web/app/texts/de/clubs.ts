import { brand } from '@aurivane/contract/brand'
import type { clubs as en } from '../en/clubs.ts'

export const clubs: typeof en = {
  meta: {
    title: 'Clubs',
    description: `Die Clubs von ${brand.name} in 18 Ländern: wem sie gehören, was sie tun, ob sie offen oder geschlossen sind und welchen Status sie haben.`,
  },
  heading: 'Clubliste',
  lede: 'Clubs werden von Mitgliedern geführt und sind nach Ländern geordnet. Wählen Sie ein Land, um seine Clubs zu sehen.',
  countriesLabel: 'Länder',
  columns: {
    owner: 'Clubinhaber',
    flag: 'Flagge',
    description: 'Beschreibung',
    privacy: 'Zugang',
    status: 'Status',
  },
  tips: {
    owner: 'Das Mitglied, das für den Club verantwortlich ist.',
    description: 'Clubinhaber können die Beschreibung ihres Clubs selbst verfassen.',
    privacy: 'Offen: allgemein zugänglich. Geschlossen: nur für Freunde und Familie.',
    status: 'Ein verifizierter Club hat die nötigen Angaben gemacht.',
  },
  deletedUser: 'Gelöschter Benutzer',
  open: 'Offen',
  closed: 'Geschlossen',
  states: { pending: 'In Prüfung', verified: 'Verifiziert', declined: 'Abgelehnt' },
  members_one: '{{count}} Mitglied',
  members_other: '{{count}} Mitglieder',
  shown_one: '{{count}} Club angezeigt',
  shown_other: '{{count}} Clubs angezeigt',
  more: 'Weitere Clubs anzeigen',
  error: {
    heading: 'Es ist ein Fehler aufgetreten.',
    text: 'Beim Laden der Clubs ist ein Fehler aufgetreten. Das Problem ist bekannt und wird in den nächsten Tagen behoben. Bitte versuchen Sie es später noch einmal.',
  },
  empty: 'Zurzeit gibt es keine Clubs. Möchten Sie den ersten gründen?',
}
