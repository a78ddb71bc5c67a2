import { locales } from '@aurivane/contract/locales'
import { expect, it } from 'vitest'
import { allTexts } from './all-texts.ts'

/**
 * Texts about figures, risks, countries and the calculator that were agreed word by word, in English, Italian and German.
 * An editor may improve what stands around them, not these: every page and outside tests rely on them.
 */
const agreed: readonly (readonly [en: string, it: string, de: string])[] = [
  ['What the figures mean', 'Che cosa significano le cifre', 'Was die Zahlen bedeuten'],
  ['The figures on this site', 'Le cifre di questo sito', 'Die Zahlen auf dieser Website'],
  ['5% a month on average', '5% al mese in media', '5 % pro Monat im Durchschnitt'],
  ['About 70% lose money', 'Circa il 70% perde denaro', 'Rund 70 % verlieren Geld'],
  [
    '{{percent}}% of accounts lose money',
    'Conti in perdita: {{percent}}%',
    '{{percent}} % der Konten verlieren Geld',
  ],
  ['One month, average', 'Un mese, in media', 'Ein Monat, im Durchschnitt'],
  ['Statement of the operator', 'Affermazione del gestore', 'Angabe des Betreibers'],
  ['Target of the operator', 'Obiettivo del gestore', 'Ziel des Betreibers'],
  ['The operator of Aurivane', 'Il gestore di Aurivane', 'Der Betreiber von Aurivane'],
  [
    'These figures are targets and statements of the operator. No audited record is published here.',
    'Queste cifre sono obiettivi e affermazioni del gestore. Qui non è pubblicato alcun rendiconto certificato da un revisore.',
    'Diese Zahlen sind Ziele und Angaben des Betreibers. Ein geprüfter Nachweis ist hier nicht veröffentlicht.',
  ],
  [
    '1% a week and 5% a month are not the same.',
    'L’1% a settimana e il 5% al mese non sono la stessa cosa.',
    '1 % pro Woche und 5 % pro Monat sind nicht dasselbe.',
  ],
  [
    'Why so many can lose although the target is positive',
    'Perché così tanti possono perdere anche se l’obiettivo è positivo',
    'Warum so viele verlieren können, obwohl das Ziel positiv ist',
  ],
  [
    'The source of this figure has not been stated. It may describe other people and other products.',
    'La fonte di questa cifra non è stata indicata. Può riguardare altre persone e altri prodotti.',
    'Die Quelle dieser Zahl wurde nicht angegeben. Sie kann andere Personen und andere Produkte betreffen.',
  ],
  ['Outlook calculator', 'Simulatore di scenari', 'Szenariorechner'],
  [
    'All inputs are assumptions. The outcome is a hypothetical example, not a forecast.',
    'Tutti i valori sono ipotesi. L’esito è un esempio ipotetico, non una previsione.',
    'Alle Eingaben sind Annahmen. Das Ergebnis ist eine Beispielrechnung, keine Prognose.',
  ],
  ['Assumed average per month', 'Media mensile ipotizzata', 'Angenommener Durchschnitt pro Monat'],
  ['The target of 5%', 'L’obiettivo del 5%', 'Das Ziel von 5 %'],
  ['My own figure', 'Un altro valore', 'Eigener Wert'],
  [
    'Own average per month in percent',
    'Altra media mensile in percentuale',
    'Eigener Durchschnitt pro Monat in Prozent',
  ],
  ['Cost per year in percent', 'Costi annui in percentuale', 'Kosten pro Jahr in Prozent'],
  [
    'Assumption. The operator has not stated its costs.',
    'Ipotesi. Il gestore non ha indicato i propri costi.',
    'Annahme. Der Betreiber hat seine Kosten nicht angegeben.',
  ],
  ['Nine in ten outcomes', 'Nove esiti su dieci', 'Neun von zehn Ergebnissen'],
  ['Half of the outcomes', 'La metà degli esiti', 'Die Hälfte der Ergebnisse'],
  ['Middle outcome', 'Esito mediano', 'Mittleres Ergebnis'],
  [
    'Chance of ending below the start',
    'Probabilità di finire sotto l’importo iniziale',
    'Wahrscheinlichkeit, unter dem Anfangsbetrag zu enden',
  ],
  ['Worst drawdown, middle case', 'Drawdown massimo, caso mediano', 'Größter Drawdown, mittlerer Fall'],
  [
    'Worst drawdown, one case in twenty',
    'Drawdown massimo, un caso su venti',
    'Größter Drawdown, einer von zwanzig Fällen',
  ],
  ['Show the figures', 'Mostra le cifre', 'Zahlen anzeigen'],
  [
    'Copy the link to this calculation',
    'Copia il link a questo calcolo',
    'Link zu dieser Berechnung kopieren',
  ],
  ['What this does not include', 'Che cosa non comprende', 'Was nicht enthalten ist'],
  ['Enter an amount', 'Inserisca un importo', 'Geben Sie einen Betrag ein'],
  [
    'Enter an amount from 1 to 10,000,000',
    'Inserisca un importo da 1 a 10.000.000',
    'Geben Sie einen Betrag von 1 bis 10.000.000 ein',
  ],
  [
    'Enter a whole number of months from 1 to 60',
    'Inserisca un numero intero di mesi da 1 a 60',
    'Geben Sie eine ganze Zahl von 1 bis 60 Monaten ein',
  ],
  [
    'Enter an average from −5 to 5',
    'Inserisca una media da −5 a 5',
    'Geben Sie einen Durchschnitt von −5 bis 5 ein',
  ],
  [
    'Enter a yearly cost from 0 to 20',
    'Inserisca un costo annuo da 0 a 20',
    'Geben Sie jährliche Kosten von 0 bis 20 ein',
  ],
  [
    'Spain: CFDs may not be advertised to the general public (CNMV resolution of 11 July 2023).',
    'Spagna: i CFD non possono essere pubblicizzati presso il pubblico (risoluzione della CNMV dell’11 luglio 2023).',
    'Spanien: CFDs dürfen gegenüber der Allgemeinheit nicht beworben werden (Beschluss der CNMV vom 11. Juli 2023).',
  ],
  [
    'France: electronic advertising of forex contracts and of some CFDs to retail clients is banned (Sapin II law of 2016).',
    'Francia: la pubblicità elettronica di contratti sul forex e di alcuni CFD ai clienti al dettaglio è vietata (legge Sapin II del 2016).',
    'Frankreich: Elektronische Werbung für Forex-Kontrakte und manche CFDs gegenüber Privatkunden ist verboten (Gesetz Sapin II von 2016).',
  ],
  [
    'India: residents may trade foreign exchange only with authorised persons and for permitted purposes. The Reserve Bank of India publishes lists of them.',
    'India: i residenti possono operare sui cambi solo con soggetti autorizzati e per scopi consentiti. La Reserve Bank of India ne pubblica gli elenchi.',
    'Indien: Wer dort ansässig ist, darf Devisen nur mit zugelassenen Personen und zu erlaubten Zwecken handeln. Die Reserve Bank of India veröffentlicht Listen.',
  ],
  [
    'Bangladesh: Bangladesh Bank has warned since 2012 that online forex trading outside authorised dealers is illegal.',
    'Bangladesh: la Bangladesh Bank avverte dal 2012 che il forex online al di fuori degli operatori autorizzati è illegale.',
    'Bangladesch: Die Bangladesh Bank warnt seit 2012, dass Online-Forexhandel außerhalb zugelassener Händler verboten ist.',
  ],
  [
    'Return figures and the banner are not shown to people in {{country}}.',
    'Le cifre di rendimento e il banner non sono mostrati a chi si trova in {{country}}.',
    'Renditeangaben und Banner werden Personen in diesem Land nicht gezeigt.',
  ],
  [
    'United Kingdom: CFDs may be marketed to retail clients only within the limits of the Financial Conduct Authority (COBS 22.5).',
    'Regno Unito: i CFD possono essere promossi presso i clienti al dettaglio solo nei limiti fissati dalla Financial Conduct Authority (COBS 22.5).',
    'Vereinigtes Königreich: CFDs dürfen Privatkunden nur in den Grenzen der Financial Conduct Authority angeboten werden (COBS 22.5).',
  ],
  [
    'Thailand: the Bank of Thailand said in 2022 that it had never licensed forex speculation on a platform for the public.',
    'Thailandia: nel 2022 la Bank of Thailand ha dichiarato di non aver mai autorizzato la speculazione sul forex su piattaforme per il pubblico.',
    'Thailand: Die Bank of Thailand erklärte 2022, sie habe Forex-Spekulation auf Plattformen für die Öffentlichkeit nie zugelassen.',
  ],
  [
    'Authority in {{country}}: {{regulator}}.',
    'Autorità competente ({{country}}): {{regulator}}.',
    'Zuständige Aufsicht ({{country}}): {{regulator}}.',
  ],
  [
    'No licence number has been given.',
    'Non è stato indicato alcun numero di licenza.',
    'Eine Lizenznummer wurde nicht angegeben.',
  ],
  [
    'Licence {{number}}, held by {{holder}}.',
    'Licenza {{number}}, intestata a {{holder}}.',
    'Lizenz {{number}}, erteilt an {{holder}}.',
  ],
  [
    'Public register: {{regulator}}',
    'Registro pubblico: {{regulator}}',
    'Öffentliches Register: {{regulator}}',
  ],
  ['Website of {{regulator}}', 'Sito web: {{regulator}}', 'Website: {{regulator}}'],
  [
    '“Licensed” is Aurivane’s word for a country that has an owner. It is not a licence from a regulator. “Available” means that you can ask about it.',
    '«Con licenza» è il termine con cui Aurivane indica un Paese che ha un partner nazionale. Non è un’autorizzazione di un’autorità di vigilanza. «Disponibile» significa che può chiedere informazioni.',
    '„Lizenziert“ nennt Aurivane ein Land, das einen Landespartner hat. Das ist keine Zulassung durch eine Aufsicht. „Verfügbar“ heißt, dass Sie danach fragen können.',
  ],
  [
    '{{percent}}% of retail investor accounts lose money with this provider. Capital at risk.',
    'Conti di investitori al dettaglio che perdono denaro con questo fornitore: {{percent}}%. Il capitale è a rischio.',
    '{{percent}} % der Kleinanlegerkonten verlieren bei diesem Anbieter Geld. Ihr Kapital ist einem Risiko ausgesetzt.',
  ],
  ['What this figure means', 'Che cosa significa questa cifra', 'Was diese Zahl bedeutet'],
  [
    'Source: {{source}}. As of {{date}}.',
    'Fonte: {{source}}. Data: {{date}}.',
    'Quelle: {{source}}. Stand: {{date}}.',
  ],
  ['Wording revised: {{date}}', 'Testo rivisto: {{date}}', 'Wortlaut überarbeitet: {{date}}'],
  ['less than 1%', 'meno dell’1%', 'unter 1 %'],
  ['more than 99%', 'più del 99%', 'über 99 %'],
  [
    'You have assumed that the target is reached. Nothing on this site shows that it has been.',
    'Ha ipotizzato che l’obiettivo sia raggiunto. Nulla su questo sito lo dimostra.',
    'Sie haben angenommen, dass das Ziel erreicht wird. Nichts auf dieser Website belegt das.',
  ],
  [
    'Correct the marked fields to see the outlook.',
    'Corregga i campi evidenziati per vedere lo scenario.',
    'Korrigieren Sie die markierten Felder, um den Ausblick zu sehen.',
  ],
  [
    'Return figures are not shown in your country.',
    'Nel Suo Paese le cifre di rendimento non sono mostrate.',
    'Renditeangaben werden in Ihrem Land nicht gezeigt.',
  ],
  [
    'CFDs are complex instruments and come with a high risk of losing money rapidly due to leverage. You should consider whether you understand how CFDs work and whether you can afford to take the high risk of losing your money.',
    'I CFD sono strumenti complessi e presentano un rischio elevato di perdere denaro rapidamente a causa della leva. Valuti se comprende come funzionano i CFD e se può permettersi di correre l’alto rischio di perdere il Suo denaro.',
    'CFDs sind komplexe Instrumente und gehen wegen der Hebelwirkung mit dem hohen Risiko einher, schnell Geld zu verlieren. Sie sollten überlegen, ob Sie verstehen, wie CFDs funktionieren, und ob Sie es sich leisten können, das hohe Risiko einzugehen, Ihr Geld zu verlieren.',
  ],
  [
    '{{percent}}% of retail investor accounts lose money when trading CFDs with this provider.',
    'Conti di investitori al dettaglio che perdono denaro negoziando CFD con questo fornitore: {{percent}}%.',
    '{{percent}} % der Kleinanlegerkonten verlieren beim CFD-Handel mit diesem Anbieter Geld.',
  ],
  ['Country notices', 'Avvertenze per Paese', 'Hinweise zu Ländern'],
  ['Your money', 'Il Suo denaro', 'Ihr Geld'],
  ['Not given yet', 'Non ancora indicato', 'Noch nicht angegeben'],
  ['Legal notice', 'Note legali', 'Impressum'],
  [
    'This post is from {{date}}. It is kept as an archive and describes the situation at that time.',
    'Data dell’articolo: {{date}}. È conservato in archivio e descrive la situazione di allora.',
    'Dieser Beitrag ist vom {{date}}. Er steht im Archiv und beschreibt die damalige Lage.',
  ],
  [
    'There are no posts from the last 12 months. The posts below are an archive.',
    'Non ci sono articoli degli ultimi 12 mesi. Quelli qui sotto sono un archivio.',
    'Aus den letzten 12 Monaten gibt es keine Beiträge. Die folgenden stehen im Archiv.',
  ],
]

