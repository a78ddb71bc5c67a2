import type { portfolios as en } from '../en/portfolios.ts'

export const portfolios: typeof en = {
  meta: {
    title: 'Portafogli',
    description:
      'Tre portafogli classificati per rischio: basso, medio e alto. Per chi sono pensati e per chi no, con l’intervallo dei risultati come esempio ipotetico.',
  },
  heading: 'Portafogli',
  lede: 'Tre portafogli classificati per rischio. Guardi prima quanto è ampio l’intervallo.',
  claim: {
    text: 'La combinazione predefinita di portafogli è concepita per un rendimento medio del 5% al mese sull’investimento. È un obiettivo, non un risultato: i mesi in perdita sono normali.',
  },
  key: {
    heading: 'Come leggere i grafici',
    nine: 'Nove esiti su dieci sono compresi tra le linee sottili',
    half: 'La metà centrale degli esiti è compresa tra quelle spesse',
    below: 'Sotto la linea tratteggiata ha perso denaro',
  },
  cards: {
    low: {
      name: 'Portafoglio 1',
      grade: 'Rischio basso',
      text: 'La dispersione più contenuta. Secondo le nostre ipotesi, la metà degli esiti è comunque inferiore all’importo iniziale. Dopo un anno, in un caso su venti, si perde l’11% o più.',
      isFor: ['Chi comincia con una piccola somma', 'Chi può sopportare un calo di un decimo'],
      isNotFor: [
        'Chi ha bisogno del denaro entro un anno',
        'Chi cerca un risparmio sicuro: qui nulla è garantito',
      ],
    },
    medium: {
      name: 'Portafoglio 2',
      grade: 'Rischio medio',
      text: 'Una dispersione maggiore. Secondo le nostre ipotesi, dopo un anno in un caso su venti si perde il 25% o più.',
      isFor: ['Chi ha già sopportato una perdita', 'Chi tiene altrove la maggior parte del denaro'],
      isNotFor: ['Chi userebbe denaro preso in prestito', 'Chi conta su un pagamento ogni mese'],
    },
    high: {
      name: 'Portafoglio 3',
      grade: 'Rischio alto',
      text: 'La dispersione più ampia. Secondo le nostre ipotesi, dopo un anno in un caso su venti si perde il 43% o più.',
      isFor: [
        'Chi può permettersi di perdere tutta la somma',
        'Chi ha già usato la <term-leverage>leva</term-leverage>',
      ],
      isNotFor: ['Chi userebbe i risparmi per la pensione', 'Chi vuole rifarsi di una perdita'],
    },
  },
  isFor: 'Per chi è pensato',
  isNotFor: 'Per chi non è adatto',
  chart: {
    title:
      '{{portfolio}}: intervallo degli esiti in 12 mesi. Partendo da 100, nove su dieci sono compresi tra {{low}} e {{high}}.',
    illustration: 'Esempio ipotetico. Non sono rendimenti passati né una previsione.',
    start: 'Partenza',
    months: { six: '6 mesi', twelve: '12 mesi' },
  },
  figures: {
    show: 'Mostra le cifre',
    caption: '{{portfolio}}: risultati ipotetici, partendo da 100',
    after: 'Dopo',
    low: 'Estremo inferiore',
    middle: 'Metà centrale',
    high: 'Estremo superiore',
    months_one: '{{count}} mese',
    months_other: '{{count}} mesi',
    between: 'da {{from}} a {{to}}',
  },
  method:
    'I tre grafici sono <term-hypothetical-example>esempi ipotetici</term-hypothetical-example> sulla stessa scala; 100 è la somma impiegata. Ipotizziamo una dispersione mensile del 2%, 5% e 10%. Con il 2%, in circa due mesi su tre l’esito si trova al massimo circa il 2% sopra o sotto il centro. Il centro (<term-median>mediana</term-median>) resta fermo all’importo iniziale, così si confrontano solo le ampiezze. Un <term-drawdown>drawdown</term-drawdown> è un calo dal valore più alto raggiunto fino a quel momento. Qui i costi non sono compresi. Il simulatore qui sotto li comprende. Un esito su dieci è fuori dalle linee sottili.',
  mix: {
    heading: 'Che cos’è la combinazione predefinita',
    paragraphs: [
      'Il gestore non ha indicato quali portafogli compongono la combinazione predefinita. Chieda al partner nazionale di indicarle per iscritto le quote attuali e come incidono sull’intervallo.',
      'Combinare i portafogli non ne crea uno più sicuro. Per un periodo gli alti e bassi possono attenuarsi, ma il rischio rimane, e in un mercato sfavorevole le parti tendono a scendere insieme.',
    ],
  },
  questions: {
    heading: 'Domande ricorrenti',
    items: [
      {
        question: 'Posso perdere più di quanto ho versato?',
        answer:
          'Sì, se il conto non ha la protezione dal saldo negativo. Può perdere tutto. Può anche restare un debito: dipende dal <term-broker>broker</term-broker> e dal Suo Paese. Lo chieda al broker prima di versare denaro.',
      },
      {
        question: 'Perché non c’è un grafico dei rendimenti passati?',
        answer:
          'Perché non c’è alcun rendiconto certificato da un revisore da mostrare. Se ci sarà, questa pagina ne indicherà la fonte e le date.',
      },
      {
        question: 'Chi decide quale portafoglio uso?',
        answer:
          'Lei. Può chiedere informazioni su tutti e tre al partner nazionale. Nessun altro sceglie al Suo posto. Prima di cominciare, gli chieda come può cambiare portafoglio o uscire, e quanto costa.',
      },
      {
        question: 'Rischio basso significa che il rischio è piccolo?',
        answer:
          'No. È soltanto minore di quello degli altri due. Valute e oro si muovono ogni giorno, e la leva amplifica ogni movimento. Rispetto a un conto deposito, tutti e tre sono rischiosi.',
      },
    ],
    comparison: {
      question: 'Perché una pagina dice 5% al mese e un’altra 1% a settimana?',
      answer:
        'Sono due affermazioni del gestore. Il 5% al mese è un obiettivo per la combinazione predefinita. L’1% a settimana è quanto i portafogli rendono attualmente secondo il gestore; qui non è pubblicato alcun rendiconto certificato da un revisore. Con la capitalizzazione composta sarebbero, in un anno, il 79,59% e il 67,77%. Nessuna delle due Le dice che cosa succederà al Suo denaro.',
    },
  },
}
