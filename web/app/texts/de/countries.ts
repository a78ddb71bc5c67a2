import { brand } from '@aurivane/contract/brand'
import type { countries as en } from '../en/countries.ts'

export const countries: typeof en = {
  meta: {
    title: 'Länder',
    description: `Wo ${brand.name} einen Landespartner hat und wo es verfügbar ist: Weltkarte, Tabelle der Länder nach Regionen und die Clubs jeder Region.`,
  },
  heading: 'Länder',
  lede: '„Lizenziert“ nennt Aurivane ein Land, das einen Landespartner hat. Das ist keine Zulassung durch eine Aufsicht. „Verfügbar“ heißt, dass Sie danach fragen können. Registrieren können Sie sich dort noch nicht. Landespartner erscheinen hier unter ihrem Markennamen.',
  map: {
    title: 'Weltkarte der Verfügbarkeit',
    description:
      'Lizenzierte Länder sind golden gefüllt, verfügbare gestreift. Die Länder der gewählten Region haben einen kräftigeren Umriss. Europa ist zusätzlich vergrößert dargestellt. Die Tabelle darunter enthält dieselben Angaben.',
    licensed_one: 'Lizenziert, {{count}} Land',
    licensed_other: 'Lizenziert, {{count}} Länder',
    available_one: 'Verfügbar, {{count}} Land',
    available_other: 'Verfügbar, {{count}} Länder',
    notOffered: 'Kein Angebot',
    unitedStates: 'Wer in den USA ansässig ist, kann sich nicht registrieren.',
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
  columns: { availability: 'Verfügbarkeit', owner: 'Landespartner' },
  licensed: 'Lizenziert',
  available: 'Verfügbar',
  contactAdmin: 'Unser Team kontaktieren',
  clubTable: {
    heading: 'Clubs in dieser Region',
    name: 'Name',
    country: 'Land',
    description: 'Beschreibung',
    descriptionTip: 'Clubinhaber können die Beschreibung ihres Clubs selbst verfassen.',
    contacts: 'Kontakte',
    none: 'Keine',
    notFound: 'Clubtabelle nicht gefunden. Bitte wenden Sie sich an die Administratoren der Website.',
  },
}
