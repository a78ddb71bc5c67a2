import type { confirmEmail as en } from '../en/confirm-email.ts'

export const confirmEmail: typeof en = {
  meta: {
    title: 'E-Mail-Adresse bestätigen',
    description: 'Bestätigen Sie die E-Mail-Adresse Ihres Kontos.',
  },
  heading: 'Bestätigung der E-Mail-Adresse',
  checking: 'Ihre E-Mail-Adresse wird bestätigt',
  failed: 'Ein Fehler ist aufgetreten',
  linkMissing: 'Dieser Seite fehlt der Link. Bitte öffnen Sie ihn noch einmal in Ihrer E-Mail.',
  resend: 'Neue Bestätigungs-E-Mail senden',
  logInFirst:
    'Für einen neuen Link <login>melden Sie sich zuerst an</login> und fordern ihn dann in Ihren <profile>Einstellungen</profile> an.',
}
