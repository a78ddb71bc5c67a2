import type { portfolios as en } from '../en/portfolios.ts'

export const portfolios: typeof en = {
  meta: {
    title: 'Portfolios',
    description:
      'Drei nach Risiko eingestufte Portfolios: niedrig, mittel und hoch. Für wen sie gedacht sind und für wen nicht, mit Ergebnisspannen als Beispielrechnung.',
  },
  heading: 'Portfolios',
  lede: 'Drei Portfolios, nach Risiko eingestuft. Achten Sie zuerst auf die Breite der Spanne.',
  claim: {
    text: 'Die Standardmischung der Portfolios ist auf durchschnittlich 5\u00a0% Rendite pro Monat auf das eingesetzte Kapital ausgelegt. Das ist ein Ziel, kein Ergebnis: Monate mit Verlust sind normal.',
  },
  key: {
    heading: 'So lesen Sie die Diagramme',
    nine: 'Neun von zehn Ergebnissen liegen zwischen den dünnen Linien',
    half: 'Die mittlere Hälfte liegt zwischen den dicken Linien',
    below: 'Unterhalb der gestrichelten Linie haben Sie Geld verloren',
  },
  cards: {
    low: {
      name: 'Portfolio 1',
      grade: 'Niedriges Risiko',
      text: 'Die geringste Streuung. Nach unseren Annahmen liegt dennoch die Hälfte aller Ergebnisse unter dem Anfangsbetrag. In einem von zwanzig Fällen sind nach einem Jahr 11\u00a0% oder mehr verloren.',
      isFor: [
        'Menschen, die mit einem kleinen Betrag beginnen',
        'Menschen, die einen Rückgang um ein Zehntel aussitzen können',
      ],
      isNotFor: [
        'Menschen, die das Geld innerhalb eines Jahres brauchen',
        'Menschen, die sicher sparen wollen: Hier ist nichts abgesichert',
      ],
    },
    medium: {
      name: 'Portfolio 2',
      grade: 'Mittleres Risiko',
      text: 'Eine größere Streuung. Nach unseren Annahmen sind in einem von zwanzig Fällen nach einem Jahr 25\u00a0% oder mehr verloren.',
      isFor: [
        'Menschen, die schon einen Verlust ausgesessen haben',
        'Menschen, die den größten Teil ihres Geldes anderswo haben',
      ],
      isNotFor: [
        'Menschen, die geliehenes Geld einsetzen würden',
        'Menschen, die jeden Monat mit einer Auszahlung rechnen',
      ],
    },
    high: {
      name: 'Portfolio 3',
      grade: 'Hohes Risiko',
      text: 'Die größte Streuung. Nach unseren Annahmen sind in einem von zwanzig Fällen nach einem Jahr 43\u00a0% oder mehr verloren.',
      isFor: [
        'Menschen, die den Verlust des ganzen Betrags verkraften',
        'Menschen, die schon mit <term-leverage>Hebel</term-leverage> gehandelt haben',
      ],
      isNotFor: [
        'Menschen, die ihre Altersvorsorge einsetzen würden',
        'Menschen, die einen Verlust aufholen wollen',
      ],
    },
  },
  isFor: 'Für wen es gedacht ist',
  isNotFor: 'Für wen nicht',
  chart: {
    title:
      '{{portfolio}}: Spanne der Ergebnisse über 12 Monate. Von 100 ausgehend liegen neun von zehn Ergebnissen zwischen {{low}} und {{high}}.',
    illustration: 'Beispielrechnung. Keine frühere Wertentwicklung und keine Prognose.',
    start: 'Start',
    months: { six: '6 Monate', twelve: '12 Monate' },
  },
  figures: {
    show: 'Zahlen anzeigen',
    caption: '{{portfolio}}: angenommene Ergebnisse, ausgehend von 100',
    after: 'Nach',
    low: 'Unteres Ende',
    middle: 'Mittlere Hälfte',
    high: 'Oberes Ende',
    months_one: '{{count}} Monat',
    months_other: '{{count}} Monaten',
    between: '{{from}} bis {{to}}',
  },
  method:
    'Alle drei Diagramme sind <term-hypothetical-example>Beispielrechnungen</term-hypothetical-example> im selben Maßstab; 100 ist der eingesetzte Betrag. Wir nehmen eine monatliche Streuung von 2\u00a0%, 5\u00a0% und 10\u00a0% an. Bei 2\u00a0% liegt das Ergebnis in etwa zwei von drei Monaten höchstens rund 2\u00a0% über oder unter der Mitte. Die Mitte (der <term-median>Median</term-median>) bleibt beim Anfangsbetrag, damit Sie nur die Breiten vergleichen. Ein <term-drawdown>Drawdown</term-drawdown> ist ein Rückgang vom bis dahin höchsten Wert. Kosten sind hier nicht enthalten. Der Rechner weiter unten berücksichtigt sie. Eines von zehn Ergebnissen liegt außerhalb der dünnen Linien.',
  mix: {
    heading: 'Was die Standardmischung ist',
    paragraphs: [
      'Der Betreiber hat nicht angegeben, welche Portfolios die Standardmischung bilden. Fragen Sie Ihren Landespartner schriftlich nach der aktuellen Gewichtung und danach, was sie für die Spanne bedeutet.',
      'Durch Mischen entsteht kein sichereres Portfolio. Die Schwankungen können zwar zeitweise geringer werden, doch das Risiko bleibt: In einem schlechten Markt fallen die Teile meist gemeinsam.',
    ],
  },
  questions: {
    heading: 'Häufige Fragen zu den Portfolios',
    items: [
      {
        question: 'Kann ich mehr verlieren, als ich einsetze?',
        answer:
          'Sie können Ihren gesamten Einsatz verlieren, ohne Schutz vor negativem Saldo sogar mehr. Ob Sie darüber hinaus etwas schulden können, hängt vom <term-broker>Broker</term-broker> und von Ihrem Land ab. Fragen Sie, bevor Sie Geld einzahlen.',
      },
      {
        question: 'Warum gibt es kein Diagramm früherer Ergebnisse?',
        answer:
          'Weil es keinen geprüften Nachweis gibt, den wir zeigen könnten. Sobald es einen gibt, wird diese Seite seine Quelle und den Zeitraum nennen.',
      },
      {
        question: 'Wer entscheidet, welches Portfolio ich nutze?',
        answer:
          'Sie allein. Sie können Ihren Landespartner zu allen drei Portfolios fragen, aber niemand trifft die Wahl für Sie. Fragen Sie vorher, wie Sie wechseln oder aussteigen können und was das kostet.',
      },
      {
        question: 'Bedeutet „niedriges Risiko“, dass das Risiko gering ist?',
        answer:
          'Nein. Es ist nur geringer als bei den anderen beiden. Währungen und Gold bewegen sich jeden Tag, und ein Hebel vergrößert jede Bewegung. Verglichen mit einem Sparkonto sind alle drei riskant.',
      },
    ],
    comparison: {
      question: 'Warum steht hier 5\u00a0% pro Monat und anderswo 1\u00a0% pro Woche?',
      answer:
        'Das sind zwei Angaben des Betreibers. 5\u00a0% pro Monat sind ein Ziel für die Standardmischung. 1\u00a0% pro Woche erzielen Portfolios derzeit nach Angabe des Betreibers; ein geprüfter Nachweis ist hier nicht veröffentlicht. Mit Zinseszins wären das in einem Jahr 79,59\u00a0% und 67,77\u00a0%. Keine der beiden Zahlen sagt Ihnen, was aus Ihrem eigenen Geld wird.',
    },
  },
}
