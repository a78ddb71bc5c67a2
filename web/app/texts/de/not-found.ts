import type { notFound as en } from '../en/not-found.ts'

export const notFound: typeof en = {
  meta: {
    title: 'Diese Seite wurde nicht gefunden',
    description: 'Unter dieser Adresse gibt es keine Seite.',
  },
  heading: 'Diese Seite wurde nicht gefunden',
  text: 'Unter dieser Adresse gibt es nichts. Vielleicht enthält sie einen Tippfehler, oder die Seite ist umgezogen.',
  home: 'Zur Startseite',
  back: 'ZURÜCK',
  elsewhere: 'Oft gesuchte Seiten',
}
