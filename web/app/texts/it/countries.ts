import { brand } from '@aurivane/contract/brand'
import type { countries as en } from '../en/countries.ts'

export const countries: typeof en = {
  meta: {
    title: 'Paesi',
    description: `Dove ${brand.name} ha un partner nazionale e dove è disponibile: mappa del mondo, tabella dei Paesi per regione e club di ogni regione.`,
  },
  heading: 'Paesi',
  lede: '«Con licenza» è il termine con cui Aurivane indica un Paese che ha un partner nazionale. Non è un’autorizzazione di un’autorità di vigilanza. «Disponibile» significa che può chiedere informazioni. In questi Paesi registrarsi non è ancora possibile. I partner nazionali sono indicati con i loro marchi.',
  map: {
    title: 'Mappa mondiale della disponibilità',
    description:
      'I Paesi con licenza sono in oro, quelli disponibili a righe. Quelli della regione scelta hanno un contorno più marcato. L’Europa è mostrata anche ingrandita. La tabella qui sotto riporta le stesse informazioni.',
    licensed_one: 'Con licenza: {{count}} Paese',
    licensed_other: 'Con licenza: {{count}} Paesi',
    available_one: 'Disponibile: {{count}} Paese',
    available_other: 'Disponibile: {{count}} Paesi',
    notOffered: 'Non disponibile',
    unitedStates: 'Chi è residente negli Stati Uniti non può registrarsi.',
  },
  regionsLabel: 'Regioni',
  regions: {
    'Asia-Pacific': 'Asia-Pacifico',
    Asia: 'Asia',
    Europe: 'Europa',
    Americas: 'Americhe',
    MiddleEast: 'Medio Oriente',
    Africa: 'Africa',
  },
  columns: { availability: 'Disponibilità', owner: 'Partner nazionale' },
  licensed: 'Con licenza',
  available: 'Disponibile',
  contactAdmin: 'Contatti il nostro team',
  clubTable: {
    heading: 'Club in questa regione',
    name: 'Nome',
    country: 'Paese',
    description: 'Descrizione',
    descriptionTip: 'Chi gestisce un club può scriverne la descrizione.',
    contacts: 'Contatti',
    none: 'Nessuno',
    notFound: 'Tabella dei club non trovata. Si rivolga a chi amministra il sito.',
  },
}
