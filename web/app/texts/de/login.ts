import type { login as en } from '../en/login.ts'

export const login: typeof en = {
  meta: {
    title: 'Anmelden',
    description:
      'Melden Sie sich bei Aurivane an, um Portfolios zu sehen, Ihre Clubs zu verwalten und Einstellungen zu ändern.',
  },
  heading: 'Anmeldung',
  newHere: 'Noch kein Konto? <register>Jetzt registrieren</register>.',
  conditions:
    'Für ein Konto müssen Sie mindestens {{age}} Jahre alt sein und in einem der 18 Länder mit Landespartner leben. Sie dürfen nicht in den USA ansässig sein.',
  email: 'E-Mail',
  password: 'Passwort',
  submit: 'Anmelden',
  forgotPassword: 'Passwort vergessen?',
  sessionEnded: 'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.',
  withPasskey: 'Mit Passkey anmelden',
  noPasskey:
    'Es wurde kein Passkey verwendet. Versuchen Sie es erneut, oder melden Sie sich mit Ihrem Passwort an.',
  restore: { title: 'Ihr Konto wird gelöscht', submit: 'Mein Konto wiederherstellen' },
  secondFactor: {
    title: 'Zwei-Faktor-Authentifizierung',
    code: 'Bestätigungscode',
    hint: 'Die sechs Ziffern aus Ihrer Authenticator-App.',
    recoveryHint:
      'Kein Telefon zur Hand? Hier gilt auch einer Ihrer Wiederherstellungscodes, jeder nur einmal.',
    submit: 'Bestätigen',
  },
}
