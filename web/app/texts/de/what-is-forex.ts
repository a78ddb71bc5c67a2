import type { whatIsForex as en } from '../en/what-is-forex.ts'

export const whatIsForex: typeof en = {
  meta: {
    title: 'Was ist Forex?',
    description:
      'Devisenhandel mit durchgerechneten Beispielen: Paare, Pips, Lots, Spread, Hebel, Margin, Gold, Handelszeiten, Zinsen über Nacht, Risiko, Positionsgröße.',
  },
  heading: 'Was ist Forex?',
  lede: 'Am Devisenmarkt (Forex) wird eine Währung gegen eine andere getauscht. Diese Seite erklärt, wie das geht, was es kostet und wie viel Sie verlieren können. Jedes Beispiel ist durchgerechnet.',
  contentsLabel: 'Auf dieser Seite',
  contents: {
    market: 'Der Markt',
    pairs: 'Paare',
    pips: 'Pips',
    lots: 'Lots',
    spread: 'Spread',
    leverage: 'Hebel',
    gold: 'Gold',
    sessions: 'Handelszeiten',
    swap: 'Swap',
    risk: 'Risiko',
    sizing: 'Positionsgröße',
  },
  exampleLabel: 'Rechenbeispiel',
  assumed:
    'Die Kurse in den Beispielen sind angenommen und gerundet. Gedacht sind sie zum Rechnen, nicht zum Handeln.',
  takeaways: {
    heading: 'Das Wichtigste in Kürze',
    items: [
      'Der Preis einer Währung wird immer in einer anderen angegeben. Wer ein <term-currency-pair>Paar</term-currency-pair> kauft, kauft die erste Währung und bezahlt mit der zweiten.',
      'Ein <term-pip>Pip</term-pip> ist die übliche Einheit für Kursänderungen: 0,0001, bei in Yen notierten Paaren 0,01. Sein Wert hängt von der Größe der <term-position>Position</term-position> ab.',
      'Den <term-spread>Spread</term-spread> zahlen Sie bei jedem Geschäft, ob Gewinn oder Verlust. Wenn Sie häufig handeln, kann er zum größten Kostenposten werden.',
      'Ein <term-leverage>Hebel</term-leverage> vervielfacht Verluste genauso wie Gewinne. Bei 30:1 kostet eine Bewegung von 3,3\u00a0% gegen Sie so viel wie die ganze <term-margin>Margin</term-margin>.',
      'Wählen Sie die Größe einer Position nach dem Verlust, den Sie tragen können, nicht nach dem erhofften Gewinn.',
      'Nach einem Verlust von 50\u00a0% brauchen Sie einen Gewinn von 100\u00a0%, um den Ausgangsbetrag wieder zu erreichen.',
    ],
  },
  market: {
    heading: 'Ein Markt ohne zentrale Börse',
    paragraphs: [
      'Banken, Unternehmen, Fonds, Zentralbanken und Privatanleger handeln über elektronische Netze miteinander. Das geschieht rund um die Uhr, von Montagmorgen im Pazifik bis zum späten Freitagnachmittag in New York. Für April 2025 ermittelte die Bank für Internationalen Zahlungsausgleich einen Umsatz von durchschnittlich 9,6 Billionen US-Dollar am Tag.',
      'Vieles davon ist keine Wette auf schnellen Gewinn. Importeure bezahlen Rechnungen, Fonds sichern Auslandsaktien gegen Währungsschwankungen ab, Zentralbanken verwalten Reserven. Privatanleger sehen diese Aufträge nicht. Das ist ein Grund zur Vorsicht.',
    ],
    source: 'Quelle: <bisSurvey>BIZ, Zentralbankerhebung 2025 (auf Englisch)</bisSurvey>',
  },
  pairs: {
    heading: 'Paare: Basiswährung und Gegenwährung',
    paragraphs: [
      'Ein Preis ist an diesem Markt ein Verhältnis. Die erste Währung eines Paars ist die <term-base-currency>Basiswährung</term-base-currency>, die zweite die <term-quote-currency>Gegenwährung</term-quote-currency>. Der Kurs sagt, wie viel von der Gegenwährung eine Einheit der Basiswährung kostet.',
      'Das Paar kaufen (<term-long>long</term-long> gehen) heißt: die Basiswährung kaufen und die Gegenwährung verkaufen. Verkaufen (<term-short>short</term-short> gehen) heißt das Umgekehrte. Man hält also immer eine Währung gegen eine andere.',
    ],
    quote: {
      caption: 'EUR/USD bei 1,0850: Ein Euro kostet 1,0850 US-Dollar.',
      base: 'Basiswährung',
      baseText: 'was gekauft oder verkauft wird',
      counter: 'Gegenwährung',
      counterText: 'womit bezahlt wird',
      price: '1,0850',
      priceLabel: 'Kurs',
      pip: 'Die vierte Nachkommastelle ist der Pip',
    },
    groups: {
      caption: 'Drei Gruppen von Paaren',
      columns: { group: 'Gruppe', examples: 'Beispiele', trait: 'Was zu erwarten ist' },
      rows: [
        {
          group: '<term-major-pair>Hauptwährungspaare (Majors)</term-major-pair>',
          examples: 'EUR/USD, GBP/USD, USD/JPY, USD/CHF',
          trait: 'Der Dollar auf einer Seite, größter Umsatz, engste Spreads',
        },
        {
          group: '<term-cross>Kreuzwährungspaare (Crosses)</term-cross>',
          examples: 'EUR/GBP, CAD/JPY, AUD/NZD',
          trait: 'Ohne Dollar; breitere Spreads, zwei Volkswirtschaften zu beobachten',
        },
        {
          group: '<term-exotic-pair>Exotische Währungspaare</term-exotic-pair>',
          examples: 'USD/MXN, USD/THB, EUR/TRY',
          trait: 'Breite Spreads, plötzliche Sprünge, hohe Kosten über Nacht',
        },
      ],
    },
  },
  pips: {
    heading: 'Pips: die Einheit für Kursänderungen',
    paragraphs: [
      'Bei den meisten Paaren ist ein Pip die vierte Nachkommastelle des Kurses (0,0001). Bei Paaren, die in Yen notieren, ist er die zweite (0,01). Viele <term-broker>Broker</term-broker> zeigen eine weitere Stelle, ein Zehntel Pip.',
      'Der Wert eines Pips in Geld hängt von zweierlei ab: wie viele Einheiten Sie halten und in welcher Währung das Paar notiert.',
    ],
    examples: [
      {
        title: 'EUR/USD, 10.000 Einheiten',
        rows: [
          { label: 'Kurs steigt von 1,0850 auf 1,0873', value: '23 Pips' },
          { label: 'Wert eines Pips: 10.000 × 0,0001', value: '1,00 USD' },
          { label: 'Gewinn oder Verlust: 23 × 1,00', value: '23,00 USD' },
        ],
      },
      {
        title: 'USD/JPY, 10.000 Einheiten',
        rows: [
          { label: 'Kurs fällt von 150,00 auf 149,40', value: '60 Pips' },
          { label: 'Wert eines Pips: 10.000 × 0,01', value: '100 JPY' },
          { label: 'Gewinn oder Verlust: 60 × 100', value: '6.000 JPY' },
          { label: 'In Dollar: 6.000 ÷ 149,40', value: '40,16 USD' },
        ],
      },
    ],
  },
  lots: {
    heading: 'Lots: wie viel gehandelt wird',
    paragraphs: [
      'Positionen werden in <term-lot>Lots</term-lot> gemessen. Ein Standard-Lot sind 100.000 Einheiten der Basiswährung. Ein Mini-Lot ist ein Zehntel davon, ein Mikro-Lot ein Hundertstel.',
    ],
    table: {
      caption: 'Lotgrößen und Wert eines Pips bei EUR/USD',
      columns: { name: 'Lot', units: 'Einheiten', written: 'Schreibweise', pip: 'Ein Pip' },
      names: { standard: 'Standard', mini: 'Mini', micro: 'Mikro' },
    },
  },
  spread: {
    heading: 'Spread: was jedes Geschäft kostet',
    paragraphs: [
      'Es gibt immer zwei Kurse: den <term-bid>Geldkurs (Bid)</term-bid>, zu dem Sie verkaufen, und den <term-ask>Briefkurs (Ask)</term-ask>, zu dem Sie kaufen können. Der Abstand ist der Spread. Sie bezahlen ihn bei jedem Geschäft; jedes beginnt daher mit einem kleinen Verlust.',
      'Manche Broker verlangen zusätzlich eine <term-commission>Kommission</term-commission>. In schnellen Märkten kann der Auftrag außerdem zu einem schlechteren Kurs ausgeführt werden als dem auf dem Bildschirm. Das heißt <term-slippage>Slippage</term-slippage>.',
    ],
    example: {
      title: 'Auch ein enger Spread summiert sich',
      rows: [
        { label: 'Bid 1,08500, Ask 1,08512', value: '1,2 Pips' },
        { label: 'Kosten eines Geschäfts mit 10.000 Einheiten', value: '1,20 USD' },
        { label: 'Zehn Geschäfte am Tag an 20 Tagen', value: '240 USD' },
        { label: 'Anteil an einem Konto von 2.000 USD', value: '12\u00a0% im Monat' },
      ],
      result:
        'Dieses Konto muss 12\u00a0% im Monat gewinnen, nur um seine Kosten zu decken. Am einfachsten sparen Sie, indem Sie seltener handeln.',
    },
  },
  leverage: {
    heading: 'Hebel und Margin',
    paragraphs: [
      'Ein Broker verlangt einen Teil der Position als Sicherheit, die Margin. Bei 30:1 genügt ein Dreißigstel; 1.000 US-Dollar können also eine Position von 30.000 tragen. Der Rest ist im Grunde geliehen. Gewinne und Verluste werden auf die ganze Position berechnet.',
      'Verluste verringern den <term-equity>Kontowert (Equity)</term-equity>. Nähert er sich der Margin, warnt der Broker meist (<term-margin-call>Margin Call</term-margin-call>). Er kann Positionen aber auch ohne Rückfrage und ohne Warnung schließen (<term-stop-out>Stop-out</term-stop-out>), oft im ungünstigsten Moment.',
      'In der Europäischen Union dürfen <term-retail-client>Privatkunden</term-retail-client> mit <term-cfd>Differenzkontrakten (CFDs)</term-cfd> Hauptwährungspaare höchstens mit 30:1 handeln, andere Paare und Gold höchstens mit 20:1. Als Hauptwährungspaar gilt nach dieser Regel ein Paar, wenn beide Währungen zu USD, EUR, JPY, GBP, CAD und CHF gehören. Für EUR/GBP und CAD/JPY gilt also 30:1, für AUD/USD und NZD/USD dagegen 20:1. Positionen müssen geschlossen werden, wenn der Kontowert auf die Hälfte der nötigen Margin gefallen ist. Verlieren können Sie <term-negative-balance-protection>höchstens das Geld auf dem Konto</term-negative-balance-protection>. Im Vereinigten Königreich und in Australien gelten ähnliche Grenzen. In anderen Ländern gelten andere Grenzen oder keine. Prüfen Sie die Regeln Ihres Landes.',
    ],
    example: {
      title: 'Ein Verlust, durchgerechnet',
      rows: [
        { label: 'Konto', value: '1.000 USD' },
        { label: 'Gekauft: 10.000 EUR/USD zu 1,0850', value: '10.850 USD' },
        { label: 'Margin bei 30:1', value: '361,67 USD' },
        { label: 'Der Euro fällt um 2\u00a0% auf 1,0633', value: '217 Pips' },
        { label: 'Verlust: 217 × 1,00', value: '217 USD' },
        { label: 'Anteil am Konto', value: '21,7\u00a0%' },
      ],
      result:
        'Der Euro hat sich um 2\u00a0% bewegt. Das Konto hat mehr als ein Fünftel verloren, obwohl es nur gut ein Drittel des erlaubten Hebels nutzte.',
    },
    chart: {
      caption: 'Was eine Bewegung von 1\u00a0% gegen Sie kostet, gemessen an der Margin',
      leverage: 'Hebel',
      loss: 'Verlust',
    },
  },
  gold: {
    heading: 'Gold',
    paragraphs: [
      'Gold wird wie eine Währung gehandelt, meist gegen den Dollar, unter dem Kürzel XAU/USD. Der Preis gilt für eine Feinunze, das sind 31,1035 Gramm. Ein Standard-Lot sind 100 Unzen.',
      'Gold zahlt keine Zinsen. Es wird eher gekauft, wenn die Realzinsen (Zinsen abzüglich Inflation) fallen, der Dollar nachgibt oder Menschen um den Wert des Geldes fürchten. Es wird eher verkauft, wenn Guthaben gut verzinst sind. Das sind Tendenzen, keine Gesetze. Sie können jahrelang ausbleiben.',
      'Die Tagesspanne ist oft größer als bei einem Hauptwährungspaar. Nach einem Wochenende kann der erste Preis weit vom Schlusskurs entfernt liegen. Eine <term-stop-loss>Stop-Loss-Order</term-stop-loss> schützt nicht vor einer solchen <term-gap>Kurslücke (Gap)</term-gap>: Sie wird zum ersten verfügbaren Kurs ausgeführt.',
    ],
    example: {
      title: 'XAU/USD, 0,10 Lot',
      rows: [
        { label: 'Größe: 0,10 × 100', value: '10 Unzen' },
        { label: 'Gekauft zu angenommenen 4.000,00', value: '40.000 USD' },
        { label: 'Fällt um 60 Dollar, 1,5\u00a0%', value: '3.940,00' },
        { label: 'Verlust: 10 × 60', value: '600 USD' },
      ],
      result:
        'Ein Rückgang um 1,5\u00a0% an einem Tag ist für Gold nichts Ungewöhnliches. Der Verlust entspricht 30\u00a0% eines Kontos von 2.000 USD.',
    },
  },
  sessions: {
    heading: 'Handelszeiten rund um die Uhr',
    paragraphs: [
      'Der Markt wandert von einer Zeitzone zur nächsten. Meist sind die Spreads am engsten, solange London und New York zugleich geöffnet sind. Am breitesten sind sie in der Stunde nach dem Schluss in New York.',
    ],
    caption: 'Bürozeiten von vier Finanzplätzen, in UTC, im Winter der Nordhalbkugel',
    columns: { centre: 'Finanzplatz', opens: 'Öffnet', closes: 'Schließt' },
    centres: { sydney: 'Sydney', tokyo: 'Tokio', london: 'London', newYork: 'New York' },
    overlap: 'London und New York zugleich',
    note: 'Im Sommer der Nordhalbkugel öffnen London und New York in UTC eine Stunde früher. Sydney öffnet eine Stunde später, weil die Sommerzeit dort dann vorbei ist. Die Handelswoche endet im Winter freitags um 22:00 UTC, im Sommer um 21:00 UTC.',
  },
  swap: {
    heading: 'Zinsen über Nacht (Swap)',
    paragraphs: [
      'Jede Währung hat einen Zinssatz. Wer ein Paar über Nacht hält, erhält Zinsen auf die gekaufte Währung und zahlt Zinsen auf die verkaufte. Der Broker rechnet die Differenz, den <term-swap>Swap</term-swap>, einmal täglich ab, um 17:00 Uhr New Yorker Zeit, und behält einen Teil davon. Das Ergebnis kann eine Gutschrift sein, oft ist es aber in beiden Richtungen eine Belastung.',
      'Die meisten Geschäfte werden erst nach zwei Bankarbeitstagen abgewickelt. Die Nacht von Mittwoch auf Donnerstag zählt deshalb meist dreifach, um das Wochenende abzudecken.',
    ],
    example: {
      title: 'Eine kleine Belastung, die sich summiert',
      rows: [
        { label: 'Angenommener Swap je Nacht', value: '−0,6 Pips' },
        { label: 'Bei 10.000 EUR/USD', value: '−0,60 USD' },
        { label: '30 Nächte', value: '−18,00 USD' },
      ],
      result:
        'Auch wenn sich der Kurs nicht bewegt, kostet ein Monat hier 18 Dollar. Informieren Sie sich über den Swap, bevor Sie eine Position über Nacht halten.',
    },
  },
  risk: {
    heading: 'Arten von Risiken',
    lede: 'Große Verluste entstehen selten allein durch eine falsche Einschätzung. Sie entstehen, weil die Position zu groß war oder zu lange gehalten wurde.',
    kinds: [
      { title: 'Marktrisiko', text: 'Der Kurs läuft gegen Sie. Das ist das bekannteste Risiko.' },
      {
        title: 'Hebelrisiko',
        text: 'Ihre Position wird während eines kurzen Rückgangs geschlossen, weil der Kontowert die Margin nicht mehr deckt.',
      },
      {
        title: 'Risiko von Kurslücken (Gaps)',
        text: 'Der Kurs springt über Ihren Ausstieg hinweg, am Wochenende oder bei Nachrichten.',
      },
      {
        title: '<term-liquidity>Liquiditätsrisiko</term-liquidity>',
        text: 'Es gibt einen Kurs, aber nicht für Ihr Volumen oder nur mit breitem Spread.',
      },
      {
        title: '<term-counterparty-risk>Gegenparteirisiko</term-counterparty-risk>',
        text: 'Der Broker, der Ihr Konto führt, fällt aus oder verweigert die Auszahlung. Suchen Sie ihn im Register seiner Aufsicht.',
      },
      {
        title: 'Der menschliche Faktor',
        text: 'Nach einem Verlust den Einsatz verdoppeln, den Ausstieg verschieben, handeln, um sich besser zu fühlen. Davor kann Sie kein Broker schützen.',
      },
    ],
    recovery: {
      heading: 'Warum große Verluste schwer aufzuholen sind',
      text: 'Nach einem Verlust brauchen Sie prozentual mehr Gewinn, um den Ausgangsbetrag wieder zu erreichen. Je größer der Verlust, desto größer der nötige Gewinn.',
      caption: 'Nötiger Gewinn, um den Ausgangsbetrag wieder zu erreichen',
      columns: { loss: 'Verlust', gain: 'Nötiger Gewinn' },
    },
  },
  sizing: {
    heading: 'Wie groß eine Position sein darf',
    paragraphs: [
      'Fragen Sie nicht, wie viel Sie kaufen können. Fragen Sie, wie viel Sie bei diesem einen Geschäft verlieren können, ohne in Schwierigkeiten zu geraten. Daraus folgt die Größe. Eine verbreitete Faustregel lautet: ein Prozent des Kontos oder weniger.',
    ],
    steps: [
      'Legen Sie fest, welchen Anteil des Kontos Sie bei diesem Geschäft zu verlieren bereit sind.',
      'Legen Sie den Ausstieg fest: den Kurs, bei dem Sie sich eingestehen, dass Sie falschliegen. Messen Sie seinen Abstand vom Einstieg in Pips.',
      'Teilen Sie den Betrag, den Sie zu verlieren bereit sind, durch die Zahl der Pips. So viel darf ein Pip höchstens wert sein.',
      'Wählen Sie so viele Einheiten, dass ein Pip diesen Wert hat, und runden Sie ab.',
    ],
    example: {
      title: 'Ein Prozent, 25 Pips',
      rows: [
        { label: 'Konto', value: '5.000 USD' },
        { label: 'Verlust, den Sie hinnehmen: 1\u00a0%', value: '50 USD' },
        { label: 'Abstand zum Ausstieg', value: '25 Pips' },
        { label: 'Höchster Wert eines Pips: 50 ÷ 25', value: '2,00 USD' },
        { label: 'Größe bei EUR/USD', value: '20.000 Einheiten (0,20 Lot)' },
        { label: 'Genutzter Hebel: 21.700 ÷ 5.000', value: '4,3:1' },
      ],
      result:
        'Die Position ist viel kleiner, als der Broker erlauben würde. Das verkleinert den Verlust, doch eine Kurslücke kann ihn größer machen als geplant.',
    },
    streak: {
      caption: 'Was nach zehn Verlusten in Folge bleibt',
      columns: { share: 'Risiko je Geschäft', left: 'Rest des Kontos' },
      note: 'Bei 60\u00a0% Verlustgeschäften kommen zehn Verluste in Folge in fast der Hälfte aller Serien von 250 Geschäften vor.',
    },
  },
  next: {
    heading: 'Wie es weitergeht',
    howThisWorks: 'So funktioniert Aurivane, Schritt für Schritt',
    faq: 'Fragen und Antworten',
    bulletin: 'Nachrichten und Bulletin',
    calendar: 'Wirtschaftskalender',
  },
}
