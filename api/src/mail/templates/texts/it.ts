import type { MailTexts } from './en.ts'

export const it: MailTexts = {
  greeting: 'Gentile {{name}},',
  greetingWithoutName: 'Buongiorno,',
  ignore: 'Se la richiesta non è Sua, non deve fare nulla.',
  worried: 'Se non riconosce questa attività, recuperi subito la password e scriva a {{support}}.',
  undo: 'Se la richiesta non è Sua, ripristini subito il vecchio indirizzo con questo link e scriva a {{support}}.',
  restore:
    'Se la richiesta non è Sua, acceda per ripristinare l’account, recuperi la password e scriva a {{support}}.',
  ask: 'Se non ha chiesto o concordato questo intervento, scriva a {{support}}.',
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
  security: {
    newDevice: {
      subject: 'Nuovo accesso al Suo account',
      text: 'È stato effettuato un accesso al Suo account con un dispositivo che non ha usato di recente.\nDispositivo: {{device}}\nRete: {{network}}\nOra: {{time}}',
    },
    passwordChangedByOwner: {
      subject: 'La Sua password è stata modificata',
      text: 'La password del Suo account è stata modificata e tutti gli altri dispositivi sono stati disconnessi.',
    },
    recoveryCodeUsed: {
      subject: 'È stato usato un codice di recupero per accedere',
      text: 'È stato usato uno dei Suoi codici di recupero. Ogni codice funziona una sola volta. Codici rimasti: {{left}}',
    },
    recoveryCodesMade: {
      subject: 'Sono stati creati nuovi codici di recupero',
      text: 'Per il Suo account sono stati creati nuovi codici di recupero. Quelli vecchi non sono più validi.',
    },
    emailChangeLink: {
      subject: 'Confermi il Suo nuovo indirizzo email',
      text: 'È stato chiesto, probabilmente da Lei, di usare questo indirizzo per un account {{brand}}. Confermi che è Suo. Il link è valido per 48 ore.',
      button: 'Usa questo indirizzo email',
    },
    emailChangeAsked: {
      subject: 'Il Suo indirizzo email sta per cambiare',
      text: 'È stato chiesto, probabilmente da Lei, di cambiare l’indirizzo email del Suo account in {{newEmail}}. Il nuovo indirizzo deve prima essere confermato.',
      button: 'Mantieni il vecchio indirizzo',
    },
    emailChangeKnown: {
      subject: 'Qualcuno voleva usare il Suo indirizzo email',
      text: 'Un membro voleva usare il Suo indirizzo email per il proprio account. Lei ha già un account con questo indirizzo, quindi non è cambiato nulla.',
    },
    emailChanged: {
      subject: 'Il Suo indirizzo email è stato modificato',
      text: 'Il Suo account usa ora questo indirizzo email. I link delle email precedenti non sono più validi.',
    },
    emailChangedFrom: {
      subject: 'Il Suo indirizzo email è stato modificato',
      text: 'Il Suo account usa ora l’indirizzo {{newEmail}}. Per 72 ore può tornare al vecchio indirizzo.',
      button: 'Ripristina il vecchio indirizzo',
    },
    emailRestored: {
      subject: 'Il Suo vecchio indirizzo email è stato ripristinato',
      text: 'Il Suo account usa di nuovo questo indirizzo email. Tutte le sessioni sono state chiuse e la password non è più valida. Ne crei una nuova con questo link, che funziona una sola volta, entro 30 minuti.',
      button: 'Crea una nuova password',
    },
    passkeyAdded: {
      subject: 'È stata aggiunta una passkey',
      text: 'Al Suo account è stata aggiunta la passkey «{{passkey}}». Permette di accedere senza password e senza codice.',
    },
    passkeyRemoved: {
      subject: 'È stata rimossa una passkey',
      text: 'La passkey «{{passkey}}» è stata rimossa dal Suo account. Non può più essere usata per accedere.',
    },
    passkeyCopied: {
      subject: 'Una passkey è stata rifiutata',
      text: 'La passkey «{{passkey}}» è stata rifiutata. Potrebbe essere stata copiata. La rimuova in Sicurezza, nelle impostazioni.',
    },
    dataExported: {
      subject: 'I Suoi dati sono stati scaricati',
      text: 'I dati del Suo account sono stati scaricati.\nDispositivo: {{device}}\nOra: {{time}}',
    },
    deletionRequested: {
      subject: 'Il Suo account verrà eliminato',
      text: 'Il Suo account verrà eliminato il giorno {{date}}. Fino ad allora può accedere e ripristinarlo.{{clubs}}',
    },
    deletionWithdrawn: {
      subject: 'Il Suo account è stato ripristinato',
      text: 'L’eliminazione del Suo account è stata annullata. Può usarlo come prima.{{clubs}}',
    },
    accountErased: {
      subject: 'Il Suo account è stato eliminato',
      text: 'Il Suo account e i Suoi dati sono stati eliminati. L’indirizzo è di nuovo libero: può usarlo per registrarsi in qualsiasi momento.',
    },
    secondFactorReset: {
      subject: 'Il Suo secondo fattore è stato rimosso',
      text: 'Il nostro team ha rimosso il secondo fattore del Suo account e ha chiuso tutte le Sue sessioni.\nMotivo: {{reason}}\nRimosso: {{removed}}',
    },
    sessionsEnded: {
      subject: 'Le Sue sessioni sono state chiuse su tutti i dispositivi',
      text: 'Il nostro team ha chiuso tutte le sessioni del Suo account. Può accedere di nuovo.',
    },
  },
  notice: {
    button: 'Apri',
    reason: 'Motivo: {{reason}}',
    choose: 'Può scegliere quali email ricevere:',
  },
  contact: { subject: 'Modulo di contatto: {{subject}}', from: 'Messaggio da {{replyTo}}' },
}
