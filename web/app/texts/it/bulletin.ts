import type { bulletin as en } from '../en/bulletin.ts'

export const bulletin: typeof en = {
  meta: {
    title: 'Notizie / Bollettino',
    description:
      'Notizie e analisi di mercato, e avvisi su eventi che possono incidere sui risultati: festività, riunioni delle banche centrali, manutenzioni.',
  },
  heading: 'Notizie / Bollettino',
  legend: {
    News: 'Notizie e analisi generali sui mercati.',
    Bulletin: 'Eventi che possono incidere sui risultati del trading.',
  },
  tags: { News: 'Notizie', Bulletin: 'Bollettino' },
  missing: {
    title: 'Titolo non trovato',
    date: 'Data non trovata',
    tag: 'Categoria non trovata',
    content: 'Contenuto non trovato',
  },
  archive: 'Archivio',
  archivedPost: 'Data dell’articolo: {{date}}. È conservato in archivio e descrive la situazione di allora.',
  allArchived: 'Non ci sono articoli degli ultimi 12 mesi. Quelli qui sotto sono un archivio.',
  listLabel: 'Articoli',
  empty: 'Non ci sono ancora articoli. Il primo comparirà qui e nel feed.',
  feed: 'Ci segua via RSS',
  feedTitle: 'Aurivane: Notizie / Bollettino',
}
