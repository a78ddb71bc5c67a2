import type { Locale } from '@aurivane/contract/locales'

/** A dialog: its name, its fields and its buttons besides the one that cancels. */
export type DialogNames = { title: string; fields: string[]; buttons: string[] }

export type AccountNames = {
  sections: string[]
  regions: string[]
  cancel: string
  logOutOthers: string
  thisDevice: string
  notChanged: string
  openPassword: string
  password: DialogNames
  openEmail: string
  email: DialogNames
  confirm: DialogNames
  usePasskey: string
  waiting: string
  cancelEmail: string
  codesLeft: string
  makeCodes: string
  recoveryCodes: string
  twoFactorSettings: string
  noPasskeys: string
  addPasskey: DialogNames
  neverUsed: string
  openRename: string
  renamePasskey: DialogNames
  openRemove: string
  removePasskey: DialogNames
  activity: string[]
  download: string
  deletion: DialogNames
  handOver: string
  newOwner: string
  deleteClub: string
  passkeyLogin: string
  restore: DialogNames
  emailChange: DialogNames
  emailUndo: DialogNames
  returnToLogin: string
  noSecondFactor: string
  openSecurity: string
  users: { part: string; show: string; search: string; edit: string }
  resetSecondFactor: DialogNames
  endSessions: DialogNames
  contact: { part: string; status: string; statuses: string[]; columns: string[]; open: string }
  message: DialogNames
  answerByMail: string
  deletions: { part: string; caption: string; columns: string[] }
}