/** Texts about money of which the English was agreed word by word; Italian and German say the same in words of their own. */
const agreedInEnglish = [
  'The operator has not been named yet. This installation is a demonstration. Do not send money to anyone because of this site.',
  'The operator has not stated how Aurivane earns money. Ask whether Aurivane, the country owner or a club owner is paid by a broker, per trade or from your profits.',
  'Reading, registering and running a club are free. The operator has not stated what trading costs. Ask for a written list: spread, commission, overnight interest and any share of profits.',
  'This website takes no deposits and holds no money. Trading needs an account with a broker in your own name. No broker has been named yet. Pay only into an account in your own name.',
  'You withdraw money from your broker, under the broker’s terms. Aurivane cannot pay you. The operator has not stated how long it takes or what it costs. Never pay a fee or a tax in advance to receive a withdrawal.',
  'Write to {{support}} and put “Complaint” in the subject. The operator has not stated how soon it answers. You can also complain to your broker and to the authority of your country; the Countries page names it.',
  'These are two statements of the operator. 5% a month is a target for the default mix. 1% a week is what the operator says portfolios currently earn; no audited record is published here. Compounded over a year they would be 79.59% and 67.77%. Neither tells you what your own money will do.',
  'Because there is no audited record to show. When there is one, this page will name its source and its dates.',
  'Costs are left out here. The calculator below includes them.',
  'The default portfolio mix is designed to average 5% return per month; that is a target. “Portfolios currently earn 1% every week” is a statement of the operator without an audited record. A month can end below its start, and so can a year.',
  'Where this website names a return, it repeats a target or a statement of the operator. It is not a promise, a guarantee or a forecast, and no audited record is published here. Past performance does not predict future performance. Charts marked as hypothetical examples are examples.',
  'Ranges instead of rising lines, warnings the same size as claims, and a label on every hypothetical example. Each figure is marked as a target or a statement, with its source and date where they are known.',
  'Trading follows fixed rules and a broker executes the orders. You choose the portfolio, decide the amount and bear the outcome.',
  'So every portfolio is named by its risk, and every return figure carries a risk warning.',
]

/** Links are marked in texts, and German has no-break spaces before percent signs. */
function simplify(text: string): string {
  return text.replaceAll(/<\/?[\w-]+>/g, '').replaceAll('\u00a0', ' ')
}

it.each(locales)('The agreed texts stand unchanged in %s', (locale) => {
  const all = simplify(listTexts(allTexts[locale]).join('\n'))
  const wanted = agreed.map((texts) => simplify(texts[locales.indexOf(locale)] ?? ''))
  expect(wanted.filter((text) => !all.includes(text))).toEqual([])
})

it('The texts agreed in English stand unchanged', () => {
  const all = simplify(listTexts(allTexts.en).join('\n'))
  expect(agreedInEnglish.filter((text) => !all.includes(text))).toEqual([])
})

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : []
}
