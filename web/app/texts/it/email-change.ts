import type { emailChange as en } from '../en/email-change.ts'

export const emailChange: typeof en = {
  change: {
    meta: { title: 'Cambio di email', description: 'Confermi il nuovo indirizzo email del Suo account.' },
    heading: 'Cambio di email',
    text: 'Questo indirizzo apparterrà al Suo account. I link inviati a quello vecchio non varranno più.',
    submit: 'Usa questo indirizzo email',
  },
  undo: {
    meta: {
      title: 'Mantenga la Sua vecchia email',
      description: 'Ripristini il vecchio indirizzo email del Suo account.',
    },
    heading: 'Mantenga la Sua vecchia email',
    text: 'Il Suo account riavrà il vecchio indirizzo. Tutti i dispositivi vengono disconnessi e Lei sceglierà una nuova password.',
    submit: 'Ripristina il mio vecchio indirizzo',
  },
  linkMissing: 'Apra di nuovo il link che trova nell’email: questa pagina non lo ha più.',
  returnToLogin: 'Torna all’accesso',
}
