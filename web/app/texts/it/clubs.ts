import { brand } from '@aurivane/contract/brand'
import type { clubs as en } from '../en/clubs.ts'

export const clubs: typeof en = {
  meta: {
    title: 'Club',
    description: `I club di ${brand.name} in 18 Paesi: chi ne è titolare, che cosa fanno, se sono aperti o chiusi e il loro stato.`,
  },
  heading: 'Elenco dei club',
  lede: 'I club sono gestiti dai membri, Paese per Paese. Scelga un Paese per vederne i club.',
  countriesLabel: 'Paesi',
  columns: {
    owner: 'Titolare del club',
    flag: 'Bandiera',
    description: 'Descrizione',
    privacy: 'Tipo di club',
    status: 'Stato',
  },
  tips: {
    owner: 'Il membro che ha la titolarità del club e ne risponde.',
    description: 'Chi gestisce un club può scriverne la descrizione.',
    privacy: 'Aperto: accessibile al pubblico. Chiuso: solo amici e familiari.',
    status: 'Un club verificato ha fornito quanto richiesto.',
  },
  deletedUser: 'Utente eliminato',
  open: 'Aperto',
  closed: 'Chiuso',
  states: { pending: 'In attesa', verified: 'Verificato', declined: 'Respinto' },
  members_one: '{{count}} membro',
  members_other: '{{count}} membri',
  shown_one: '{{count}} club visualizzato',
  shown_other: '{{count}} club visualizzati',
  more: 'Mostra altri club',
  error: {
    heading: 'Si è verificato un errore.',
    text: 'Si è verificato un errore durante il caricamento dei club. Il problema è noto e sarà risolto nei prossimi giorni. La preghiamo di riprovare più tardi.',
  },
  empty: 'Al momento non ci sono club. Vuole creare il primo?',
}
