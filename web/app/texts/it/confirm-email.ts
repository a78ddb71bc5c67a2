import type { confirmEmail as en } from '../en/confirm-email.ts'

export const confirmEmail: typeof en = {
  meta: { title: 'Conferma dell’email', description: 'Confermi l’indirizzo email del Suo account.' },
  heading: 'Conferma dell’email',
  checking: 'Conferma del Suo indirizzo email in corso',
  failed: 'Si è verificato un errore',
  linkMissing: 'Apra di nuovo il link dell’email: questa pagina non ne dispone più.',
  resend: 'Invia una nuova email di conferma',
  logInFirst:
    'Per ricevere un nuovo link <login>acceda</login> al Suo account, poi lo richieda nelle <profile>impostazioni</profile>.',
}
