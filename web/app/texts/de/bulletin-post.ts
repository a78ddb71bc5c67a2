import type { bulletinPost as en } from '../en/bulletin-post.ts'

export const bulletinPost: typeof en = {
  meta: {
    title: 'Nachrichten und Bulletin',
    description: 'Ein Beitrag aus Nachrichten und Bulletin von Aurivane.',
  },
  back: 'Zurück',
  share: 'Link teilen',
  shared: 'Link in die Zwischenablage kopiert.',
  shareFailed: 'Der Link konnte nicht kopiert werden. Bitte kopieren Sie ihn aus der Adresszeile.',
}
