import type { register as en } from '../en/register.ts'

export const register: typeof en = {
  meta: {
    title: 'Registrieren',
    description:
      'Mit einem Konto bei Aurivane sehen Sie die Portfolios. Sobald Ihre E-Mail-Adresse bestätigt ist, können Sie Clubs beitreten und eigene gründen.',
  },
  heading: 'Registrierung',
  lede: 'Mit einem Konto sehen Sie die Portfolios. Sobald Ihre E-Mail-Adresse bestätigt ist, können Sie Clubs beitreten und eigene gründen.',
  haveAccount: 'Schon registriert? <login>Anmelden</login>.',
  whoMay: 'Wer darf sich registrieren?',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  emailHint: 'An diese Adresse senden wir einen Link zur Bestätigung.',
  country: 'Land',
  countryHint: 'Das Land, in dem Sie leben.',
  password: 'Passwort',
  passwordHint:
    'Mindestens {{minimum}} beliebige Zeichen. Mehrere Wörter hintereinander sind leicht zu merken und schwer zu erraten. Sehr häufige Passwörter und Ihre E-Mail-Adresse als Passwort werden abgelehnt.',
  trap: 'Lassen Sie dieses Feld leer',
  notice:
    'Mit der Registrierung bestätigen Sie, dass Sie mindestens {{age}} Jahre alt und nicht in den USA ansässig sind. Außerdem akzeptieren Sie die <terms>Nutzungsbedingungen</terms> und die <privacy>Datenschutzerklärung</privacy>.',
  submit: 'Registrieren',
}
