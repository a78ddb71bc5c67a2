import { brand } from '@aurivane/contract/brand'
import type { countries as en } from '../en/countries.ts'

export const countries: typeof en = {
  meta: {
    title: 'Länder',
    description: `Wo ${brand.name} lizenziert und wo es verfügbar ist: Weltkarte, Tabelle der Länder nach Regionen und die Clubs jeder Region.`,
  },
  heading: 'Länder',
  lede: '„Lizenziert“ heißt, dass ein Inhaber das Angebot dort betreibt. „Verfügbar“ heißt, dass Sie danach fragen können.',
  contact: 'Kontakt',
  map: {
    label:
      'Weltkarte der Verfügbarkeit. Lizenzierte Länder sind golden gefüllt, verfügbare Länder schraffiert. Die Tabelle darunter enthält dieselben Angaben.',
    licensed_one: 'Lizenziert, {{count}} Land',
    licensed_other: 'Lizenziert, {{count}} Länder',
    available_one: 'Verfügbar, {{count}} Land',
    available_other: 'Verfügbar, {{count}} Länder',
    notOffered: 'Kein Angebot',
    europe: 'Europa, vergrößert',
    unitedStates: 'Wer in den Vereinigten Staaten ansässig ist, kann sich nicht registrieren.',
  },
  regionsLabel: 'Regionen',
  regions: {
    'Asia-Pacific': 'Asien-Pazifik',
    Asia: 'Asien',
    Europe: 'Europa',
    Americas: 'Nord- und Südamerika',
    MiddleEast: 'Naher Osten',
    Africa: 'Afrika',
  },
  columns: { country: 'Land', flag: 'Flagge', availability: 'Verfügbarkeit', owner: 'Inhaber' },
  flagOf: 'Flagge: {{country}}',
  licensed: 'Lizenziert',
  available: 'Verfügbar',
  contactAdmin: 'Administrator kontaktieren',
  register: 'Registereintrag: {{regulator}}',
  licenceNumber: 'Lizenz {{number}}',
  clubTable: {
    heading: 'Clubs in dieser Region',
    name: 'Name',
    country: 'Land',
    description: 'Beschreibung',
    descriptionTip: 'Jede Clubleitung kann die Beschreibung ihres Clubs selbst verfassen.',
    contacts: 'Kontakte',
    none: 'Keine',
    loading: 'Clubs werden geladen',
    notFound: 'Clubtabelle nicht gefunden, bitte wenden Sie sich an die Administratoren der Website.',
    contactLink: 'Kontakt',
    more: 'Die Liste enthält weitere Clubs',
    about: 'Erläuterung: {{column}}',
  },
}
