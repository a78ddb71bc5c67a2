import type { MailTexts } from './en.ts'

export const it: MailTexts = {
  greeting: 'Gentile {{name}},',
  greetingWithoutName: 'Buongiorno,',
  ignore: 'Se la richiesta non è Sua, non deve fare nulla.',
  worried: 'Se la richiesta non è Sua, recuperi subito la password e scriva a {{support}}.',
  linkHint: 'Se il pulsante non funziona, copi questo indirizzo nel browser:',
  footer: 'Riceve questa email perché ha un account {{brand}}. Per domande: {{support}}',
  confirmEmail: {
    subject: 'Confermi il Suo indirizzo email',
    text: 'Confermi che questo indirizzo è Suo. Il link è valido per 48 ore.',
    button: 'Conferma l’indirizzo email',
  },
  recovery: {
    subject: 'Crei una nuova password',
    text: 'È stata chiesta una nuova password per il Suo account, probabilmente da Lei. Il link funziona una sola volta, entro 30 minuti.',
    button: 'Crea una nuova password',
  },
  passwordChanged: {
    subject: 'La Sua password è stata modificata',
    text: 'La password del Suo account è stata modificata e tutte le sessioni sono state chiuse.',
  },
  passwordChangedAndConfirmed: {
    subject: 'La Sua password è stata modificata',
    text: 'La password del Suo account è stata modificata. Così è stato confermato anche il Suo indirizzo email. Tutte le sessioni sono state chiuse. Se l’autenticazione a due fattori era configurata, è stata rimossa. Può riattivarla nel Suo profilo.',
  },
  twoFactorOn: {
    subject: 'L’autenticazione a due fattori è attiva',
    text: 'Per il Suo account è stata attivata l’autenticazione a due fattori. D’ora in poi a ogni accesso Le chiederemo un codice. Gli altri dispositivi sono stati disconnessi.',
  },
  twoFactorOff: {
    subject: 'L’autenticazione a due fattori è disattivata',
    text: 'Per il Suo account è stata disattivata l’autenticazione a due fattori. Per accedere ora basta la password.',
  },
  accountSuspended: {
    subject: 'Il Suo account è stato sospeso',
    text: 'Il nostro team ha sospeso il Suo account. Non potrà accedere finché la sospensione non sarà revocata. Per domande scriva a {{support}}.',
  },
  signupKnownEmail: {
    subject: 'Ha già un account',
    text: 'C’è stato un tentativo di registrazione con questo indirizzo, forse da parte Sua. Ha già un account, quindi non è cambiato nulla. Può accedere oppure recuperare la password se l’ha dimenticata.',
  },
  notice: {
    button: 'Apri',
    reason: 'Motivo: {{reason}}',
    choose: 'Può scegliere quali email ricevere:',
  },
  contact: { subject: 'Modulo di contatto: {{subject}}', from: 'Messaggio da {{replyTo}}' },
}
