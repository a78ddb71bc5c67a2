import { brand } from '@aurivane/contract/brand'
import type { legal as en } from '../en/legal.ts'

export const legal: typeof en = {
  meta: {
    title: 'Note legali',
    description: `Chi gestisce ${brand.name}: nome, indirizzo, registro, autorità di vigilanza e contatti.`,
  },
  heading: 'Note legali',
  unnamed: 'Il gestore non è ancora stato indicato.',
  demonstration: 'Questa installazione è dimostrativa. Non invii denaro a nessuno sulla base di questo sito.',
  facts: {
    name: 'Gestore',
    address: 'Indirizzo',
    representedBy: 'Rappresentante',
    register: 'Registro e numero',
    vatNumber: 'Partita IVA',
    supervisor: 'Autorità di vigilanza',
    email: 'Email',
    phone: 'Telefono',
  },
  notGiven: 'Non ancora indicato',
}
