import type { register as en } from '../en/register.ts'

export const register: typeof en = {
  meta: {
    title: 'Registrazione',
    description:
      'Crei un account Aurivane: consulti i portafogli e, dopo aver confermato l’email, entri nei club o ne crei di Suoi.',
  },
  heading: 'Registrazione',
  lede: 'Con un account può consultare i portafogli. Dopo aver confermato l’email può entrare nei club e crearne.',
  haveAccount: 'Ha già un account? <login>Acceda</login>.',
  whoMay: 'Chi può registrarsi?',
  firstName: 'Nome',
  lastName: 'Cognome',
  email: 'Email',
  emailHint: 'A questo indirizzo inviamo un link per confermarlo.',
  country: 'Paese',
  countryHint: 'Il Paese in cui vive.',
  password: 'Password',
  passwordHint:
    'Almeno {{minimum}} caratteri, a Sua scelta. Più parole in fila sono facili da ricordare e difficili da indovinare. Non accettiamo le password più comuni né il Suo indirizzo email.',
  trap: 'Lasci vuoto questo campo',
  notice:
    'Registrandosi conferma di avere almeno {{age}} anni e di non essere residente negli Stati Uniti. Accetta inoltre le <terms>condizioni</terms> e l’<privacy>informativa sulla privacy</privacy>.',
  submit: 'Registrati',
}
