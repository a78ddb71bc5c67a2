import { brand } from '@aurivane/contract/brand'
import type { legal as en } from '../en/legal.ts'

export const legal: typeof en = {
  meta: {
    title: 'Impressum',
    description: `Wer ${brand.name} betreibt: was angegeben wurde, was noch fehlt und wie Sie uns erreichen.`,
  },
  heading: 'Impressum',
  facts: {
    name: 'Betreiber',
    address: 'Anschrift',
    representedBy: 'Vertreten durch',
    register: 'Register und Nummer',
    vatNumber: 'Umsatzsteuer-ID',
    supervisor: 'Aufsichtsbehörde',
    email: 'E-Mail',
    phone: 'Telefon',
  },
  notGiven: 'Noch nicht angegeben',
}
