import type { figures as en } from '../en/figures.ts'

export const figures: typeof en = {
  heading: 'Che cosa significano le cifre',
  caption: 'Le cifre di questo sito',
  columns: {
    figure: 'Cifra',
    kind: 'Tipo',
    period: 'Periodo',
    netOfCosts: 'Al netto dei costi',
    source: 'Fonte',
    asOf: 'Data',
    statedBy: 'Affermato da',
  },
  rows: {
    weekly: '1% a settimana',
    monthly: '5% al mese in media',
    losses: 'Circa il 70% perde denaro',
    lossesStated: 'Conti in perdita: {{percent}}%',
  },
  kinds: { reported: 'Affermazione del gestore', target: 'Obiettivo del gestore' },
  periods: { week: 'Una settimana', averageMonth: 'Un mese, in media', notStated: 'Nessuna indicazione' },
  netOfCosts: { yes: 'Sì', no: 'No', notStated: 'Nessuna indicazione', doesNotApply: 'Non applicabile' },
  notStated: 'Nessuna indicazione',
  operator: 'Il gestore di Aurivane',
  nature:
    'Queste cifre sono obiettivi e affermazioni del gestore. Qui non è pubblicato alcun rendiconto certificato da un revisore.',
  different: 'L’1% a settimana e il 5% al mese non sono la stessa cosa.',
  compounded:
    'Con la capitalizzazione composta, l’1% a settimana sarebbe il {{weeklyPerMonth}} al mese e il {{weeklyPerYear}} all’anno. Il 5% al mese sarebbe il {{monthlyPerYear}} all’anno.',
  why: {
    heading: 'Perché così tanti possono perdere anche se l’obiettivo è positivo',
    reasons: [
      'Un obiettivo indica a che cosa si mira, non che cosa succede.',
      'Pochi grandi guadagni possono alzare la media mentre la maggior parte dei conti perde.',
      'I costi riducono il valore di ogni conto.',
      'Molte persone entrano dopo i guadagni ed escono dopo le perdite.',
    ],
    sourceUnknown:
      'La fonte di questa cifra non è stata indicata. Può riguardare altre persone e altri prodotti.',
    sourceStated: 'Fonte: {{source}}. Data: {{date}}.',
  },
}
