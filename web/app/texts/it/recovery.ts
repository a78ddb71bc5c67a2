import type { recovery as en } from '../en/recovery.ts'

export const recovery: typeof en = {
  meta: { title: 'Password dimenticata', description: 'Recuperi l’accesso al Suo account.' },
  heading: 'Password dimenticata',
  lede: 'Indichi il Suo indirizzo email. Se esiste un account con questo indirizzo, Le inviamo un link per impostare una nuova password.',
  email: 'Email',
  submit: 'Avvia il recupero',
  pending: 'Recupero in corso',
  pendingHint:
    'Il link è valido per {{minutes}} minuti. Se l’email non arriva, controlli la cartella della posta indesiderata.',
  returnToLogin: 'Torna all’accesso',
  failed: 'Si è verificato un errore. Riprovi più tardi.',
  newPassword: {
    meta: { title: 'Nuova password', description: 'Scelga una nuova password.' },
    heading: 'Nuova password',
    lede: 'Quando la salva, chiudiamo tutte le Sue sessioni. Poi può accedere con la nuova password.',
    checking: 'Verifica del link in corso',
    newPassword: 'Nuova password',
    hint: 'Almeno {{minimum}} caratteri, a Sua scelta. Più parole in fila sono facili da ricordare e difficili da indovinare.',
    confirmPassword: 'Conferma della password',
    submit: 'Salva la nuova password',
    linkMissing: 'Apra di nuovo il link dell’email: questa pagina non ne dispone più.',
    startAgain: 'Richiedi un nuovo link',
  },
}
