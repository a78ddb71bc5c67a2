import { brand } from '@aurivane/contract/brand'
import type { legal as en } from '../en/legal.ts'

export const legal: typeof en = {
  meta: {
    title: 'Impressum',
    description: `Wer ${brand.name} betreibt: Name, Anschrift, Register, Aufsichtsbehörde und wie Sie uns erreichen.`,
  },
  heading: 'Impressum',
  unnamed: 'Der Betreiber ist noch nicht benannt.',
  demonstration:
    'Diese Installation dient der Vorführung. Überweisen Sie aufgrund dieser Website niemandem Geld.',
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
