import type { login as en } from '../en/login.ts'

export const login: typeof en = {
  meta: {
    title: 'Accesso',
    description:
      'Acceda al Suo account Aurivane per consultare i portafogli, gestire i Suoi club e modificare le impostazioni.',
  },
  heading: 'Accesso',
  newHere: 'Non ha ancora un account? <register>Si registri</register>.',
  conditions:
    'Per registrarsi occorre avere almeno {{age}} anni, vivere in uno dei 18 Paesi con un partner nazionale e non essere residenti negli Stati Uniti.',
  email: 'Email',
  password: 'Password',
  submit: 'Accedi',
  forgotPassword: 'Password dimenticata',
  sessionEnded: 'La Sua sessione è terminata. Acceda di nuovo.',
  withPasskey: 'Accedi con una passkey',
  noPasskey: 'Non è stata usata nessuna passkey. Riprovi o acceda con la password.',
  restore: { title: 'Il Suo account è in fase di eliminazione', submit: 'Ripristina il mio account' },
  secondFactor: {
    title: 'Autenticazione a due fattori',
    code: 'Codice di verifica',
    hint: 'Le sei cifre della Sua app di autenticazione.',
    recoveryHint:
      'Non ha il telefono con sé? Può usare uno dei Suoi codici di recupero, ciascuno una sola volta.',
    submit: 'Verifica',
  },
}
