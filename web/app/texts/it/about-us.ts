import type { aboutUs as en } from '../en/about-us.ts'

export const aboutUs: typeof en = {
  meta: {
    title: 'Chi siamo',
    description:
      'Che cosa è Aurivane e che cosa non è: titolari nazionali, club e portafogli per livello di rischio per chi opera su valute e oro, avvisi in chiaro.',
  },
  heading: 'Chi siamo',
  lede: 'Aurivane riunisce chi opera su valute e oro, i titolari che ne rispondono nel proprio Paese e la tecnologia con cui lavorano gli uni e gli altri.',
  description: {
    heading: 'Una banderuola, non una promessa',
    paragraphs: [
      'Una banderuola mostra da dove soffia il vento. Non dice come soffierà domani e non finge di saperlo. L’abbiamo presa come nome e come regola: mostrare ciò che si sa, misurare ciò che si può misurare e lasciare fuori le promesse.',
      'In pratica significa tre cose. Per ogni Paese c’è un posto preciso a cui rivolgersi: un titolare con licenza oppure, dove ancora manca, la nostra amministrazione. Ogni portafoglio porta il rischio nel nome. E accanto a ogni cifra che suona bene c’è quella che suona meno bene.',
      'Chi usa Aurivane si incontra nei club. Un club appartiene a un solo Paese e alla persona che lo guida. Può essere aperto a tutti oppure riservato ad amici e familiari. Noi mettiamo il terreno su cui poggia: un registro dei club, una verifica prima che un club sia indicato come verificato, una formazione con i calcoli svolti e un’assistenza che risponde.',
    ],
  },
  takeaways: {
    heading: 'In sintesi',
    items: [
      'Aurivane è una piattaforma di tecnologia finanziaria e una comunità. Non è una banca e nulla su questo sito costituisce consulenza personalizzata in materia di investimenti.',
      'Questo sito non raccoglie depositi e non esegue ordini. I conti di trading sono aperti presso servizi terzi.',
      'Diciotto Paesi hanno un titolare con licenza. Negli altri in cui Aurivane è disponibile, il riferimento è la nostra amministrazione.',
      'I portafogli sono tre e prendono il nome dal rischio: basso, medio e alto. Nessuno ne è privo.',
      'Occorre avere almeno 18 anni. Chi risiede negli Stati Uniti non può registrarsi né creare club.',
      'Circa il 70% degli investitori perde denaro. Impieghi soltanto somme che può permettersi di perdere.',
    ],
  },
  cards: {
    heading: 'Di che cosa siamo fatti',
    owners: {
      title: 'Titolari nazionali',
      text: 'Un titolare con licenza conosce le regole, la lingua e le abitudini di un Paese, e lì risponde per Aurivane. La pagina dei Paesi dice chi è.',
    },
    clubs: {
      title: 'Club',
      text: 'In compagnia si impara prima. I membri con un indirizzo email confermato possono creare club nel proprio Paese, decidere chi vi entra e scrivere come funziona.',
    },
    portfolios: {
      title: 'Portafogli con il rischio nel nome',
      text: 'I portafogli 1, 2 e 3 si distinguono per quanto possono oscillare, non per quanto bene sono pubblicizzati. I membri vedono i tre intervalli su un’unica scala.',
    },
    technology: {
      title: 'Tecnologia dietro le quinte',
      text: 'Regole scritte prima dell’operazione, server che non dormono e registrazioni leggibili in seguito. Spieghiamo ogni parte con parole semplici.',
    },
    support: {
      title: 'Un’assistenza che sa dire di no',
      text: 'Le domande arrivano a una persona. Se un portafoglio non è adatto a Lei, o se una risposta non si conosce, è questo che Le diciamo.',
    },
  },
  disclaimer: {
    heading: 'Avvertenza',
    paragraphs: [
      'Operare su valute, oro e relativi contratti può costarLe tutto il denaro impiegato. Con la leva le perdite arrivano più in fretta di quanto quasi tutti si aspettino.',
      'Le pagine di questo sito informano e insegnano. Non sono un’offerta né una raccomandazione, e non sostituiscono la consulenza di un professionista che conosca la Sua situazione.',
      'Le illustrazioni mostrano come possono distribuirsi i risultati. Non sono né uno storico né una previsione. I nomi dei marchi sono usati soltanto a scopo promozionale.',
    ],
  },
}
