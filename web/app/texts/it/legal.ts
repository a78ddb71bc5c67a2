import { brand } from '@aurivane/contract/brand'
import type { legal as en } from '../en/legal.ts'

export const legal: typeof en = {
  meta: {
    title: 'Note legali',
    description: `Chi gestisce ${brand.name}: che cosa è stato indicato, che cosa manca ancora e come mettersi in contatto.`,
  },
  heading: 'Note legali',
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
