import type { aboutUs as en } from '../en/about-us.ts'

export const aboutUs: typeof en = {
  meta: {
    title: 'Über uns',
    description:
      'Was Aurivane ist und was nicht: Lizenzinhaber, Clubs und nach Risiko abgestufte Portfolios für den Handel mit Währungen und Gold, Warnhinweise inklusive.',
  },
  heading: 'Über uns',
  lede: 'Aurivane bringt Menschen zusammen, die Währungen und Gold handeln, die Lizenzinhaber, die in ihrem Land dafür einstehen, und die Technik, mit der beide arbeiten.',
  description: {
    heading: 'Eine Wetterfahne, kein Versprechen',
    paragraphs: [
      'Eine Wetterfahne zeigt, woher der Wind weht. Wie er morgen steht, sagt sie nicht, und sie tut auch nicht so, als wüsste sie es. Wir haben sie zu unserem Namen und zu unserer Regel gemacht: zeigen, was bekannt ist, messen, was sich messen lässt, und Versprechen weglassen.',
      'Das heißt in der Praxis dreierlei. Für jedes Land gibt es eine feste Anlaufstelle: einen Lizenzinhaber oder, wo es noch keinen gibt, unsere Verwaltung. Jedes Portfolio trägt sein Risiko im Namen. Und neben jeder Zahl, die gut klingt, steht die, die es nicht tut.',
      'Wer Aurivane nutzt, trifft sich in Clubs. Ein Club gehört zu einem Land und zu der Person, die ihn leitet. Er kann allen offenstehen oder Freunden und Familie vorbehalten sein. Wir stellen den Boden, auf dem er steht: ein Verzeichnis der Clubs, eine Prüfung, bevor ein Club als verifiziert gilt, Wissen mit durchgerechneten Beispielen und einen Support, der antwortet.',
    ],
  },
  takeaways: {
    heading: 'Das Wichtigste in Kürze',
    items: [
      'Aurivane ist eine Plattform für Finanztechnologie und eine Gemeinschaft. Es ist keine Bank, und nichts auf dieser Website ist eine persönliche Anlageberatung.',
      'Diese Website nimmt keine Einlagen an und führt keine Aufträge aus. Handelskonten werden bei externen Handelsdiensten geführt.',
      'In achtzehn Ländern gibt es einen Lizenzinhaber. In den übrigen Ländern, in denen Aurivane verfügbar ist, ist unsere Verwaltung für Sie da.',
      'Es gibt drei Portfolios, benannt nach ihrem Risiko: niedrig, mittel und hoch. Keines ist frei davon.',
      'Sie müssen mindestens 18 Jahre alt sein. Wer in den Vereinigten Staaten wohnt, kann sich nicht registrieren und keine Clubs gründen.',
      'Rund 70\u00a0% der Anleger verlieren Geld. Setzen Sie nur Geld ein, dessen Verlust Sie verkraften.',
    ],
  },
  cards: {
    heading: 'Woraus wir bestehen',
    owners: {
      title: 'Lizenzinhaber',
      text: 'Ein Lizenzinhaber kennt die Regeln, die Sprache und die Gewohnheiten eines Landes und steht dort für Aurivane ein. Die Länderseite sagt, wer das ist.',
    },
    clubs: {
      title: 'Clubs',
      text: 'In Gesellschaft lernt es sich schneller. Mitglieder mit bestätigter E-Mail-Adresse können in ihrem Land Clubs gründen, über den Zutritt entscheiden und schreiben, wie der Club arbeitet.',
    },
    portfolios: {
      title: 'Portfolios mit Risiko im Namen',
      text: 'Portfolio 1, 2 und 3 unterscheiden sich darin, wie weit sie schwanken können, nicht darin, wie gut sie beworben werden. Mitglieder sehen die drei Spannen im selben Maßstab.',
    },
    technology: {
      title: 'Technik im Hintergrund',
      text: 'Regeln, die vor dem Handel feststehen, Server, die nicht schlafen, und Aufzeichnungen, die sich später lesen lassen. Wir erklären jeden Teil in einfachen Worten.',
    },
    support: {
      title: 'Support, der Nein sagen darf',
      text: 'Fragen gehen an einen Menschen. Wenn ein Portfolio nicht zu Ihnen passt oder eine Antwort nicht bekannt ist, dann ist genau das die Antwort.',
    },
  },
  disclaimer: {
    heading: 'Wichtige Hinweise',
    paragraphs: [
      'Der Handel mit Währungen, Gold und darauf bezogenen Kontrakten kann Sie Ihren gesamten Einsatz kosten. Mit Hebel kommen Verluste schneller, als die meisten erwarten.',
      'Die Seiten dieser Website informieren und lehren. Sie sind kein Angebot, keine Empfehlung und kein Ersatz für den Rat einer Fachperson, die Ihre Verhältnisse kennt.',
      'Illustrationen zeigen, wie Ergebnisse streuen können. Sie sind weder ein Nachweis früherer Ergebnisse noch eine Prognose. Markennamen dienen ausschließlich der Werbung.',
    ],
  },
}
