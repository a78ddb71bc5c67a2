import { brand } from '@aurivane/contract/brand'
import type { contact as en } from '../en/contact.ts'

export const contact: typeof en = {
  meta: {
    title: 'Kontakt',
    description: `Schreiben Sie an ${brand.name}: ein kurzes Formular oder die Support-Adresse zum Kopieren. Wir lesen jede Nachricht und antworten.`,
  },
  heading: 'Kontakt',
  lede: 'Sagen Sie uns, was Sie wissen möchten. Ein Mensch liest jede Nachricht und antwortet. Wie schnell das geht, können wir nicht versprechen.',
  form: {
    label: 'An den Support schreiben',
    email: 'Ihre E-Mail-Adresse',
    emailHint: 'An diese Adresse antworten wir.',
    subject: 'Betreff',
    message: 'Nachricht',
    messageHint: 'Bitte senden Sie keine Passwörter, Codes oder Kontonummern.',
    send: 'Nachricht senden',
    trap: 'Lassen Sie dieses Feld leer',
  },
  networkFailure: 'Es ist ein Fehler aufgetreten',
  limitReached: 'Sie haben die zulässige Zahl der Anfragen überschritten',
  byMail: {
    heading: 'Lieber per E-Mail?',
    text: 'Klicken Sie auf die Adresse, um sie zu kopieren.',
    copy: '{{address}} kopieren',
    copied: 'E-Mail-Adresse in die Zwischenablage kopiert!',
  },
  first: {
    heading: 'Schon beantwortet?',
    verify: 'E-Mail-Adresse bestätigen',
    access: 'Wieder Zugang zum Konto erhalten',
    who: 'Wer sich registrieren und Clubs gründen darf',
    all: 'Alle Fragen',
  },
  data: 'Was Sie schreiben, wird gespeichert und an unseren Support gesendet. Wenn Sie uns um den Kontakt zu einem Broker bitten, geben wir ihm Ihre E-Mail-Adresse und Ihre Nachricht weiter. Haben Sie ein Konto, gehören auch Name und Land dazu. Ohne Ihre Bitte geben wir nichts weiter. Näheres steht in der <privacy>Datenschutzerklärung</privacy>.',
}
