import type { MailTexts } from './en.ts'

export const it: MailTexts = {
  greeting: 'Gentile {{name}},',
  greetingWithoutName: 'Buongiorno,',
  ignore: 'Se non è stato Lei, non deve fare nulla.',
  worried: 'Se non è stato Lei, recuperi subito la password e scriva a {{support}}.',
  linkHint: 'Se il pulsante non funziona, copi questo indirizzo nel browser:',
  footer:
    'Riceve questa email perché esiste un account {{brand}} con questo indirizzo. Per domande: {{support}}',
  confirmEmail: {
    subject: 'Confermi il Suo indirizzo email',
    text: 'Confermi che questo indirizzo è Suo. Il link è valido per 48 ore.',
    button: 'Conferma l’indirizzo email',
  },
  recovery: {
    subject: 'Crei una nuova password',
    text: 'Qualcuno, probabilmente Lei, ha chiesto una nuova password per il Suo account. Il link è valido per 30 minuti e una sola volta.',
    button: 'Crea una nuova password',
  },
  passwordChanged: {
    subject: 'La Sua password è stata modificata',
    text: 'La password del Suo account è stata modificata e tutte le sessioni sono state chiuse.',
  },
  passwordChangedAndConfirmed: {
    subject: 'La Sua password è stata modificata',
    text: 'La password del Suo account è stata modificata e il Suo indirizzo email è stato così confermato. Tutte le sessioni sono state chiuse e l’autenticazione a due fattori, se era stata configurata, è stata rimossa. Può riattivarla nel Suo profilo.',
  },
  twoFactorOn: {
    subject: 'L’autenticazione a due fattori è attiva',
    text: 'Per il Suo account è stata attivata l’autenticazione a due fattori. D’ora in poi a ogni accesso verrà chiesto un codice. Gli altri dispositivi sono stati disconnessi.',
  },
  twoFactorOff: {
    subject: 'L’autenticazione a due fattori è disattivata',
    text: 'Per il Suo account è stata disattivata l’autenticazione a due fattori. Per accedere ora basta la password.',
  },
  accountSuspended: {
    subject: 'Il Suo account è stato sospeso',
    text: 'Un amministratore ha sospeso il Suo account. Non potrà accedere finché la sospensione non sarà revocata. Per domande scriva a {{support}}.',
  },
  signupKnownEmail: {
    subject: 'Ha già un account',
    text: 'Qualcuno, forse Lei, ha provato a registrarsi con questo indirizzo. Esiste già un account, quindi non è cambiato nulla. Può accedere oppure recuperare la password se l’ha dimenticata.',
  },
  contact: { subject: 'Modulo di contatto: {{subject}}', from: 'Messaggio da {{replyTo}}' },
}
