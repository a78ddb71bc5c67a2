import type { partners as en } from '../en/partners.ts'

export const partners: typeof en = {
  meta: {
    title: 'Partner',
    description:
      'La sezione partner di Aurivane è in preparazione. Futuri partner nazionali e altre aziende possono già scriverci.',
  },
  heading: 'Sezione partner',
  lede: 'Questa sezione è in preparazione. Ospiterà il portale per i partner nazionali e per le aziende che lavorano con noi.',
  text: 'Desidera rappresentare Aurivane nel Suo Paese o collaborare in altro modo? Ci dica chi è, quali autorizzazioni possiede e che cosa ha in programma.',
  countries: 'Veda i Paesi',
}
