import type { home as en } from '../en/home.ts'

export const home: typeof en = {
  meta: {
    title: 'Trading su valute e oro, con il rischio bene in vista',
    description:
      'Una comunità per chi opera su valute e oro: club in 18 Paesi, tre portafogli che portano il rischio nel nome, ogni affermazione accanto al suo avviso.',
  },
  hero: {
    label: 'Benvenuti',
    heading: 'Conoscere il vento prima di salpare.',
    lede: 'Aurivane è una comunità per chi opera su valute e oro. Club in 18 Paesi, tre portafogli classificati per rischio e ogni affermazione accanto al suo avviso.',
    button: 'Chi siamo',
    lossLink: 'Quanto si può perdere',
    captions: [
      'Diciotto Paesi',
      'Il crinale prima dell’alba',
      'L’oro è sottile, la roccia è spessa',
      'Due tipi di mare',
      'Le piazze di notte',
    ],
    pause: 'Metti in pausa le immagini',
    play: 'Riprendi le immagini',
  },
  leaders: {
    heading: 'Leader nella tecnologia finanziaria',
    lede: 'In ogni Paese con licenza c’è un titolare che ne risponde. Noi costruiamo ciò con cui lavora: i portafogli, le pagine dei club e gli strumenti che li reggono.',
    text: 'Lei vede chi gestisce il Suo Paese, quanto può oscillare un portafoglio e a chi rivolgersi. Quando qualcosa non è ancora noto, la pagina lo dice. Su questo sito non corrono contatori e nessuno Le mette fretta.',
    countriesFact: 'Paesi con un titolare con licenza',
    portfoliosFact: 'portafogli, classificati per rischio',
    languagesFact: 'lingue: inglese, italiano, tedesco',
  },
  values: {
    label: 'I nostri principi',
    risk: {
      heading: 'Prima il rischio, poi il rendimento.',
      text: 'Circa sette investitori su dieci perdono denaro. Per questo un portafoglio porta il rischio nel nome, e Lei legge quanto può costare prima di leggere a che cosa mira.',
      drawing: 'Dieci tratti, sette dei quali pieni: circa il 70% degli investitori perde denaro',
    },
    range: {
      heading: 'Un intervallo, mai una linea sola.',
      text: 'I risultati si disperdono. Disegniamo di quanto, sopra e sotto il punto di partenza, su un’unica scala per tutti e tre i portafogli, e indichiamo ogni illustrazione come tale.',
      drawing: 'Illustrazione: i risultati si distribuiscono in modo uniforme sopra e sotto la partenza',
    },
  },
  hints: {
    heading: 'Da dove cominciare',
    countries: {
      title: 'Paesi',
      text: 'Dove Aurivane ha una licenza, dove è disponibile e chi ne è titolare.',
    },
    portfolios: {
      title: 'Portafogli per rischio',
      text: 'Basso, medio e alto, ciascuno con l’intervallo dei risultati possibili. Per i membri.',
    },
    clubs: {
      title: 'Club nazionali',
      text: 'Club aperti e chiusi. Ogni responsabile scrive la descrizione del proprio.',
    },
    bulletin: {
      title: 'Notizie e bollettino',
      text: 'Notizie di mercato ed eventi che possono incidere sull’operatività dei portafogli.',
    },
    forex: {
      title: 'Che cos’è il forex?',
      text: 'Coppie, pip, leva e oro, con i calcoli svolti. Quindici minuti.',
    },
    support: {
      title: 'Assistenza indipendente',
      text: 'Ci scriva. Le risponde una persona, che sa anche dire di no.',
    },
  },
}
