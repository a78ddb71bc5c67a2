import type { outlook as en } from '../en/outlook.ts'

export const outlook: typeof en = {
  heading: 'Simulatore di scenari',
  assumptions: 'Tutti i valori sono ipotesi. L’esito è un esempio ipotetico, non una previsione.',
  amount: 'Importo',
  months: 'Mesi',
  riskGrade: 'Livello di rischio',
  grades: {
    low: 'Portafoglio 1 Rischio basso, dispersione mensile ipotizzata 2%',
    medium: 'Portafoglio 2 Rischio medio, dispersione mensile ipotizzata 5%',
    high: 'Portafoglio 3 Rischio alto, dispersione mensile ipotizzata 10%',
  },
  average: 'Media mensile ipotizzata',
  averages: { zero: '0%', target: 'L’obiettivo del 5%', own: 'Un altro valore' },
  ownAverage: 'Altra media mensile in percentuale',
  cost: 'Costi annui in percentuale',
  costAssumed: 'Ipotesi. Il gestore non ha indicato i propri costi.',
  costStated: 'Indicati dal gestore: {{percent}}%.',
  errors: {
    amountMissing: 'Inserisca un importo',
    amountOutOfRange: 'Inserisca un importo da 1 a 10.000.000',
    monthsOutOfRange: 'Inserisca un numero intero di mesi da 1 a 60',
    averageOutOfRange: 'Inserisca una media da −5 a 5',
    costOutOfRange: 'Inserisca un costo annuo da 0 a 20',
  },
  result: {
    heading: 'Scenario',
    wrongFields: 'Corregga i campi evidenziati per vedere lo scenario.',
    targetAssumed: 'Ha ipotizzato che l’obiettivo sia raggiunto. Nulla su questo sito lo dimostra.',
    nineInTen: 'Nove esiti su dieci',
    half: 'La metà degli esiti',
    middle: 'Esito mediano',
    below: 'Probabilità di finire sotto l’importo iniziale',
    medianDrawdown: 'Drawdown massimo, caso mediano',
    badDrawdown: 'Drawdown massimo, un caso su venti',
    between: 'da {{from}} a {{to}}',
    percent: '{{percent}}%',
    lessThanOne: 'meno dell’1%',
    moreThanNinetyNine: 'più del 99%',
    gainNeeded: 'Perdita: {{loss}}%. Guadagno necessario per tornare al punto di partenza: {{gain}}%.',
    gainNeededFrom: 'Qui il punto di partenza è il valore più alto prima del calo.',
  },
  chart_one:
    'Intervallo degli esiti in {{count}} mese a partire da {{start}}: nove su dieci sono compresi tra {{p05}} e {{p95}}, la metà tra {{p25}} e {{p75}}. L’esito mediano è {{p50}}.',
  chart_other:
    'Intervallo degli esiti in {{count}} mesi a partire da {{start}}: nove su dieci sono compresi tra {{p05}} e {{p95}}, la metà tra {{p25}} e {{p75}}. L’esito mediano è {{p50}}.',
  key: {
    end_one: '{{count}} mese',
    end_other: '{{count}} mesi',
    start: 'Inizio',
    below: 'Area sotto l’importo iniziale',
  },
  table: {
    show: 'Mostra le cifre',
    caption: 'Scenario mese per mese',
    columns:
      'Ogni percentuale è la quota degli esiti inferiori all’importo corrispondente. Per la prima si tratta di un esito su venti.',
    after: 'Dopo',
    months_one: '{{count}} mese',
    months_other: '{{count}} mesi',
  },
  status_one:
    'Dopo {{count}} mese nove esiti su dieci sono compresi tra {{p05}} e {{p95}}. Probabilità di finire sotto l’importo iniziale: {{below}}.',
  status_other:
    'Dopo {{count}} mesi nove esiti su dieci sono compresi tra {{p05}} e {{p95}}. Probabilità di finire sotto l’importo iniziale: {{below}}.',
  copyLink: 'Copia il link a questo calcolo',
  linkCopied: 'Link copiato negli appunti.',
  notIncluded: {
    heading: 'Che cosa non comprende',
    items: [
      'le imposte',
      'l’insolvenza di un broker',
      'le oscillazioni nel corso del mese',
      'una media o una dispersione che cambiano',
      'versamenti e prelievi successivi',
    ],
  },
}
