import { brand } from '@aurivane/contract/brand'

export const legal = {
  meta: {
    title: 'Legal notice',
    description: `Who operates ${brand.name}: name, address, register, supervisory authority and how to get in touch.`,
  },
  heading: 'Legal notice',
  unnamed: 'The operator has not been named yet.',
  demonstration: 'This installation is a demonstration. Do not send money to anyone because of this site.',
  facts: {
    name: 'Operator',
    address: 'Address',
    representedBy: 'Represented by',
    register: 'Register and number',
    vatNumber: 'VAT number',
    supervisor: 'Supervisory authority',
    email: 'Email',
    phone: 'Telephone',
  },
  notGiven: 'Not given yet',
}
