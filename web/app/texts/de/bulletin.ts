import type { bulletin as en } from '../en/bulletin.ts'

export const bulletin: typeof en = {
  meta: {
    title: 'Nachrichten und Bulletin',
    description:
      'Marktnachrichten und Berichte sowie Hinweise auf Ereignisse, die den Handel beeinflussen können: Feiertage, Zinsentscheide, Wartungen.',
  },
  heading: 'Nachrichten und Bulletin',
  legend: {
    News: 'Allgemeine Marktnachrichten und Berichte.',
    Bulletin: 'Ereignisse, die sich auf die Handelsergebnisse auswirken können.',
  },
  tags: { News: 'Nachrichten', Bulletin: 'Bulletin' },
  missing: {
    title: 'Kein Titel gefunden',
    date: 'Kein Datum gefunden',
    tag: 'Keine Rubrik gefunden',
    content: 'Kein Inhalt gefunden',
  },
  archive: 'Archiv',
  archivedPost: 'Dieser Beitrag ist vom {{date}}. Er steht im Archiv und beschreibt die damalige Lage.',
  allArchived: 'Aus den letzten 12 Monaten gibt es keine Beiträge. Die folgenden stehen im Archiv.',
  listLabel: 'Beiträge',
  empty: 'Es gibt noch keine Beiträge. Der nächste erscheint hier und im Feed.',
  feed: 'RSS-Feed abonnieren',
  feedTitle: 'Aurivane: Nachrichten und Bulletin',
}
