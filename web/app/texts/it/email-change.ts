import type { emailChange as en } from '../en/email-change.ts'

export const emailChange: typeof en = {
  change: {
    meta: {
      title: 'Cambio di indirizzo email',
      description: 'Confermi il nuovo indirizzo email del Suo account.',
    },
    heading: 'Cambio di indirizzo email',
    text: 'Questo diventerà l’indirizzo del Suo account. I link inviati a quello vecchio non saranno più validi.',
    submit: 'Usa questo indirizzo email',
  },
  undo: {
    meta: {
      title: 'Mantenga il vecchio indirizzo email',
      description: 'Ripristini il vecchio indirizzo email del Suo account.',
    },
    heading: 'Mantenga il vecchio indirizzo email',
    text: 'Il Suo account tornerà al vecchio indirizzo. Tutti i dispositivi verranno disconnessi e Lei sceglierà una nuova password.',
    submit: 'Ripristina il mio vecchio indirizzo',
  },
  linkMissing: 'Apra di nuovo il link dell’email: questa pagina non ne dispone più.',
  returnToLogin: 'Torna all’accesso',
}
