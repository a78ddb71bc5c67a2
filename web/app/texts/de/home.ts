import type { home as en } from '../en/home.ts'

export const home: typeof en = {
  meta: {
    title: 'Währungen und Gold, das Risiko immer im Blick',
    description:
      'Eine Gemeinschaft für Menschen, die Währungen und Gold handeln: Clubs in 18 Ländern, drei nach Risiko benannte Portfolios, jede Aussage mit Warnhinweis.',
  },
  hero: {
    label: 'Willkommen',
    heading: 'Den Wind kennen, bevor man segelt.',
    lede: 'Aurivane ist eine Gemeinschaft für Menschen, die Währungen und Gold handeln. Clubs in 18 Ländern, drei nach Risiko abgestufte Portfolios, und neben jeder Aussage steht ihr Warnhinweis.',
    button: 'Über uns',
    lossLink: 'Wie viel man verlieren kann',
    captions: [
      'Achtzehn Länder',
      'Grat vor Sonnenaufgang',
      'Gold ist dünn, Fels ist dick',
      'Zweierlei See',
      'Handelsplätze bei Nacht',
    ],
    pause: 'Bilder anhalten',
    play: 'Bilder weiterlaufen lassen',
  },
  leaders: {
    heading: 'Führend in Finanztechnologie',
    lede: 'In jedem lizenzierten Land gibt es einen Lizenzinhaber, der dafür einsteht. Wir bauen, womit er arbeitet: die Portfolios, die Clubseiten und die Werkzeuge dahinter.',
    text: 'Sie sehen, wer Ihr Land führt, wie weit ein Portfolio schwanken kann und wen Sie fragen können. Ist etwas noch nicht bekannt, sagt es die Seite. Hier läuft kein Zähler hoch, und niemand drängt Sie.',
    countriesFact: 'Länder mit Lizenzinhaber',
    portfoliosFact: 'Portfolios, nach Risiko abgestuft',
    languagesFact: 'Sprachen: Englisch, Italienisch, Deutsch',
  },
  values: {
    label: 'Woran wir uns halten',
    risk: {
      heading: 'Erst das Risiko, dann die Rendite.',
      text: 'Rund sieben von zehn Anlegern verlieren Geld. Deshalb trägt ein Portfolio sein Risiko im Namen, und Sie lesen, was es kosten kann, bevor Sie lesen, was es anstrebt.',
      drawing: 'Zehn Striche, sieben davon gefüllt: Rund 70\u00a0% der Anleger verlieren Geld',
    },
    range: {
      heading: 'Eine Spanne, nie nur eine Linie.',
      text: 'Ergebnisse streuen. Wir zeichnen, wie weit, über und unter dem Start, für alle drei Portfolios im selben Maßstab, und nennen jede Illustration auch so.',
      drawing: 'Illustration: Ergebnisse streuen gleichmäßig über und unter den Start',
    },
  },
  hints: {
    heading: 'Wo Sie anfangen können',
    countries: {
      title: 'Länder',
      text: 'Wo Aurivane lizenziert ist, wo es verfügbar ist und wer dort Inhaber ist.',
    },
    portfolios: {
      title: 'Portfolios nach Risiko',
      text: 'Niedrig, mittel und hoch, jeweils mit der Spanne möglicher Ergebnisse. Für Mitglieder.',
    },
    clubs: {
      title: 'Länderclubs',
      text: 'Offene und geschlossene Clubs. Jede Leitung beschreibt ihren Club selbst.',
    },
    bulletin: {
      title: 'Nachrichten und Bulletin',
      text: 'Marktnachrichten und Ereignisse, die den Handel der Portfolios berühren können.',
    },
    forex: {
      title: 'Was ist Forex?',
      text: 'Paare, Pips, Hebel und Gold, mit durchgerechneten Beispielen. Fünfzehn Minuten.',
    },
    support: {
      title: 'Unabhängiger Support',
      text: 'Schreiben Sie uns. Ein Mensch antwortet, auch wenn die Antwort Nein lautet.',
    },
  },
}
