import type { confirmEmail as en } from '../en/confirm-email.ts'

export const confirmEmail: typeof en = { meta: { title: 'Conferma dell’email', description: 'Confermi l’indirizzo email del Suo account.' }, heading: 'Conferma dell’email' }
