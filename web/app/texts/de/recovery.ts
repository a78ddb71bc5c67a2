import type { recovery as en } from '../en/recovery.ts'

export const recovery: typeof en = {
  meta: { title: 'Passwort vergessen', description: 'Stellen Sie den Zugang zu Ihrem Konto wieder her.' },
  heading: 'Passwort vergessen',
  lede: 'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir senden Ihnen einen Link für ein neues Passwort.',
  email: 'E-Mail',
  submit: 'Link anfordern',
  pending: 'Link angefordert',
  pendingHint:
    'Der Link gilt {{minutes}} Minuten. Kommt keine E-Mail an, sehen Sie bitte im Spam-Ordner nach.',
  returnToLogin: 'Zurück zur Anmeldung',
  failed: 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.',
  newPassword: {
    meta: { title: 'Neues Passwort', description: 'Wählen Sie ein neues Passwort.' },
    heading: 'Neues Passwort festlegen',
    lede: 'Danach sind Sie auf allen Geräten abgemeldet. Melden Sie sich dann mit dem neuen Passwort an.',
    checking: 'Ihr Link wird geprüft',
    newPassword: 'Neues Passwort',
    hint: 'Mindestens {{minimum}} beliebige Zeichen. Mehrere Wörter hintereinander sind leicht zu merken und schwer zu erraten.',
    confirmPassword: 'Passwort wiederholen',
    submit: 'Neues Passwort speichern',
    linkMissing: 'Dieser Seite fehlt der Link. Bitte öffnen Sie ihn noch einmal in Ihrer E-Mail.',
    startAgain: 'Neuen Link anfordern',
  },
}
