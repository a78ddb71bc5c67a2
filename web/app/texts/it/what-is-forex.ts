import type { whatIsForex as en } from '../en/what-is-forex.ts'

export const whatIsForex: typeof en = {
  meta: {
    title: 'Che cos’è il forex?',
    description:
      'Il trading valutario spiegato con esempi svolti: coppie, pip, lotti, spread, leva, oro, orari, interessi overnight, rischio e dimensione delle posizioni.',
  },
  heading: 'Che cos’è il forex?',
  lede: 'Il forex (dall’inglese «foreign exchange») è il mercato dei cambi, in cui una valuta si scambia con un’altra. Questa pagina spiega come funziona, quanto costa e quanto si può perdere, con esempi svolti.',
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
      'Una valuta ha sempre un prezzo espresso in un’altra. Chi compra una <term-currency-pair>coppia</term-currency-pair> compra la prima valuta e paga con la seconda.',
      'Il <term-pip>pip</term-pip> è l’unità di movimento usuale: 0,0001, oppure 0,01 per le coppie quotate in yen. Il suo valore dipende dalla dimensione della <term-position>posizione</term-position>.',
      'Lo <term-spread>spread</term-spread> si paga a ogni operazione, in guadagno o in perdita. Per chi opera spesso può diventare il costo maggiore.',
      'La <term-leverage>leva</term-leverage> moltiplica le perdite esattamente come i guadagni. A 30:1 un movimento contrario del 3,3% costa quanto l’intero <term-margin>margine</term-margin>.',
      'Scelga la dimensione di una posizione in base alla perdita che può sopportare, non al guadagno che spera.',
      'Dopo una perdita del 50% serve un guadagno del 100% per tornare al punto di partenza.',
    ],
  },
  market: {
    heading: 'Un mercato senza una borsa centrale',
    paragraphs: [
      'Banche, imprese, fondi, banche centrali e privati trattano tra loro attraverso reti elettroniche. Lo fanno senza interruzione, dal lunedì mattina nel Pacifico al venerdì pomeriggio a New York. Nell’aprile 2025 la Banca dei regolamenti internazionali ha rilevato scambi medi per 9.600 miliardi di dollari USA al giorno.',
      'In molti casi non si tratta di scommesse su un guadagno rapido. Gli importatori pagano fatture, i fondi proteggono azioni estere dalle oscillazioni dei cambi, le banche centrali gestiscono riserve. Un privato non vede nessuno di questi ordini: è un motivo di prudenza.',
    ],
    source: 'Fonte: <bisSurvey>BRI, indagine triennale delle banche centrali 2025 (in inglese)</bisSurvey>',
  },
  pairs: {
    heading: 'Coppie: valuta base e valuta quotata',
    paragraphs: [
      'In questo mercato un prezzo è un rapporto. La prima valuta di una coppia è la <term-base-currency>valuta base</term-base-currency>, la seconda è la <term-quote-currency>valuta quotata</term-quote-currency>. Il prezzo dice quante unità della valuta quotata costa un’unità della valuta base.',
      'Comprare la coppia (<term-long>posizione lunga</term-long>) significa comprare la valuta base e vendere quella quotata. Venderla (<term-short>posizione corta</term-short>) significa il contrario. Si detiene quindi sempre una valuta contro l’altra.',
    ],
    quote: {
      caption: 'EUR/USD a 1,0850: un euro costa 1,0850 dollari USA.',
      base: 'Valuta base',
      baseText: 'ciò che si compra o si vende',
      counter: 'Valuta quotata',
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
          group: '<term-major-pair>Coppie principali (major)</term-major-pair>',
          examples: 'EUR/USD, GBP/USD, USD/JPY, USD/CHF',
          trait: 'Il dollaro da un lato, più scambi, spread più stretti',
        },
        {
          group: '<term-cross>Coppie incrociate (cross)</term-cross>',
          examples: 'EUR/GBP, CAD/JPY, AUD/NZD',
          trait: 'Senza dollaro; spread più ampi, due economie da seguire',
        },
        {
          group: '<term-exotic-pair>Coppie esotiche</term-exotic-pair>',
          examples: 'USD/MXN, USD/THB, EUR/TRY',
          trait: 'Spread ampi, salti improvvisi, costi overnight elevati',
        },
      ],
    },
  },
  pips: {
    heading: 'Pip: l’unità di movimento',
    paragraphs: [
      'Per la maggior parte delle coppie un pip è la quarta cifra decimale del prezzo (0,0001). Per le coppie quotate in yen è la seconda (0,01). Molti <term-broker>broker</term-broker> mostrano una cifra in più, un decimo di pip.',
      'Il valore di un pip in denaro dipende da due cose: quante unità si detengono e in quale valuta la coppia è quotata.',
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
      'Le posizioni si contano in <term-lot>lotti</term-lot>. Un lotto standard è di 100.000 unità della valuta base. Un mini lotto ne è un decimo, un micro lotto un centesimo.',
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
      'Ci sono sempre due prezzi: il <term-bid>prezzo denaro (bid)</term-bid>, al quale si può vendere, e il <term-ask>prezzo lettera (ask)</term-ask>, al quale si può comprare. La differenza tra i due è lo spread. Si paga a ogni operazione, che quindi comincia con una piccola perdita.',
      'Alcuni broker applicano anche una <term-commission>commissione</term-commission>. Nei mercati veloci, inoltre, l’ordine può essere eseguito a un prezzo peggiore di quello sullo schermo. Si chiama <term-slippage>slippage</term-slippage>.',
    ],
    example: {
      title: 'Quanto costa, alla lunga, uno spread stretto',
      rows: [
        { label: 'Bid 1,08500, ask 1,08512', value: '1,2 pip' },
        { label: 'Costo di un’operazione con 10.000 unità', value: '1,20 USD' },
        { label: 'Dieci operazioni al giorno per 20 giorni', value: '240 USD' },
        { label: 'Quota di un conto di 2.000 USD', value: '12% al mese' },
      ],
      result:
        'Questo conto deve rendere il 12% al mese solo per coprire i costi, prima di guadagnare qualcosa. Il modo più semplice di risparmiare è operare meno spesso.',
    },
  },
  leverage: {
    heading: 'Leva e margine',
    paragraphs: [
      'Il broker chiede in garanzia una parte della posizione: il margine. A 30:1 basta un trentesimo, perciò 1.000 dollari USA possono reggere una posizione di 30.000. Il resto è di fatto preso in prestito. Guadagni e perdite si calcolano sull’intera posizione.',
      'Le perdite riducono l’<term-equity>equity del conto</term-equity>. Quando si avvicina al margine, di solito il broker avvisa (<term-margin-call>margin call</term-margin-call>). Può però chiudere le posizioni senza chiedere e senza preavviso (<term-stop-out>stop-out</term-stop-out>), spesso nel momento peggiore.',
      'Nell’Unione europea i <term-retail-client>clienti al dettaglio</term-retail-client> possono operare in <term-cfd>contratti per differenza (CFD)</term-cfd> con una leva massima di 30:1 sulle coppie principali. Il massimo è 20:1 sulle altre coppie e sull’oro. Per questa regola una coppia è principale se entrambe le valute sono tra USD, EUR, JPY, GBP, CAD e CHF. Perciò il limite è 30:1 per EUR/GBP e CAD/JPY, ma 20:1 per AUD/USD e NZD/USD. Le posizioni vanno chiuse quando l’equity del conto si riduce alla metà del margine richiesto, e il conto <term-negative-balance-protection>non può scendere sotto zero</term-negative-balance-protection>. Regno Unito e Australia hanno limiti simili. In altri Paesi valgono altri limiti, o nessuno. Verifichi le regole del Suo Paese.',
    ],
    example: {
      title: 'Il calcolo di una perdita',
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
      caption: 'Quanto costa un movimento contrario dell’1%, in rapporto al margine',
      leverage: 'Leva',
      loss: 'Perdita',
    },
  },
  gold: {
    heading: 'Oro',
    paragraphs: [
      'L’oro si scambia come una valuta, di solito contro il dollaro, con il codice XAU/USD. Il prezzo vale per un’oncia troy, cioè 31,1035 grammi. Un lotto standard è di 100 once.',
      'L’oro non paga interessi. Si tende a comprarlo quando i tassi reali (al netto dell’inflazione) scendono, il dollaro si indebolisce o si teme per il valore della moneta. Si tende a venderlo quando i depositi rendono bene. Sono tendenze, non leggi: possono venire meno per anni.',
      'La sua escursione giornaliera è spesso più ampia di quella di una coppia principale. Dopo un fine settimana il prezzo può aprire lontano dalla chiusura. Un <term-stop-loss>ordine stop-loss</term-stop-loss> non protegge da un <term-gap>gap</term-gap> simile: viene eseguito al primo prezzo disponibile.',
    ],
    example: {
      title: 'XAU/USD, 0,10 lotti',
      rows: [
        { label: 'Dimensione: 0,10 × 100', value: '10 once' },
        { label: 'Acquisto a un prezzo ipotetico di 4.000,00', value: '40.000 USD' },
        { label: 'Scende di 60 dollari (1,5%)', value: '3.940,00' },
        { label: 'Perdita: 10 × 60', value: '600 USD' },
      ],
      result:
        'Per l’oro un calo dell’1,5% in un giorno non è insolito. Su un conto di 2.000 USD costa il 30%.',
    },
  },
  sessions: {
    heading: 'Gli orari di contrattazione',
    paragraphs: [
      'Il mercato passa da un fuso orario all’altro. Di solito gli spread sono più stretti quando Londra e New York sono aperte insieme, più ampi nell’ora dopo la chiusura di New York.',
    ],
    caption: 'Orari d’ufficio di quattro piazze finanziarie, in UTC, durante l’inverno boreale',
    columns: { centre: 'Piazza', opens: 'Apre', closes: 'Chiude' },
    centres: { sydney: 'Sydney', tokyo: 'Tokyo', london: 'Londra', newYork: 'New York' },
    overlap: 'Londra e New York insieme',
    note: 'Nell’estate boreale Londra e New York aprono un’ora prima in UTC. Sydney apre un’ora dopo, perché la sua ora legale è finita. La settimana finisce il venerdì alle 22:00 UTC d’inverno e alle 21:00 d’estate.',
  },
  swap: {
    heading: 'Interessi overnight (swap)',
    paragraphs: [
      'Ogni valuta ha un tasso di interesse. Chi tiene una coppia durante la notte riceve gli interessi sulla valuta comprata e paga quelli sulla valuta venduta. Il broker regola la differenza, lo <term-swap>swap</term-swap>, una volta al giorno, alle 17:00 ora di New York, e ne trattiene una parte. Il risultato può essere un accredito, ma spesso è un addebito in entrambe le direzioni.',
      'La maggior parte delle operazioni si regola dopo due giorni lavorativi. Perciò la notte tra mercoledì e giovedì conta di solito per tre, così da coprire il fine settimana.',
    ],
    example: {
      title: 'Un piccolo addebito che si accumula',
      rows: [
        { label: 'Swap ipotetico, per notte', value: '−0,6 pip' },
        { label: 'Con 10.000 EUR/USD', value: '−0,60 USD' },
        { label: '30 notti', value: '−18,00 USD' },
      ],
      result:
        'Anche se il prezzo resta fermo, qui un mese costa 18 dollari. Si informi sullo swap prima di tenere aperta una posizione durante la notte.',
    },
  },
  risk: {
    heading: 'I tipi di rischio',
    lede: 'Di rado una perdita diventa grave perché la previsione era sbagliata. Lo diventa perché la posizione era troppo grande o è stata tenuta troppo a lungo.',
    kinds: [
      { title: 'Rischio di mercato', text: 'Il prezzo si muove contro di Lei. È il rischio più noto.' },
      {
        title: 'Rischio di leva',
        text: 'La posizione viene chiusa durante un breve calo, perché l’equity non copre più il margine.',
      },
      {
        title: 'Rischio di gap',
        text: 'Il prezzo scavalca la Sua uscita, nel fine settimana o dopo una notizia.',
      },
      {
        title: 'Rischio di <term-liquidity>liquidità</term-liquidity>',
        text: 'Non può negoziare la quantità voluta al prezzo indicato, oppure può farlo solo a un prezzo peggiore.',
      },
      {
        title: '<term-counterparty-risk>Rischio di controparte</term-counterparty-risk>',
        text: 'Il broker che tiene il Suo conto fallisce o rifiuta di pagare. Lo cerchi nel registro della sua autorità di vigilanza.',
      },
      {
        title: 'Il fattore umano',
        text: 'Raddoppiare dopo una perdita, spostare l’uscita, operare per sentirsi meglio. Nessun broker può proteggerla da questo.',
      },
    ],
    recovery: {
      heading: 'Perché le grandi perdite sono difficili da recuperare',
      text: 'Dopo una perdita serve un guadagno percentuale maggiore per tornare al punto di partenza. Più grande è la perdita, più grande è il guadagno necessario.',
      caption: 'Guadagno necessario per tornare al punto di partenza',
      columns: { loss: 'Perdita', gain: 'Guadagno necessario' },
    },
  },
  sizing: {
    heading: 'Come dimensionare una posizione',
    paragraphs: [
      'Non si chieda quanto può comprare. Si chieda quanto può permettersi di perdere in questa singola operazione. La dimensione ne consegue. Una regola diffusa è l’uno per cento del conto o meno.',
    ],
    steps: [
      'Decida quale quota del conto può permettersi di perdere in questa operazione.',
      'Decida a quale prezzo l’operazione si rivela sbagliata: l’uscita. Ne misuri la distanza dall’ingresso, in pip.',
      'Divida per questo numero di pip la somma che può permettersi di perdere. Il risultato è il valore massimo che un pip può avere.',
      'Scelga il numero di unità per cui un pip ha questo valore, e arrotondi per difetto.',
    ],
    example: {
      title: 'Uno per cento, 25 pip',
      rows: [
        { label: 'Conto', value: '5.000 USD' },
        { label: 'Perdita accettata: 1%', value: '50 USD' },
        { label: 'Distanza dall’uscita', value: '25 pip' },
        { label: 'Un pip può valere: 50 ÷ 25', value: '2,00 USD' },
        { label: 'Dimensione in EUR/USD', value: '20.000 unità (0,20 lotti)' },
        { label: 'Leva usata: 21.700 ÷ 5.000', value: '4,3:1' },
      ],
      result:
        'La posizione è molto più piccola di quella che il broker permetterebbe. Così la perdita è più piccola, ma un gap può renderla maggiore del previsto.',
    },
    streak: {
      caption: 'Che cosa resta dopo dieci perdite di fila',
      columns: { share: 'Rischio per operazione', left: 'Quota del conto che resta' },
      note: 'Con il 60% di operazioni in perdita, dieci perdite di fila si verificano in quasi metà delle serie di 250 operazioni.',
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
