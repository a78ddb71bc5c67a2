import type { home as en } from '../en/home.ts'

export const home: typeof en = {
  meta: {
    title: 'Währungen und Gold, das Risiko immer im Blick',
    description:
      'Für Menschen, die mit Währungen und Gold handeln: Clubs in 18 Ländern, drei nach Risiko eingestufte Portfolios, jede Renditeangabe mit Risikohinweis.',
  },
  hero: {
    label: 'Willkommen',
    heading: 'Wer handelt, sollte das Risiko kennen.',
    lede: 'Aurivane ist eine Gemeinschaft für Menschen, die mit Währungen und Gold handeln. Es gibt Clubs in 18 Ländern und drei nach Risiko eingestufte Portfolios. Neben jeder Renditeangabe steht ein Risikohinweis.',
    button: 'Über uns',
    lossLink: 'Wie viel Sie verlieren können',
    captions: [
      'Achtzehn Länder',
      'Bergkamm im Morgengrauen',
      'Goldadern im Fels',
      'Ruhige und raue See',
      'Finanzplätze bei Nacht',
    ],
    pause: 'Bilder anhalten',
    play: 'Bilder weiterlaufen lassen',
  },
  leaders: {
    heading: 'Führend in Finanztechnologie',
    lede: 'Jedes lizenzierte Land hat einen Landespartner. „Lizenziert“ ist unsere eigene Bezeichnung und bedeutet keine Zulassung durch eine Aufsichtsbehörde. Von uns erhält der Partner die Portfolios, die Clubseiten und die Technik dahinter.',
    text: 'Die Länderseite zeigt, wer in Ihrem Land für Aurivane zuständig ist. Mitglieder sehen in Beispielrechnungen, wie stark ein Portfolio schwanken kann. Ist etwas noch nicht bekannt, sagen wir das. Kein Countdown, kein Druck.',
    countriesFact: 'Länder mit Landespartner',
    portfoliosFact: 'Portfolios, nach Risiko eingestuft',
    languagesFact: 'Sprachen: Englisch, Italienisch, Deutsch',
  },
  values: {
    label: 'Unsere Grundsätze',
    risk: {
      heading: 'Erst das Risiko, dann die Rendite.',
      losses: 'Nach Angabe des Betreibers verlieren rund sieben von zehn Anlegern Geld.',
      text: 'Deshalb ist jedes Portfolio nach seinem Risiko eingestuft, und neben jeder Renditeangabe steht ein Risikohinweis.',
      drawing: 'Zehn Striche, sieben davon ausgefüllt: Rund 70\u00a0% der Anleger verlieren Geld',
    },
    range: {
      heading: 'Eine Spanne, nie nur eine Linie.',
      text: 'Ergebnisse streuen. Wie weit, zeigen wir für alle drei Portfolios im selben Maßstab. Jede Beispielrechnung ist als solche gekennzeichnet.',
      drawing: 'Beispielrechnung: Die Spanne der Ergebnisse wird nach oben und nach unten immer breiter',
    },
  },
  hints: {
    heading: 'Wo Sie anfangen können',
    countries: {
      title: 'Länder',
      text: 'Wo Aurivane einen Landespartner hat, welche Aufsicht dort zuständig ist und wo es außerdem verfügbar ist.',
    },
    portfolios: {
      title: 'Portfolios nach Risiko',
      text: 'Niedriges, mittleres und hohes Risiko, jeweils mit einer Beispielrechnung zur Spanne der Ergebnisse. Für Mitglieder.',
    },
    clubs: {
      title: 'Länderclubs',
      text: 'Offene und geschlossene Clubs. Clubinhaber beschreiben ihren Club selbst.',
    },
    bulletin: {
      title: 'Nachrichten und Bulletin',
      text: 'Marktnachrichten und Ereignisse, die den Handel beeinflussen können.',
    },
    forex: {
      title: 'Was ist Forex?',
      text: 'Währungspaare, Pips, Hebel und Gold, mit durchgerechneten Beispielen. Lesezeit: neun Minuten.',
    },
    support: {
      title: 'Unabhängiger Support',
      text: 'Schreiben Sie uns. Sie erhalten eine persönliche Antwort.',
    },
  },
}
