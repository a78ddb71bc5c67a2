import type { portfolios as en } from '../en/portfolios.ts'

export const portfolios: typeof en = {
  meta: {
    title: 'Portafogli',
    description:
      'Tre portafogli che portano il rischio nel nome: basso, medio e alto. A chi servono e a chi no, con l’intervallo dei risultati illustrato su una scala.',
  },
  heading: 'Portafogli',
  lede: 'Tre portafogli che portano il rischio nel nome. Guardi prima l’ampiezza.',
  claim: {
    text: 'La combinazione predefinita di portafogli è concepita per un rendimento medio del 5% al mese sull’investimento. Un progetto non è un risultato: i mesi in perdita sono normali.',
  },
  key: {
    heading: 'Come leggere i grafici',
    nine: 'Nove risultati su dieci finiscono entro le linee sottili',
    half: 'La metà finisce entro quelle spesse',
    below: 'Sotto la partenza tratteggiata si perde denaro',
  },
  cards: {
    low: {
      name: 'Portafoglio 1',
      grade: 'Rischio basso',
      text: 'L’intervallo più stretto. Oscillazioni piccole, e comunque una possibilità concreta di finire sotto la partenza.',
      isFor: ['Un primo passo con una piccola somma', 'Chi venderebbe dopo un calo di un decimo'],
      isNotFor: ['Denaro che Le serve entro un anno', 'Sostituire i risparmi: qui nulla è assicurato'],
    },
    medium: {
      name: 'Portafoglio 2',
      grade: 'Rischio medio',
      text: 'Un intervallo più ampio. Dopo un anno sfavorevole può mancare un quarto del denaro.',
      isFor: ['Chi ha già sopportato una perdita', 'Una parte di un patrimonio investito per lo più altrove'],
      isNotFor: ['Denaro preso in prestito', 'Chi conta su un pagamento ogni mese'],
    },
    high: {
      name: 'Portafoglio 3',
      grade: 'Rischio alto',
      text: 'L’intervallo più ampio. In un anno si può perdere quasi la metà, e in uno sfavorevole anche di più.',
      isFor: ['Denaro di cui può fare del tutto a meno', 'Chi conosce la leva per esperienza'],
      isNotFor: ['Risparmi per la pensione', 'Rifarsi di una perdita precedente'],
    },
  },
  isFor: 'A che cosa serve',
  isNotFor: 'A che cosa non serve',
  chart: {
    title:
      '{{portfolio}}: intervallo dei risultati in 12 mesi. Partendo da 100, nove su dieci finiscono tra {{low}} e {{high}}.',
    illustration: 'Illustrazione. Non è uno storico né una previsione.',
    start: 'Partenza',
    months: { six: '6 mesi', twelve: '12 mesi' },
  },
  figures: {
    show: 'Mostra le cifre',
    caption: '{{portfolio}}: risultati illustrati, partendo da 100',
    after: 'Dopo',
    low: 'Estremo basso',
    middle: 'Metà centrale',
    high: 'Estremo alto',
    months_one: '{{count}} mese',
    months_other: '{{count}} mesi',
    between: 'da {{from}} a {{to}}',
  },
  method:
    'I tre grafici hanno la stessa scala; 100 è la somma impiegata. Sono disegnati con una dispersione mensile ipotetica del 2%, 5% e 10%, tenendo il centro fermo alla partenza, perché Lei confronti ampiezze e non pendenze. I costi non sono compresi. Un risultato su dieci cade fuori dalle linee.',
  mix: {
    heading: 'Che cos’è la combinazione predefinita',
    paragraphs: [
      'La combinazione predefinita unisce i tre portafogli. Il titolare del Suo Paese Le indica i pesi attuali e che cosa significano per l’intervallo; li chieda per iscritto.',
      'Una combinazione non è una quarta specie più sicura. Il suo intervallo sta tra quelli delle sue parti, e in un mercato sfavorevole le parti tendono a scendere insieme.',
    ],
  },
  questions: {
    heading: 'Le prime domande',
    items: [
      {
        question: 'Posso perdere più di quanto ho versato?',
        answer:
          'Può perdere tutto. Se possa anche restare un debito dipende dal servizio di trading e dal Suo Paese; lo chieda prima di alimentare un conto.',
      },
      {
        question: 'Perché non c’è un grafico dei risultati passati?',
        answer:
          'Perché non mostriamo risultati che non siano stati verificati. Quando ce ne sarà uno, indicherà la fonte e le date.',
      },
      {
        question: 'Chi decide quale portafoglio uso?',
        answer:
          'Lei. Il titolare del Suo Paese spiega i tre portafogli e risponde alle domande. Nessuno può scegliere al Suo posto, e Lei può cambiare o uscire.',
      },
      {
        question: 'Rischio basso significa che il rischio è piccolo?',
        answer:
          'Significa minore rispetto agli altri due. Valute e oro si muovono ogni giorno, e la leva ingrandisce ogni movimento. Rispetto a un conto di risparmio, tutti e tre sono rischiosi.',
      },
    ],
    comparison: {
      question: 'Perché una pagina dice 5% al mese e un’altra 1% a settimana?',
      answer:
        'Rispondono a domande diverse. Il 5% al mese è la media per cui è concepita la combinazione predefinita. L’1% ogni settimana descrive quanto rendono attualmente i portafogli e, se durasse, sarebbe poco più del 4% al mese. Nessuno dei due è promesso, e nessuno Le dice che cosa farà il Suo denaro.',
    },
  },
}
