import type { MailTexts } from './en.ts'

export const de: MailTexts = {
  greeting: 'Guten Tag {{name}},',
  greetingWithoutName: 'Guten Tag,',
  ignore: 'Falls Sie das nicht waren, brauchen Sie nichts zu tun.',
  worried:
    'Falls Sie das nicht waren, setzen Sie bitte sofort Ihr Passwort zurück und schreiben Sie an {{support}}.',
  linkHint: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  footer: 'Sie erhalten diese E-Mail, weil Sie ein Konto bei {{brand}} haben. Fragen: {{support}}',
  confirmEmail: {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    text: 'Bitte bestätigen Sie, dass diese Adresse Ihnen gehört. Der Link gilt 48 Stunden.',
    button: 'E-Mail-Adresse bestätigen',
  },
  recovery: {
    subject: 'Neues Passwort festlegen',
    text: 'Jemand, vermutlich Sie, hat für Ihr Konto ein neues Passwort angefordert. Der Link gilt einmal, innerhalb von 30 Minuten.',
    button: 'Neues Passwort festlegen',
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    text: 'Das Passwort Ihres Kontos wurde geändert, und Sie wurden auf allen Geräten abgemeldet.',
  },
  passwordChangedAndConfirmed: {
    subject: 'Ihr Passwort wurde geändert',
    text: 'Das Passwort Ihres Kontos wurde geändert. Damit ist auch Ihre E-Mail-Adresse bestätigt. Alle Geräte wurden abgemeldet. War die Zwei-Faktor-Authentifizierung eingerichtet, wurde sie entfernt. Sie können sie in Ihrem Profil wieder aktivieren.',
  },
  twoFactorOn: {
    subject: 'Die Zwei-Faktor-Authentifizierung ist aktiviert',
    text: 'Für Ihr Konto wurde die Zwei-Faktor-Authentifizierung aktiviert. Ab jetzt fragen wir bei jeder Anmeldung nach einem Code. Andere Geräte wurden abgemeldet.',
  },
  twoFactorOff: {
    subject: 'Die Zwei-Faktor-Authentifizierung ist deaktiviert',
    text: 'Für Ihr Konto wurde die Zwei-Faktor-Authentifizierung deaktiviert. Zur Anmeldung genügt nun das Passwort.',
  },
  accountSuspended: {
    subject: 'Ihr Konto wurde gesperrt',
    text: 'Unser Team hat Ihr Konto gesperrt. Sie können sich erst wieder anmelden, wenn die Sperre aufgehoben ist. Bei Fragen schreiben Sie bitte an {{support}}.',
  },
  signupKnownEmail: {
    subject: 'Sie haben bereits ein Konto',
    text: 'Jemand, vielleicht Sie, wollte sich mit dieser Adresse registrieren. Es besteht bereits ein Konto, deshalb wurde nichts geändert. Sie können sich anmelden oder Ihr Passwort zurücksetzen, falls Sie es vergessen haben.',
  },
  notice: {
    button: 'Öffnen',
    reason: 'Grund: {{reason}}',
    choose: 'Sie können wählen, welche E-Mails Sie erhalten:',
  },
  contact: { subject: 'Kontaktformular: {{subject}}', from: 'Nachricht von {{replyTo}}' },
}
