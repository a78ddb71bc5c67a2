import type { emailChange as en } from '../en/email-change.ts'

export const emailChange: typeof en = {
  change: {
    meta: {
      title: 'Änderung der E-Mail-Adresse',
      description: 'Bestätigen Sie die neue E-Mail-Adresse Ihres Kontos.',
    },
    heading: 'Änderung der E-Mail-Adresse',
    text: 'Diese Adresse gehört dann zu Ihrem Konto. Links, die wir an die alte Adresse gesendet haben, gelten nicht mehr.',
    submit: 'Diese E-Mail-Adresse verwenden',
  },
  undo: {
    meta: {
      title: 'Alte E-Mail-Adresse behalten',
      description: 'Stellen Sie die alte E-Mail-Adresse Ihres Kontos wieder her.',
    },
    heading: 'Alte E-Mail-Adresse behalten',
    text: 'Ihr Konto erhält die alte Adresse zurück. Alle Geräte werden abgemeldet, und Sie legen ein neues Passwort fest.',
    submit: 'Meine alte Adresse wiederherstellen',
  },
  linkMissing: 'Dieser Seite fehlt der Link. Bitte öffnen Sie ihn noch einmal in Ihrer E-Mail.',
  returnToLogin: 'Zurück zur Anmeldung',
}
