import type { aboutUs as en } from '../en/about-us.ts'

export const aboutUs: typeof en = {
  meta: {
    title: 'Über uns',
    description:
      'Was Aurivane ist und was nicht: Landespartner, Clubs und nach Risiko eingestufte Portfolios für Währungen und Gold, mit deutlichen Risikohinweisen.',
  },
  heading: 'Über uns',
  lede: 'Aurivane verbindet Menschen, die mit Währungen und Gold handeln, mit dem Landespartner in ihrem Land. Dazu kommt die Technik, mit der alle arbeiten.',
  description: {
    heading: 'Was unser Name bedeutet',
    paragraphs: [
      'Eine Wetterfahne, auf Englisch „vane“, zeigt, woher der Wind weht. Woher er morgen weht, kann sie nicht sagen. Daher kommen unser Name und unsere Regel: Wir zeigen, was bekannt ist, sagen, was nicht bekannt ist, und versprechen nichts.',
      'In der Praxis heißt das dreierlei. Wo Aurivane einen Landespartner hat oder verfügbar ist, gibt es eine Anlaufstelle: diesen Partner oder, wo es noch keinen gibt, unser Team. Neben jedem Portfolio steht seine Risikostufe. Neben jeder Renditeangabe steht ein Risikohinweis.',
      'Mitglieder treffen sich in Clubs. Jeder Club gehört zu einem Land und hat einen Clubinhaber. Ein Club ist offen, also allgemein zugänglich, oder geschlossen, also nur für Freunde und Familie. Einem verifizierten offenen Club können Sie mit einem Konto und bestätigter E-Mail-Adresse sofort beitreten. Bei einem geschlossenen fragen Sie an, und der Club entscheidet. „Verifiziert“ heißt nur, dass die nötigen Angaben vorliegen; eine Empfehlung ist das nicht. Außerdem bieten wir eine Clubliste, Lernseiten mit durchgerechneten Beispielen und Support.',
    ],
  },
  takeaways: {
    heading: 'Das Wichtigste in Kürze',
    items: [
      'Aurivane ist eine Fintech-Plattform und eine Gemeinschaft. Es ist keine Bank. Nichts auf dieser Website ist eine Anlageberatung oder persönliche Empfehlung.',
      'Diese Website nimmt keine Einlagen an und führt keine Aufträge aus. Zum Handeln brauchen Sie ein Konto bei einem Broker, einem eigenständigen Unternehmen.',
      'In achtzehn Ländern gibt es einen Landespartner. In den übrigen Ländern, in denen Aurivane verfügbar ist, ist unser Team für Sie da.',
      'Es gibt drei Portfolios, nach Risiko eingestuft: niedrig, mittel und hoch. Keines ist frei von Risiko.',
      'Für ein Konto bei Aurivane müssen Sie mindestens 18 Jahre alt sein und in einem der 18 Länder mit Landespartner leben. Wer in den USA ansässig ist, kann sich nicht registrieren und keine Clubs gründen.',
      '{{losses}} Setzen Sie nur Geld ein, dessen Verlust Sie verkraften.',
    ],
  },
  cards: {
    heading: 'Wie Aurivane organisiert ist',
    owners: {
      title: 'Landespartner',
      text: 'Ein Landespartner ist in einem Land für Aurivane zuständig. Dort ist er Ihre Anlaufstelle. Die Länderseite zeigt den Partner jedes Landes und ob eine Lizenznummer angegeben wurde. Der Partner erscheint dort unter einem Markennamen.',
    },
    clubs: {
      title: 'Clubs',
      text: 'Mitglieder mit bestätigter E-Mail-Adresse können Clubs gründen, offen oder geschlossen. Wer einem geschlossenen Club beitreten darf, entscheidet der Club selbst.',
    },
    portfolios: {
      title: 'Nach Risiko eingestufte Portfolios',
      text: 'Die Portfolios 1, 2 und 3 unterscheiden sich darin, wie weit ihr Wert steigen und fallen kann. Mitglieder sehen die drei Spannen als Beispielrechnung im selben Maßstab.',
    },
    technology: {
      title: 'Technik',
      text: 'Handelsregeln sollten vor jedem Geschäft schriftlich feststehen. Die Programme, die sie anwenden, sollten rund um die Uhr auf Servern laufen und jedes Geschäft protokollieren. Ob das so ist und wer die Aufträge erteilt, hat der Betreiber nicht angegeben.',
    },
    support: {
      title: 'Support',
      text: 'Ihre Fragen beantwortet ein Mensch. Wissen wir eine Antwort nicht, sagen wir das. Der Support gibt keine Anlageberatung.',
    },
  },
  disclaimer: {
    heading: 'Wichtige Hinweise',
    paragraphs: [
      'Der Handel mit Währungen, Gold und darauf bezogenen Kontrakten kann Sie Ihren gesamten Einsatz kosten. Mit Hebel können Sie ihn schneller verlieren, als die meisten erwarten. Ohne Schutz vor negativem Saldo können Sie sogar mehr verlieren und dem Broker dann Geld schulden.',
      'Diese Website dient der Information. Sie ist kein Angebot. Nichts auf dieser Website ist eine Anlageberatung oder persönliche Empfehlung. Den Rat einer Fachperson, die Ihre Verhältnisse kennt, ersetzt sie nicht.',
      'Beispielrechnungen zeigen, wie weit Ergebnisse streuen können. Sie zeigen keine frühere Wertentwicklung und sind keine Prognose. Markennamen dienen ausschließlich der Werbung. Namen wie „Aurivane Australien“ sind Markennamen, keine Firmennamen und kein Nachweis einer Lizenz.',
    ],
  },
}
