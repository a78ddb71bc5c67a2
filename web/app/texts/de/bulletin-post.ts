import type { bulletinPost as en } from '../en/bulletin-post.ts'

export const bulletinPost: typeof en = {
  meta: {
    title: 'News / Bulletin',
    description: 'Ein Beitrag aus News und Bulletin von Aurivane.',
  },
  back: 'Zurück',
  share: 'Link teilen',
  shared: 'Link in die Zwischenablage kopiert.',
  shareFailed: 'Der Link konnte nicht kopiert werden. Bitte kopieren Sie ihn aus der Adresszeile.',
  noTitle: 'Kein Titel gefunden',
  noDate: 'Kein Datum gefunden',
  noTag: 'Keine Rubrik gefunden',
  noContent: 'Kein Inhalt gefunden',
  redirecting: 'Diesen Beitrag gibt es nicht. Sie werden zur Liste weitergeleitet.',
  toList: 'News / Bulletin',
}
