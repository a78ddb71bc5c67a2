import type { whatIsForex as en } from '../en/what-is-forex.ts'

export const whatIsForex: typeof en = {
  meta: {
    title: 'Che cos’è il forex?',
    description:
      'Il trading valutario spiegato con calcoli svolti: coppie, pip, lotti, spread, leva, margine, oro, orari, interessi overnight, rischio e dimensione.',
  },
  heading: 'Che cos’è il forex?',
  lede: 'Il mercato dei cambi è quello in cui una moneta si scambia con un’altra. Questa pagina spiega come funziona, che cosa costa e quanto si può perdere, svolgendo ogni calcolo.',
  contentsLabel: 'In questa pagina',
  contents: {
    market: 'Il mercato',
    pairs: 'Coppie',
    pips: 'Pip',
    lots: 'Lotti',
    spread: 'Spread',
    leverage: 'Leva',
    gold: 'Oro',
    sessions: 'Orari',
    swap: 'Swap',
    risk: 'Rischio',
    sizing: 'Dimensione',
  },
  exampleLabel: 'Esempio svolto',
  assumed: 'I prezzi degli esempi sono ipotetici e arrotondati. Servono per fare i conti, non per operare.',
  takeaways: {
    heading: 'In sintesi',
    items: [
      'Una valuta ha sempre un prezzo espresso in un’altra. Chi compra una coppia compra la prima valuta e paga con la seconda.',
      'Il pip è l’unità di movimento usuale: 0,0001, oppure 0,01 per le coppie con lo yen. Il suo valore dipende dalla dimensione della posizione.',
      'Lo spread si paga a ogni operazione, in guadagno o in perdita. Per chi opera spesso diventa il costo maggiore.',
      'La leva moltiplica le perdite esattamente come i guadagni. A 30:1 un movimento contrario di circa il 3% azzera l’intero capitale impegnato.',
      'La dimensione di una posizione dipende dalla perdita che si può sopportare, non dal guadagno che si spera.',
      'Dopo una perdita del 50% serve un guadagno del 100% per tornare al punto di partenza.',
    ],
  },
  market: {
    heading: 'Un mercato senza edificio',
    paragraphs: [
      'Non c’è una borsa centrale. Banche, imprese, fondi, banche centrali e privati trattano tra loro in rete, senza interruzione dal lunedì mattina nel Pacifico al venerdì sera a New York. Nell’aprile 2025 la Banca dei regolamenti internazionali ha rilevato scambi medi per 9.600 miliardi di dollari USA al giorno.',
      'In molti casi non si tratta di scommesse su un guadagno rapido. Gli importatori pagano fatture, i fondi proteggono azioni estere dalle oscillazioni dei cambi, le banche centrali gestiscono riserve. Un privato non vede nessuno di questi ordini: è il primo motivo di prudenza.',
    ],
    source: 'Fonte: <bisSurvey>BRI, indagine triennale delle banche centrali 2025 (in inglese)</bisSurvey>',
  },
  pairs: {
    heading: 'Coppie: base e quotata',
    paragraphs: [
      'In questo mercato un prezzo è un rapporto. La prima valuta di una coppia è la base, la seconda è la quotata. Il prezzo dice quante unità della quotata costa un’unità della base.',
      'Comprare la coppia (posizione lunga) significa comprare la base e vendere la quotata. Venderla (posizione corta) significa il contrario. Si detiene quindi sempre una valuta contro l’altra.',
    ],
    quote: {
      caption: 'EUR/USD a 1,0850: un euro costa 1,0850 dollari USA.',
      base: 'Base',
      baseText: 'ciò che si compra o si vende',
      counter: 'Quotata',
      counterText: 'ciò con cui si paga',
      price: '1,0850',
      priceLabel: 'Prezzo',
      pip: 'Il quarto decimale è il pip',
    },
    groups: {
      caption: 'Tre gruppi di coppie',
      columns: { group: 'Gruppo', examples: 'Esempi', trait: 'Che cosa aspettarsi' },
      rows: [
        {
          group: 'Principali',
          examples: 'EUR/USD, GBP/USD, USD/JPY, USD/CHF',
          trait: 'Il dollaro da un lato, più scambi, spread più stretti',
        },
        {
          group: 'Incrociate',
          examples: 'EUR/GBP, CAD/JPY, AUD/NZD',
          trait: 'Senza dollaro; spread più ampi, due economie da seguire',
        },
        {
          group: 'Esotiche',
          examples: 'USD/MXN, USD/THB, EUR/TRY',
          trait: 'Spread ampi, salti improvvisi, costi overnight elevati',
        },
      ],
    },
  },
  pips: {
    heading: 'Pip: l’unità di movimento',
    paragraphs: [
      'Per la maggior parte delle coppie un pip è 0,0001 del prezzo. Per le coppie quotate in yen è 0,01. Molti servizi mostrano una cifra in più, un decimo di pip.',
      'Quanto vale un pip in denaro dipende da due cose soltanto: quante unità si detengono e in quale valuta la coppia è quotata.',
    ],
    examples: [
      {
        title: 'EUR/USD, 10.000 unità',
        rows: [
          { label: 'Il prezzo passa da 1,0850 a 1,0873', value: '23 pip' },
          { label: 'Valore di un pip: 10.000 × 0,0001', value: '1,00 USD' },
          { label: 'Guadagno o perdita: 23 × 1,00', value: '23,00 USD' },
        ],
      },
      {
        title: 'USD/JPY, 10.000 unità',
        rows: [
          { label: 'Il prezzo passa da 150,00 a 149,40', value: '60 pip' },
          { label: 'Valore di un pip: 10.000 × 0,01', value: '100 JPY' },
          { label: 'Guadagno o perdita: 60 × 100', value: '6.000 JPY' },
          { label: 'In dollari: 6.000 ÷ 149,40', value: '40,16 USD' },
        ],
      },
    ],
  },
  lots: {
    heading: 'Lotti: quanto si scambia',
    paragraphs: [
      'Le posizioni si contano in lotti. Un lotto standard è di 100.000 unità della valuta base, e quelli minori ne sono frazioni decimali.',
    ],
    table: {
      caption: 'Dimensioni dei lotti e valore di un pip in EUR/USD',
      columns: { name: 'Lotto', units: 'Unità', written: 'Si scrive', pip: 'Un pip' },
      names: { standard: 'Standard', mini: 'Mini', micro: 'Micro' },
    },
  },
  spread: {
    heading: 'Spread: il costo di ogni operazione',
    paragraphs: [
      'In ogni momento ci sono due prezzi: il denaro (bid), al quale si può vendere, e la lettera (ask), alla quale si può comprare. La distanza tra i due è lo spread. Si paga all’ingresso, qualunque cosa accada dopo; ogni operazione comincia con una piccola perdita.',
      'Alcuni servizi applicano anche una commissione. Nei mercati veloci, inoltre, l’ordine può essere eseguito a un prezzo peggiore di quello sullo schermo: si chiama slippage.',
    ],
    example: {
      title: 'A quanto arriva uno spread stretto',
      rows: [
        { label: 'Bid 1,08500, ask 1,08512', value: '1,2 pip' },
        { label: 'Costo di un’operazione con 10.000 unità', value: '1,20 USD' },
        { label: 'Dieci operazioni al giorno per 20 giorni', value: '240 USD' },
        { label: 'Quota di un conto di 2.000 USD', value: '12% al mese' },
      ],
      result:
        'Questo conto deve rendere il 12% al mese prima che il titolare abbia guadagnato qualcosa. Operare meno spesso è il risparmio più semplice che ci sia.',
    },
  },
  leverage: {
    heading: 'Leva e margine',
    paragraphs: [
      'Il servizio di trading chiede in garanzia una frazione della posizione: il margine. A 30:1 basta un trentesimo, perciò 1.000 dollari USA possono reggere una posizione di 30.000. Il resto è di fatto preso in prestito, e guadagni e perdite si contano sull’intera posizione.',
      'Quando le perdite intaccano la garanzia, il servizio prima avvisa (margin call) e poi chiude le posizioni da sé (stop-out), spesso nel momento peggiore. Nell’Unione europea i clienti al dettaglio possono operare con contratti per differenza sulle coppie principali con una leva massima di 30:1 e sull’oro di 20:1, le posizioni vanno chiuse quando resta metà del margine richiesto e il conto non può scendere sotto zero. Altrove può non valere nulla di tutto ciò.',
    ],
    example: {
      title: 'Una perdita, calcolata',
      rows: [
        { label: 'Conto', value: '1.000 USD' },
        { label: 'Acquisto: 10.000 EUR/USD a 1,0850', value: '10.850 USD' },
        { label: 'Margine a 30:1', value: '361,67 USD' },
        { label: 'L’euro scende del 2%, a 1,0633', value: '217 pip' },
        { label: 'Perdita: 217 × 1,00', value: '217 USD' },
        { label: 'Quota del conto', value: '21,7%' },
      ],
      result:
        'L’euro si è mosso del 2%. Il conto ha perso più di un quinto, pur usando poco più di un terzo della leva consentita.',
    },
    chart: {
      caption: 'Quanto capitale costa un movimento contrario dell’1%',
      leverage: 'Leva',
      loss: 'Perdita',
    },
  },
  gold: {
    heading: 'Oro',
    paragraphs: [
      'L’oro si scambia come una valuta, di solito contro il dollaro, con il codice XAU/USD. Il prezzo vale per un’oncia troy, cioè 31,1035 grammi. Un lotto standard è di 100 once.',
      'L’oro non paga interessi. Tende a essere richiesto quando i tassi reali scendono, quando il dollaro si indebolisce e quando si teme per il valore della moneta; tende a essere venduto quando la liquidità rende bene. Sono tendenze, non leggi, e in passato sono venute meno per anni.',
      'La sua escursione giornaliera è spesso più ampia di quella di una coppia principale, e dopo un fine settimana il prezzo può aprire lontano dalla chiusura. Un ordine stop non protegge da un salto simile: viene eseguito al primo prezzo disponibile.',
    ],
    example: {
      title: 'XAU/USD, 0,10 lotti',
      rows: [
        { label: 'Dimensione: 0,10 × 100', value: '10 once' },
        { label: 'Acquisto a un ipotetico 2.400,00', value: '24.000 USD' },
        { label: 'Scende di 36 dollari, 1,5%', value: '2.364,00' },
        { label: 'Perdita: 10 × 36', value: '360 USD' },
      ],
      result:
        'Per l’oro un calo dell’1,5% in un giorno non è insolito. Su un conto di 2.000 USD costa il 18%.',
    },
  },
  sessions: {
    heading: 'Gli orari di contrattazione',
    paragraphs: [
      'Il mercato segue il sole. Di solito gli spread sono più stretti mentre Londra e New York lavorano insieme, più ampi nell’ora dopo la chiusura di New York.',
    ],
    caption: 'Orari d’ufficio di quattro piazze, in UTC, durante l’inverno boreale',
    columns: { centre: 'Piazza', opens: 'Apre', closes: 'Chiude' },
    centres: { sydney: 'Sydney', tokyo: 'Tokyo', london: 'Londra', newYork: 'New York' },
    overlap: 'Londra e New York insieme',
    note: 'L’ora legale anticipa di un’ora Londra e New York e posticipa di un’ora Sydney. La settimana finisce venerdì alle 22:00 UTC d’inverno e alle 21:00 d’estate.',
  },
  swap: {
    heading: 'Interessi overnight (swap)',
    paragraphs: [
      'Ogni valuta ha un tasso di interesse. Chi tiene una coppia durante la notte riceve il tasso della valuta comprata e paga quello della valuta venduta. Il servizio regola la differenza una volta al giorno, alle 17:00 di New York, e ne trattiene una parte. Il risultato può essere un accredito; spesso è un addebito in entrambe le direzioni.',
      'Poiché le operazioni si regolano dopo due giorni lavorativi, la notte tra mercoledì e giovedì conta di solito per tre, così da coprire il fine settimana.',
    ],
    example: {
      title: 'Un piccolo addebito che dura',
      rows: [
        { label: 'Swap ipotetico, per notte', value: '−0,6 pip' },
        { label: 'Con 10.000 EUR/USD', value: '−0,60 USD' },
        { label: '30 notti', value: '−18,00 USD' },
      ],
      result:
        'Un prezzo fermo per un mese costa qui 18 dollari. Chieda lo swap prima di tenere una posizione.',
    },
  },
  risk: {
    heading: 'Il rischio, nome per nome',
    lede: 'Di rado una perdita diventa grave perché l’opinione era sbagliata. Lo diventa perché la posizione era troppo grande o è stata tenuta troppo a lungo.',
    kinds: [
      { title: 'Rischio di mercato', text: 'Il prezzo si muove contro di Lei. Questo lo conoscono tutti.' },
      {
        title: 'Rischio di leva',
        text: 'Un movimento che avrebbe potuto sopportare La obbliga a vendere, perché il margine è esaurito.',
      },
      {
        title: 'Rischio di gap',
        text: 'Il prezzo scavalca la Sua uscita, nel fine settimana o su una notizia.',
      },
      {
        title: 'Rischio di liquidità',
        text: 'Un prezzo c’è, ma non per il Suo volume, o solo con uno spread ampio.',
      },
      {
        title: 'Rischio di controparte',
        text: 'Il servizio che tiene il Suo conto fallisce o rifiuta di pagare. Lo cerchi nel registro della sua autorità di vigilanza.',
      },
      {
        title: 'Il rischio siamo noi',
        text: 'Raddoppiare dopo una perdita, spostare l’uscita, operare per sentirsi meglio. Questo rischio nessun servizio può limitarlo per Lei.',
      },
    ],
    recovery: {
      heading: 'Perché le grandi perdite pesano il doppio',
      text: 'Una perdita e il guadagno che la compensa non sono grandi uguali. Più profonda è la perdita, più ripida è la risalita.',
      caption: 'Guadagno necessario per tornare alla partenza',
      columns: { loss: 'Perdita', gain: 'Guadagno necessario' },
    },
  },
  sizing: {
    heading: 'Come dimensionare una posizione',
    paragraphs: [
      'Rovesci la domanda. Non si chieda quanto può comprare; si chieda quanto può perdere in questa singola operazione senza farsene un problema, e lasci che la dimensione ne consegua. Una regola citata spesso è l’uno per cento del conto o meno.',
    ],
    steps: [
      'Decida quale quota del conto può andare persa in questa operazione.',
      'Decida dove l’operazione si rivela sbagliata: l’uscita, in pip dall’ingresso.',
      'Divida il denaro per i pip. È il valore che un pip può avere.',
      'Scelga il numero di unità il cui pip vale tanto, e arrotondi per difetto.',
    ],
    example: {
      title: 'Uno per cento, 25 pip',
      rows: [
        { label: 'Conto', value: '5.000 USD' },
        { label: 'Può perdere: 1%', value: '50 USD' },
        { label: 'Distanza dall’uscita', value: '25 pip' },
        { label: 'Un pip può valere: 50 ÷ 25', value: '2,00 USD' },
        { label: 'Dimensione in EUR/USD', value: '20.000 unità (0,20 lotti)' },
        { label: 'Leva usata: 21.700 ÷ 5.000', value: '4,3' },
      ],
      result:
        'La posizione è una frazione di quella che il servizio permetterebbe. È proprio questo il senso.',
    },
    streak: {
      caption: 'Che cosa resta dopo dieci perdite di fila',
      columns: { share: 'Rischio per operazione', left: 'Resta del conto' },
      note: 'Dieci di fila sono rare. Chi opera per anni deve comunque metterle in conto.',
    },
  },
  next: {
    heading: 'Per proseguire',
    howThisWorks: 'Come funziona Aurivane, passo per passo',
    faq: 'Domande e risposte',
    bulletin: 'Notizie e bollettino',
    calendar: 'Calendario economico',
  },
}
