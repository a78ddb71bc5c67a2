import type { aboutUs as en } from '../en/about-us.ts'

export const aboutUs: typeof en = {
  meta: {
    title: 'Über uns',
    description:
      'Was Aurivane ist und was nicht: Landespartner, Clubs und nach Risiko eingestufte Portfolios für Währungen und Gold, mit deutlichen Risikohinweisen.',
  },
  heading: 'Über uns',
  lede: 'Aurivane bringt Menschen zusammen, die Währungen und Gold handeln, die Landespartner, die in ihrem Land zuständig sind, und die Technik, mit der alle arbeiten.',
  description: {
    heading: 'Was unser Name bedeutet',
    paragraphs: [
      'Eine Wetterfahne zeigt, woher der Wind weht. Wohin er morgen weht, kann sie nicht sagen. Daher kommen unser Name und unsere Regel: zeigen, was bekannt ist, sagen, was nicht bekannt ist, und nichts versprechen.',
      'Das heißt in der Praxis dreierlei. Für jedes Land gibt es eine Anlaufstelle: den Landespartner oder, wo es noch keinen gibt, unser Team. Jedes Portfolio trägt sein Risiko im Namen. Neben jeder Renditeangabe steht ein Risikohinweis.',
      'Wer Aurivane nutzt, trifft sich in Clubs. Jeder Club hat ein Land und einen Clubinhaber. Er ist allgemein zugänglich oder geschlossen: nur für Freunde und Familie. Wir stellen bereit: eine Liste der Clubs, eine Prüfung, bevor ein Club als verifiziert gilt, Wissen mit durchgerechneten Beispielen und Support.',
    ],
  },
  takeaways: {
    heading: 'Das Wichtigste in Kürze',
    items: [
      'Aurivane ist eine Fintech-Plattform und eine Gemeinschaft. Es ist keine Bank, und nichts auf dieser Website ist eine persönliche Anlageberatung.',
      'Diese Website nimmt keine Einlagen an und führt keine Aufträge aus. Zum Handeln brauchen Sie ein Konto bei einem Broker, einem eigenständigen Unternehmen.',
      'In achtzehn Ländern gibt es einen Landespartner. In den übrigen Ländern, in denen Aurivane verfügbar ist, ist unser Team für Sie da.',
      'Es gibt drei Portfolios, nach Risiko eingestuft: niedrig, mittel und hoch. Keines ist frei von Risiko.',
      'Sie müssen mindestens 18 Jahre alt sein. Wer in den USA ansässig ist, kann sich nicht registrieren und keine Clubs gründen.',
      '{{losses}} Setzen Sie nur Geld ein, dessen Verlust Sie verkraften.',
    ],
  },
  cards: {
    heading: 'Wie Aurivane organisiert ist',
    owners: {
      title: 'Landespartner',
      text: 'Ein Landespartner ist in einem Land für Aurivane zuständig. Die Länderseite zeigt den Partner jedes Landes und ob eine Lizenznummer angegeben wurde.',
    },
    clubs: {
      title: 'Clubs',
      text: 'Mitglieder mit bestätigter E-Mail-Adresse können Clubs gründen, offen oder geschlossen, und entscheiden, wer einem geschlossenen Club beitritt.',
    },
    portfolios: {
      title: 'Portfolios nach Risiko eingestuft',
      text: 'Die Portfolios 1, 2 und 3 unterscheiden sich darin, wie weit ihr Wert steigen und fallen kann. Mitglieder sehen die drei Spannen im selben Maßstab.',
    },
    technology: {
      title: 'Technik',
      text: 'Handelsregeln stehen vor jedem Geschäft fest, laufen rund um die Uhr auf Servern und hinterlassen Aufzeichnungen. Wir erklären jeden Teil in einfachen Worten.',
    },
    support: {
      title: 'Support',
      text: 'Ihre Fragen beantwortet ein Mensch. Ist eine Antwort nicht bekannt, sagen wir es. Der Support gibt keine Anlageberatung.',
    },
  },
  disclaimer: {
    heading: 'Wichtige Hinweise',
    paragraphs: [
      'Der Handel mit Währungen, Gold und darauf bezogenen Kontrakten kann Sie Ihren gesamten Einsatz kosten. Mit Hebel verlieren Sie ihn schneller, als die meisten erwarten.',
      'Diese Website dient der Information. Sie ist kein Angebot und keine Empfehlung. Sie ersetzt nicht den Rat einer Fachperson, die Ihre Verhältnisse kennt.',
      'Beispielrechnungen zeigen, wie weit Ergebnisse streuen können. Sie sind weder frühere Wertentwicklung noch eine Prognose. Markennamen dienen ausschließlich der Werbung.',
    ],
  },
}
