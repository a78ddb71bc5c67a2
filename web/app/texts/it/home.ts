import type { home as en } from '../en/home.ts'

export const home: typeof en = {
  meta: {
    title: 'Trading su valute e oro, con il rischio bene in vista',
    description:
      'Una comunità per chi opera su valute e oro: club in 18 Paesi, tre portafogli classificati per rischio, un’avvertenza accanto a ogni cifra di rendimento.',
  },
  hero: {
    label: 'Le diamo il benvenuto',
    heading: 'Conoscere il rischio prima di operare.',
    lede: 'Aurivane è una comunità per chi opera su valute e oro. Club in 18 Paesi, tre portafogli classificati per rischio e un’avvertenza sui rischi accanto a ogni cifra di rendimento.',
    button: 'Chi siamo',
    lossLink: 'Quanto si può perdere',
    captions: [
      'Diciotto Paesi',
      'Crinale all’alba',
      'Vene d’oro nella roccia',
      'Mare calmo e mare mosso',
      'Le piazze finanziarie di notte',
    ],
    pause: 'Metti in pausa le immagini',
    play: 'Riprendi le immagini',
  },
  leaders: {
    heading: 'Leader nella tecnologia finanziaria',
    lede: 'Ogni Paese con licenza ha un partner nazionale. «Con licenza» è un nostro termine: non indica un’autorizzazione di un’autorità di vigilanza. Al partner forniamo i portafogli, le pagine dei club e gli strumenti che li fanno funzionare.',
    text: 'La pagina Paesi indica il partner nazionale del Suo Paese, se ne ha uno. I membri vedono, con esempi ipotetici, quanto può oscillare un portafoglio. Se qualcosa non è ancora noto, lo diciamo. Nessun conto alla rovescia, nessuna fretta.',
    countriesFact: 'Paesi con un partner nazionale',
    portfoliosFact: 'portafogli, classificati per rischio',
    languagesFact: 'lingue: inglese, italiano, tedesco',
  },
  values: {
    label: 'I nostri principi',
    risk: {
      heading: 'Prima il rischio, poi il rendimento.',
      losses: 'Secondo il gestore, circa sette investitori su dieci perdono denaro.',
      text: 'Per questo accanto a ogni portafoglio è indicato il livello di rischio, e ogni cifra di rendimento è accompagnata da un’avvertenza.',
      drawing: 'Dieci tratti, sette dei quali pieni: circa il 70% degli investitori perde denaro',
    },
    range: {
      heading: 'Un intervallo, mai una linea sola.',
      text: 'I risultati variano. Mostriamo di quanto, su un’unica scala per tutti e tre i portafogli. Ogni esempio ipotetico è indicato come tale.',
      drawing: 'Esempio ipotetico: l’intervallo dei risultati si allarga sopra e sotto l’importo iniziale',
    },
  },
  hints: {
    heading: 'Da dove cominciare',
    countries: {
      title: 'Paesi',
      text: 'Dove Aurivane ha un partner nazionale, dove è disponibile e quale autorità è competente.',
    },
    portfolios: {
      title: 'Portafogli per rischio',
      text: 'Basso, medio e alto, ciascuno con un intervallo ipotetico di risultati. Per i membri.',
    },
    clubs: {
      title: 'Club nazionali',
      text: 'Club aperti e chiusi, descritti da chi li gestisce.',
    },
    bulletin: {
      title: 'Notizie e bollettino',
      text: 'Notizie di mercato ed eventi che possono influire sul trading.',
    },
    forex: {
      title: 'Che cos’è il forex?',
      text: 'Coppie, pip, leva e oro, con esempi svolti. Nove minuti.',
    },
    support: {
      title: 'Assistenza indipendente',
      text: 'Ci scriva. Una persona risponde a ogni messaggio.',
    },
  },
}
