import type { glossary as en } from '../en/glossary.ts'

export const glossary: typeof en = {
  meta: {
    title: 'Glossario',
    description:
      'Le parole del trading valutario spiegate in modo semplice: 38 voci, da «broker» a «volatilità».',
  },
  heading: 'Glossario',
  lede: 'Le parole usate su questo sito, spiegate in una o due frasi.',
  entries: {
    ask: {
      name: 'prezzo lettera (ask)',
      text: 'Il prezzo al quale si può comprare. È sempre un po’ più alto del prezzo denaro.',
    },
    'base-currency': {
      name: 'valuta base',
      text: 'La prima valuta di una coppia. In EUR/USD è l’euro, e il prezzo indica quanto costa un euro in dollari.',
    },
    bid: {
      name: 'prezzo denaro (bid)',
      text: 'Il prezzo al quale si può vendere. È sempre un po’ più basso del prezzo lettera.',
    },
    broker: {
      name: 'broker',
      text: 'Una società che tiene il Suo conto di trading ed esegue i Suoi ordini. In molti Paesi deve essere autorizzata.',
    },
    cfd: {
      name: 'contratto per differenza (CFD)',
      text: 'Un contratto con un broker sulla variazione di un prezzo. Chi lo stipula non possiede mai il bene sottostante, e la leva amplifica guadagni e perdite.',
    },
    'clone-firm': {
      name: 'società clone',
      text: 'Una società fraudolenta che usa nome, indirizzo o numero di licenza di una società reale. Verifichi i recapiti nel registro pubblico.',
    },
    commission: {
      name: 'commissione',
      text: 'Un compenso per l’esecuzione di un ordine. Alcuni broker lo applicano oltre allo spread.',
    },
    compounding: {
      name: 'capitalizzazione composta',
      text: 'I guadagni restano investiti, perciò i guadagni e le perdite successivi si calcolano su un importo maggiore. Dopo una perdita si calcolano su uno minore.',
    },
    'counterparty-risk': {
      name: 'rischio di controparte',
      text: 'Il rischio che l’altra parte di un contratto, per esempio il broker, non possa pagarle quanto Le deve.',
    },
    cross: {
      name: 'coppia incrociata (cross)',
      text: 'Una coppia di valute senza il dollaro statunitense, per esempio EUR/GBP.',
    },
    'currency-pair': {
      name: 'coppia di valute',
      text: 'Due valute e il prezzo della prima espresso nella seconda, per esempio EUR/USD a 1,0850.',
    },
    drawdown: {
      name: 'drawdown',
      text: 'Il calo dal valore più alto raggiunto a un valore successivo più basso, in percentuale del valore più alto.',
    },
    equity: {
      name: 'equity del conto',
      text: 'Quanto varrebbe un conto se tutto venisse chiuso ora: il saldo più i guadagni e meno le perdite delle posizioni aperte.',
    },
    'exotic-pair': {
      name: 'coppia esotica',
      text: 'Una valuta principale insieme a una scambiata molto meno. Gli spread sono più ampi e i salti di prezzo più frequenti.',
    },
    gap: {
      name: 'gap',
      text: 'Un salto del prezzo senza scambi intermedi, spesso nel fine settimana. Un ordine stop-loss può allora essere eseguito a un prezzo peggiore.',
    },
    'hypothetical-example': {
      name: 'esempio ipotetico',
      text: 'Un calcolo basato su ipotesi. Non mostra né che cosa è accaduto né che cosa accadrà.',
    },
    leverage: {
      name: 'leva',
      text: 'Operare con un importo maggiore di quello versato. Con una leva di 30:1 un movimento dell’1% comporta un guadagno o una perdita pari al 30% del margine.',
    },
    'limit-order': {
      name: 'ordine limite',
      text: 'Un ordine eseguito al prezzo stabilito o a uno migliore, oppure non eseguito.',
    },
    liquidity: {
      name: 'liquidità',
      text: 'La facilità con cui si può comprare o vendere senza muovere il prezzo. Poca liquidità significa spread più ampi.',
    },
    long: {
      name: 'posizione lunga',
      text: 'Una posizione che guadagna se il prezzo sale e perde se scende.',
    },
    lot: {
      name: 'lotto',
      text: 'L’unità abituale per la dimensione di un’operazione. Un lotto standard è di 100.000 unità della valuta base, un mini lotto un decimo e un micro lotto un centesimo.',
    },
    'major-pair': {
      name: 'coppia principale (major)',
      text: 'Una delle coppie più scambiate, di solito con il dollaro statunitense. Le autorità di vigilanza hanno elenchi propri, da cui dipende la leva massima.',
    },
    margin: {
      name: 'margine',
      text: 'La parte del conto vincolata a garanzia di una posizione aperta.',
    },
    'margin-call': {
      name: 'margin call (richiamo di margine)',
      text: 'L’avviso del broker che le garanzie sul conto non bastano più. Senza altro denaro le posizioni possono essere chiuse.',
    },
    'market-order': {
      name: 'ordine a mercato',
      text: 'Un ordine eseguito subito al miglior prezzo disponibile, che può essere diverso da quello visto.',
    },
    median: {
      name: 'mediana',
      text: 'Il valore che sta al centro quando tutti i valori sono messi in ordine: metà sta sotto e metà sopra.',
    },
    'negative-balance-protection': {
      name: 'protezione dal saldo negativo',
      text: 'Una regola per cui un cliente al dettaglio non può perdere più del denaro sul conto. Non vale in tutti i Paesi.',
    },
    pip: {
      name: 'pip',
      text: 'L’unità abituale delle variazioni di prezzo. Per la maggior parte delle coppie è la quarta cifra decimale, per quelle in yen la seconda.',
    },
    position: {
      name: 'posizione',
      text: 'Un’operazione aperta e non ancora chiusa. Fino alla chiusura il guadagno o la perdita cambia con il prezzo.',
    },
    'quote-currency': {
      name: 'valuta quotata',
      text: 'La seconda valuta di una coppia, nella quale è espresso il prezzo. In EUR/USD è il dollaro.',
    },
    'retail-client': {
      name: 'cliente al dettaglio',
      text: 'Un cliente privato, distinto dal cliente professionale. La legge gli riserva la tutela più ampia.',
    },
    short: {
      name: 'posizione corta',
      text: 'Una posizione che guadagna se il prezzo scende e perde se sale. Senza protezione dal saldo negativo, la perdita possibile non ha un limite massimo.',
    },
    slippage: {
      name: 'slippage',
      text: 'La differenza tra il prezzo atteso e quello a cui l’ordine è stato eseguito.',
    },
    spread: {
      name: 'spread',
      text: 'La differenza tra prezzo lettera e prezzo denaro. Si paga a ogni operazione.',
    },
    'stop-loss': {
      name: 'ordine stop-loss',
      text: 'Un ordine che chiude una posizione quando il prezzo raggiunge un livello stabilito. Con un gap il prezzo può essere peggiore.',
    },
    'stop-out': {
      name: 'stop-out',
      text: 'La chiusura delle posizioni da parte del broker perché le garanzie sul conto non bastano più.',
    },
    swap: {
      name: 'interessi overnight (swap)',
      text: 'Interessi addebitati o accreditati per una posizione tenuta durante la notte. Dipendono dai tassi delle due valute e dal broker.',
    },
    volatility: {
      name: 'volatilità',
      text: 'L’intensità con cui un prezzo oscilla. Alta volatilità significa guadagni e perdite potenzialmente maggiori.',
    },
  },
}
