import { brand } from '@aurivane/contract/brand'

export const legal = {
  meta: {
    title: 'Legal notice',
    description: `Who operates ${brand.name}: what has been stated, what is still missing and how to get in touch.`,
  },
  heading: 'Legal notice',
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