export const accountNames: Record<Locale, AccountNames> = {
  en: {
    sections: ['Profile', 'Clubs', 'Security', 'Administration'],
    regions: [
      'Signed-in devices',
      'Password',
      'Email',
      'Two-factor authentication',
      'Passkeys',
      'Recent activity',
      'Your data',
    ],
    cancel: 'Cancel',
    logOutOthers: 'Log out all other devices',
    thisDevice: 'This device',
    notChanged: 'Not changed since you registered',
    openPassword: 'Change password',
    password: {
      title: 'Change password',
      fields: ['Current password', 'New Password', 'Confirm Password', 'Verification code'],
      buttons: ['Save new password'],
    },
    openEmail: 'Change email',
    email: { title: 'Change email', fields: ['New email'], buttons: ['Send link'] },
    confirm: {
      title: 'Confirm it is you',
      fields: ['Password', 'Verification code'],
      buttons: ['Confirm', 'Cancel'],
    },
    usePasskey: 'Use a passkey',
    waiting: 'Waiting for confirmation: ',
    cancelEmail: 'Cancel email change',
    codesLeft: 'Recovery codes left: 9 of 10',
    makeCodes: 'Make new recovery codes',
    recoveryCodes: 'Recovery codes',
    twoFactorSettings: 'Two-factor settings',
    noPasskeys: 'You have no passkeys yet.',
    addPasskey: { title: 'Add a passkey', fields: ['Name'], buttons: ['Continue'] },
    neverUsed: 'Never used',
    openRename: 'Rename: Phone',
    renamePasskey: { title: 'Rename passkey', fields: ['Name'], buttons: ['Save'] },
    openRemove: 'Remove: Phone',
    removePasskey: { title: 'Remove passkey', fields: [], buttons: ['Remove passkey'] },
    activity: ['What', 'Device', 'Network', 'When'],
    download: 'Download my data',
    deletion: {
      title: 'Delete my account',
      fields: ['Type your email to confirm'],
      buttons: ['Delete my account'],
    },
    handOver: 'Hand over',
    newOwner: 'New owner: ',
    deleteClub: 'Delete this club',
    passkeyLogin: 'Log in with a passkey',
    restore: {
      title: 'Your account is being deleted',
      fields: [],
      buttons: ['Restore my account', 'Cancel'],
    },
    emailChange: { title: 'Change of email', fields: [], buttons: ['Use this email address'] },
    emailUndo: { title: 'Keep your old email', fields: [], buttons: ['Restore my old address'] },
    returnToLogin: 'Return to login',
    noSecondFactor: 'Your account has no second factor. Set up two-factor authentication or a passkey.',
    openSecurity: 'Open Security',
    users: {
      part: 'View All User Accounts',
      show: 'Show All Users',
      search: 'Search users',
      edit: 'Edit User',
    },
    resetSecondFactor: {
      title: 'Reset second factor',
      fields: ['Reason', 'Remove passkeys too'],
      buttons: ['Reset second factor'],
    },
    endSessions: { title: 'End all sessions', fields: [], buttons: ['End all sessions'] },
    contact: {
      part: 'Contact Inbox',
      status: 'Status',
      statuses: ['All', 'New', 'Answered', 'Closed'],
      columns: ['Received', 'From', 'Subject', 'Status'],
      open: 'Open: ',
    },
    message: { title: 'Contact message', fields: ['Status', 'Note'], buttons: ['Save'] },
    answerByMail: 'Answer by mail',
    deletions: {
      part: 'Data Requests',
      caption: 'Pending deletions',
      columns: ['Id', 'Name', 'Requested', 'Due', 'Days left'],
    },
  },
  it: {
    sections: ['Profilo', 'Club', 'Sicurezza', 'Amministrazione'],
    regions: [
      'Dispositivi connessi',
      'Password',
      'Email',
      'Autenticazione a due fattori',
      'Passkey',
      'Attività recente',
      'I Suoi dati',
    ],
    cancel: 'Annulla',
    logOutOthers: 'Disconnetti tutti gli altri dispositivi',
    thisDevice: 'Questo dispositivo',
    notChanged: 'Mai modificata dalla registrazione',
    openPassword: 'Cambia la password',
    password: {
      title: 'Cambia la password',
      fields: ['Password attuale', 'Nuova password', 'Conferma della password', 'Codice di verifica'],
      buttons: ['Salva la nuova password'],
    },
    openEmail: 'Cambia l’indirizzo email',
    email: {
      title: 'Cambia l’indirizzo email',
      fields: ['Nuovo indirizzo email'],
      buttons: ['Invia il link'],
    },
    confirm: {
      title: 'Confermi la Sua identità',
      fields: ['Password', 'Codice di verifica'],
      buttons: ['Conferma', 'Annulla'],
    },
    usePasskey: 'Usa una passkey',
    waiting: 'In attesa di conferma: ',
    cancelEmail: 'Annulla il cambio di indirizzo',
    codesLeft: 'Codici di recupero rimasti: 9 su 10',
    makeCodes: 'Crea nuovi codici di recupero',
    recoveryCodes: 'Codici di recupero',
    twoFactorSettings: 'Impostazioni dell’autenticazione a due fattori',
    noPasskeys: 'Non ha ancora nessuna passkey.',
    addPasskey: { title: 'Aggiungi una passkey', fields: ['Nome'], buttons: ['Continua'] },
    neverUsed: 'Mai usata',
    openRename: 'Rinomina: Phone',
    renamePasskey: { title: 'Rinomina la passkey', fields: ['Nome'], buttons: ['Salva'] },
    openRemove: 'Rimuovi: Phone',
    removePasskey: { title: 'Rimuovi la passkey', fields: [], buttons: ['Rimuovi la passkey'] },
    activity: ['Evento', 'Dispositivo', 'Rete', 'Quando'],
    download: 'Scarica i miei dati',
    deletion: {
      title: 'Elimina il mio account',
      fields: ['Per confermare scriva il Suo indirizzo email'],
      buttons: ['Elimina il mio account'],
    },
    handOver: 'Cedi la titolarità',
    newOwner: 'Chi riceve il club: ',
    deleteClub: 'Elimina questo club',
    passkeyLogin: 'Accedi con una passkey',
    restore: {
      title: 'Il Suo account è in fase di eliminazione',
      fields: [],
      buttons: ['Ripristina il mio account', 'Annulla'],
    },
    emailChange: { title: 'Cambio di indirizzo email', fields: [], buttons: ['Usa questo indirizzo email'] },
    emailUndo: {
      title: 'Mantenga il vecchio indirizzo email',
      fields: [],
      buttons: ['Ripristina il mio vecchio indirizzo'],
    },
    returnToLogin: 'Torna all’accesso',
    noSecondFactor:
      'Il Suo account non ha un secondo fattore. Configuri l’autenticazione a due fattori o una passkey.',
    openSecurity: 'Apri Sicurezza',
    users: {
      part: 'Tutti gli account utente',
      show: 'Mostra tutti gli utenti',
      search: 'Cerca utenti',
      edit: 'Modifica utente',
    },
    resetSecondFactor: {
      title: 'Rimuovi il secondo fattore',
      fields: ['Motivo', 'Rimuovi anche le passkey'],
      buttons: ['Rimuovi il secondo fattore'],
    },
    endSessions: {
      title: 'Chiudi tutte le sessioni',
      fields: [],
      buttons: ['Chiudi tutte le sessioni'],
    },
    contact: {
      part: 'Messaggi ricevuti',
      status: 'Stato',
      statuses: ['Tutti', 'Nuovo', 'Con risposta', 'Chiuso'],
      columns: ['Ricevuto', 'Da', 'Oggetto', 'Stato'],
      open: 'Apri: ',
    },
    message: { title: 'Messaggio di contatto', fields: ['Stato', 'Nota'], buttons: ['Salva'] },
    answerByMail: 'Rispondi per email',
    deletions: {
      part: 'Richieste sui dati',
      caption: 'Eliminazioni in corso',
      columns: ['ID', 'Nome', 'Richiesta', 'Scadenza', 'Giorni rimasti'],
    },
  },
  de: {
    sections: ['Profil', 'Clubs', 'Sicherheit', 'Verwaltung'],
    regions: [
      'Angemeldete Geräte',
      'Passwort',
      'E-Mail',
      'Zwei-Faktor-Authentifizierung',
      'Passkeys',
      'Letzte Aktivitäten',
      'Ihre Daten',
    ],
    cancel: 'Abbrechen',
    logOutOthers: 'Alle anderen Geräte abmelden',
    thisDevice: 'Dieses Gerät',
    notChanged: 'Seit der Registrierung nicht geändert',
    openPassword: 'Passwort ändern',
    password: {
      title: 'Passwort ändern',
      fields: ['Aktuelles Passwort', 'Neues Passwort', 'Passwort wiederholen', 'Bestätigungscode'],
      buttons: ['Neues Passwort speichern'],
    },
    openEmail: 'E-Mail-Adresse ändern',
    email: { title: 'E-Mail-Adresse ändern', fields: ['Neue E-Mail-Adresse'], buttons: ['Link senden'] },
    confirm: {
      title: 'Bestätigen Sie Ihre Identität',
      fields: ['Passwort', 'Bestätigungscode'],
      buttons: ['Bestätigen', 'Abbrechen'],
    },
    usePasskey: 'Passkey verwenden',
    waiting: 'Wartet auf Bestätigung: ',
    cancelEmail: 'Änderung der E-Mail-Adresse abbrechen',
    codesLeft: 'Verbleibende Wiederherstellungscodes: 9 von 10',
    makeCodes: 'Neue Wiederherstellungscodes erstellen',
    recoveryCodes: 'Wiederherstellungscodes',
    twoFactorSettings: 'Zwei-Faktor-Einstellungen',
    noPasskeys: 'Sie haben noch keine Passkeys.',
    addPasskey: { title: 'Passkey hinzufügen', fields: ['Name'], buttons: ['Weiter'] },
    neverUsed: 'Nie benutzt',
    openRename: 'Umbenennen: Phone',
    renamePasskey: { title: 'Passkey umbenennen', fields: ['Name'], buttons: ['Speichern'] },
    openRemove: 'Entfernen: Phone',
    removePasskey: { title: 'Passkey entfernen', fields: [], buttons: ['Passkey entfernen'] },
    activity: ['Ereignis', 'Gerät', 'Netzwerk', 'Zeitpunkt'],
    download: 'Meine Daten herunterladen',
    deletion: {
      title: 'Mein Konto löschen',
      fields: ['Geben Sie zur Bestätigung Ihre E-Mail-Adresse ein'],
      buttons: ['Mein Konto löschen'],
    },
    handOver: 'Übergeben',
    newOwner: 'Neuer Clubinhaber: ',
    deleteClub: 'Diesen Club löschen',
    passkeyLogin: 'Mit Passkey anmelden',
    restore: {
      title: 'Ihr Konto wird gelöscht',
      fields: [],
      buttons: ['Mein Konto wiederherstellen', 'Abbrechen'],
    },
    emailChange: {
      title: 'Änderung der E-Mail-Adresse',
      fields: [],
      buttons: ['Diese E-Mail-Adresse verwenden'],
    },
    emailUndo: {
      title: 'Alte E-Mail-Adresse behalten',
      fields: [],
      buttons: ['Meine alte Adresse wiederherstellen'],
    },
    returnToLogin: 'Zurück zur Anmeldung',
    noSecondFactor:
      'Ihr Konto hat keinen zweiten Faktor. Richten Sie die Zwei-Faktor-Authentifizierung oder einen Passkey ein.',
    openSecurity: 'Sicherheit öffnen',
    users: {
      part: 'Alle Benutzerkonten ansehen',
      show: 'Alle Benutzer anzeigen',
      search: 'Benutzer suchen',
      edit: 'Benutzer bearbeiten',
    },
    resetSecondFactor: {
      title: 'Zweiten Faktor zurücksetzen',
      fields: ['Begründung', 'Auch Passkeys entfernen'],
      buttons: ['Zweiten Faktor zurücksetzen'],
    },
    endSessions: { title: 'Alle Sitzungen beenden', fields: [], buttons: ['Alle Sitzungen beenden'] },
    contact: {
      part: 'Posteingang',
      status: 'Status',
      statuses: ['Alle', 'Neu', 'Beantwortet', 'Geschlossen'],
      columns: ['Eingegangen', 'Von', 'Betreff', 'Status'],
      open: 'Öffnen: ',
    },
    message: { title: 'Kontaktnachricht', fields: ['Status', 'Notiz'], buttons: ['Speichern'] },
    answerByMail: 'Per E-Mail antworten',
    deletions: {
      part: 'Datenanfragen',
      caption: 'Anstehende Löschungen',
      columns: ['ID', 'Name', 'Beantragt', 'Fällig', 'Verbleibende Tage'],
    },
  },
}
