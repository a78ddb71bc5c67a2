import type { portfolios as en } from '../en/portfolios.ts'

export const portfolios: typeof en = {
  meta: {
    title: 'Portfolios',
    description:
      'Drei nach ihrem Risiko benannte Portfolios: niedrig, mittel und hoch. Wofür sie gedacht sind und wofür nicht, mit Ergebnisspannen als Illustration.',
  },
  heading: 'Portfolios',
  lede: 'Drei Portfolios, benannt nach ihrem Risiko. Sehen Sie zuerst auf die Breite.',
  claim: {
    text: 'Die Standardmischung der Portfolios ist auf durchschnittlich 5\u00a0% Rendite pro Monat auf das eingesetzte Kapital ausgelegt. Ein Ziel ist kein Ergebnis: Monate mit Verlust sind normal.',
  },
  key: {
    heading: 'Wie die Diagramme zu lesen sind',
    nine: 'Neun von zehn Ergebnissen enden innerhalb der dünnen Linien',
    half: 'Die Hälfte endet innerhalb der dicken',
    below: 'Unter dem gestrichelten Start ist Geld verloren',
  },
  cards: {
    low: {
      name: 'Portfolio 1',
      grade: 'Niedriges Risiko',
      text: 'Die engste Spanne. Kleine Schwankungen, und doch eine reale Möglichkeit, unter dem Start zu enden.',
      isFor: [
        'Ein erster Schritt mit kleinem Betrag',
        'Menschen, die nach einem Rückgang um ein Zehntel verkaufen würden',
      ],
      isNotFor: [
        'Geld, das Sie innerhalb eines Jahres brauchen',
        'Ersatz für Erspartes: Hier ist nichts abgesichert',
      ],
    },
    medium: {
      name: 'Portfolio 2',
      grade: 'Mittleres Risiko',
      text: 'Eine breitere Spanne. Nach einem schlechten Jahr kann ein Viertel des Geldes fehlen.',
      isFor: [
        'Menschen, die schon einen Verlust ausgesessen haben',
        'Ein Teil eines Vermögens, das überwiegend anderswo liegt',
      ],
      isNotFor: ['Geliehenes Geld', 'Wer jeden Monat mit einer Auszahlung rechnet'],
    },
    high: {
      name: 'Portfolio 3',
      grade: 'Hohes Risiko',
      text: 'Die breiteste Spanne. In einem Jahr kann fast die Hälfte verloren gehen, in einem schlechten mehr.',
      isFor: ['Geld, auf das Sie ganz verzichten können', 'Menschen, die Hebel aus Erfahrung kennen'],
      isNotFor: ['Altersvorsorge', 'Das Aufholen eines früheren Verlusts'],
    },
  },
  isFor: 'Wofür es gedacht ist',
  isNotFor: 'Wofür es nicht gedacht ist',
  chart: {
    title:
      '{{portfolio}}: Spanne der Ergebnisse über 12 Monate. Von 100 aus enden neun von zehn zwischen {{low}} und {{high}}.',
    illustration: 'Illustration. Kein Verlauf und keine Prognose.',
    start: 'Start',
    months: { six: '6 Monate', twelve: '12 Monate' },
  },
  figures: {
    show: 'Zahlen anzeigen',
    caption: '{{portfolio}}: illustrierte Ergebnisse, ausgehend von 100',
    after: 'Nach',
    low: 'Unteres Ende',
    middle: 'Mittlere Hälfte',
    high: 'Oberes Ende',
    months_one: '{{count}} Monat',
    months_other: '{{count}} Monaten',
    between: '{{from}} bis {{to}}',
  },
  method:
    'Alle drei haben denselben Maßstab; 100 ist der eingesetzte Betrag. Gezeichnet mit einer angenommenen monatlichen Streuung von 2\u00a0%, 5\u00a0% und 10\u00a0%; die Mitte bleibt beim Start, damit Sie Breiten vergleichen und keine Steigungen. Kosten sind nicht enthalten. Eines von zehn Ergebnissen liegt außerhalb der Linien.',
  mix: {
    heading: 'Was die Standardmischung ist',
    paragraphs: [
      'Die Standardmischung verbindet die drei Portfolios. Der Lizenzinhaber Ihres Landes nennt Ihnen die aktuellen Gewichte und was sie für die Spanne bedeuten; lassen Sie sich das schriftlich geben.',
      'Eine Mischung ist keine vierte, sicherere Art. Ihre Spanne liegt zwischen denen ihrer Teile, und in einem schlechten Markt fallen die Teile meist gemeinsam.',
    ],
  },
  questions: {
    heading: 'Was zuerst gefragt wird',
    items: [
      {
        question: 'Kann ich mehr verlieren, als ich einsetze?',
        answer:
          'Sie können alles verlieren. Ob darüber hinaus etwas geschuldet sein kann, hängt vom Handelsdienst und von Ihrem Land ab; fragen Sie, bevor Sie ein Konto aufladen.',
      },
      {
        question: 'Warum gibt es kein Diagramm früherer Ergebnisse?',
        answer:
          'Weil wir keines zeigen, das nicht geprüft ist. Wenn es eines gibt, wird es seine Quelle und seine Daten nennen.',
      },
      {
        question: 'Wer entscheidet, welches Portfolio ich nutze?',
        answer:
          'Sie. Der Lizenzinhaber in Ihrem Land erklärt die drei und beantwortet Fragen. Niemand darf für Sie wählen, und Sie können wechseln oder aussteigen.',
      },
      {
        question: 'Heißt niedriges Risiko, dass das Risiko klein ist?',
        answer:
          'Es heißt: kleiner als bei den anderen beiden. Währungen und Gold bewegen sich jeden Tag, und ein Hebel vergrößert jede Bewegung. Verglichen mit einem Sparkonto sind alle drei riskant.',
      },
    ],
    comparison: {
      question: 'Warum steht hier 5\u00a0% pro Monat und anderswo 1\u00a0% pro Woche?',
      answer:
        'Beides beantwortet verschiedene Fragen. 5\u00a0% pro Monat ist der Durchschnitt, auf den die Standardmischung ausgelegt ist. 1\u00a0% jede Woche beschreibt, was Portfolios derzeit verdienen, und ergäbe, wenn es anhielte, etwas über 4\u00a0% im Monat. Keines von beiden ist versprochen, und keines sagt Ihnen, was Ihr eigenes Geld tun wird.',
    },
  },
}
