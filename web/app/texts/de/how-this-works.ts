import type { howThisWorks as en } from '../en/how-this-works.ts'

export const howThisWorks: typeof en = {
  meta: {
    title: 'So funktioniert es',
    description:
      'Von der Registrierung bis zum Portfolio: wer was tut, welche Strategien es gibt, wann sie verlieren und was passives Einkommen heißt und was nicht.',
  },
  heading: 'So funktioniert es',
  lede: 'Wer was tut, in welcher Reihenfolge, und was schiefgehen kann. Lesen Sie diese Seite, bevor Sie sich registrieren. Das dauert etwa neun Minuten.',
  steps: {
    heading: 'Schritt für Schritt',
    lede: 'Es sind fünf Schritte, in dieser Reihenfolge. Ohne Ihr Zutun geschieht nichts, und nach jedem Schritt können Sie aufhören.',
    items: [
      {
        title: 'Lesen',
        text: 'Beginnen Sie mit der Seite „Was ist Forex?“ und dem Szenariorechner weiter unten. Haben Sie noch nie mit Hebel gehandelt, rechnen Sie das Verlustbeispiel mit dem Betrag Ihrer eigenen Ersparnisse durch.',
      },
      {
        title: 'Registrieren',
        text: 'Name, E-Mail, Land, Passwort. Sie müssen mindestens 18 Jahre alt sein und in einem der 18 Länder mit Landespartner leben. Sie dürfen nicht in den USA ansässig sein. Die Registrierung ist kostenlos und verpflichtet weder zum Handel noch zu einer Zahlung.',
      },
      {
        title: 'E-Mail-Adresse bestätigen',
        text: 'Wir senden Ihnen einen Link. Nach der Bestätigung können Sie Clubs beitreten und eigene gründen. Am besten aktivieren Sie noch am selben Tag die Zwei-Faktor-Authentifizierung.',
      },
      {
        title: 'Andere kennenlernen',
        text: 'Suchen Sie einen Club in Ihrem Land oder gründen Sie einen. Fragen Sie Ihren Landespartner nach den Kosten, nach dem Broker und danach, wie Sie Ihr Geld zurückbekommen.',
      },
      {
        title: 'Entscheiden',
        text: 'Erst jetzt geht es um Geld. Das Konto eröffnen Sie bei einem Broker, auf Ihren Namen und zu dessen Bedingungen. Sie wählen das Portfolio und den Betrag. Fragen Sie vorher, wie und wann Sie aussteigen können.',
      },
    ],
  },
  strategies: {
    heading: 'Strategien',
    lede: 'Ein Portfolio ist eine Mischung aus Regeln. Die folgenden sind verbreitet; welche die Portfolios nutzen, hat der Betreiber nicht angegeben. Jede gewinnt in manchen Märkten und verliert in anderen. Das Mischen kann die Schwankungen verringern. Sicher macht es ein Portfolio nicht.',
    earns: 'Gewinnt',
    loses: 'Verliert',
    items: [
      {
        title: 'Dem Trend folgen',
        text: 'Kauft in kleinen Schritten, was gestiegen ist, verkauft, was gefallen ist, und steigt aus, wenn der Trend endet.',
        earns:
          'Wenn eine Bewegung über Wochen anhält, etwa weil sich die Zinsen zweier Länder auseinanderentwickeln.',
        loses:
          'Wenn die Kurse hin und her laufen. Viele kleine Verluste in Folge sind normal; wenige große Gewinne sollen sie aufwiegen.',
      },
      {
        title: 'Rückkehr zum Mittelwert (Mean Reversion)',
        text: 'Verkauft, was weit über seinen jüngsten Durchschnitt gestiegen ist, und kauft, was weit darunter gefallen ist, mit festem Ausstieg auf beiden Seiten.',
        earns: 'Wenn ein Markt ruhig ist und sich in einer Spanne bewegt.',
        loses:
          'Wenn der Kurs aus der Spanne ausbricht. Der Verlust ist dann größer als der übliche Gewinn. Deshalb kommt es vor allem auf den Ausstieg an.',
      },
      {
        title: 'Gold als Gegengewicht',
        text: 'Hält einen Teil des Portfolios in Gold, weil Gold und Währungen auf dieselbe Nachricht oft, aber nicht immer, verschieden reagieren.',
        earns:
          'Wenn das Vertrauen in Währungen schwindet oder die Realzinsen (Zinsen abzüglich Inflation) fallen.',
        loses:
          'Wenn die Realzinsen steigen oder wenn Anleger alles auf einmal verkaufen, um an flüssige Mittel zu kommen.',
      },
      {
        title: 'Abwarten',
        text: 'Eröffnet keine neuen Positionen rund um Zinsentscheide und an umsatzschwachen Feiertagen, wenn Spreads breiter werden und Kurse springen.',
        earns:
          'Nichts. Abwarten spart Kosten und schützt davor, mit einer neuen Position in eine Kurslücke zu geraten.',
        loses:
          'Wenn der Kurs nach dem Ereignis in die richtige Richtung läuft. Wer wartet, verpasst womöglich einen Gewinn.',
      },
    ],
    rules: {
      heading: 'Drei Regeln für jede Strategie',
      items: [
        'Der Ausstieg sollte feststehen, bevor eine Position eröffnet wird.',
        'Die Größe einer Position sollte sich nach dem möglichen Verlust richten, nie nach dem möglichen Gewinn.',
        'Nach einem Verlustmonat sollte keine Position verdoppelt werden, um den Verlust aufzuholen.',
      ],
    },
  },
  passiveIncome: {
    heading: 'Passives Einkommen',
    lede: 'Passives Einkommen bedeutet, dass Sie die tägliche Arbeit nicht selbst machen. Es bedeutet nicht, dass das Einkommen sicher, regelmäßig oder risikofrei ist.',
    paragraphs: [
      'Die Idee: Sie müssen keine Charts beobachten. Gehandelt wird nach festen Regeln; ein Broker führt die Aufträge aus. Sie wählen das Portfolio, legen den Betrag fest und tragen Gewinn wie Verlust. Wer die Aufträge erteilt, hat der Betreiber nicht angegeben.',
      'Handelsergebnisse sind ungleichmäßig. Es gibt Monate mit Gewinn, Monate mit Verlust und Phasen mit mehreren schlechten Monaten. Wenn Sie jeden Monat einen festen Betrag brauchen, verlassen Sie sich nicht auf den Handel.',
    ],
    claim: {
      heading: 'Das Ziel der Standardmischung',
      text: 'Die Standardmischung der Portfolios ist auf durchschnittlich 5\u00a0% Rendite pro Monat auf das eingesetzte Kapital ausgelegt. Das ist ein Ziel, kein Ergebnis. Hinter einem Durchschnitt können lange Verlustphasen stecken, und das Ziel wird vielleicht nie erreicht.',
      arithmetic:
        'Rechnen Sie selbst: 5\u00a0% pro Monat wären mit Zinseszins in einem Jahr 79,59\u00a0%. So viel zahlt kein Sparkonto, denn keines trägt dieses Risiko. Sehen Sie in jeder Zahl dieser Größenordnung ein Zeichen für hohes Risiko.',
      lossLink: 'Ein durchgerechneter Verlust',
    },
    checklist: {
      heading: 'Bevor Sie Geld einsetzen',
      items: [
        'Ihr Notgroschen liegt anderswo, und Sie werden ihn nicht anrühren.',
        'Sie könnten den ganzen Betrag verlieren, ohne Ihr Leben einschränken zu müssen.',
        'Sie kennen die Kosten: Spread, Kommission, Zinsen über Nacht und eine etwaige Gewinnbeteiligung.',
        'Sie wissen, wie Sie sich Geld auszahlen lassen: wer zahlt, wie lange es dauert und was es kostet.',
        'Sie haben gefragt, wie Gewinne und Verluste in Ihrem Land besteuert werden.',
      ],
    },
  },
  hints: {
    heading: 'Sechs Bausteine',
    blueprint: {
      title: 'Handelsplan',
      text: 'Am Anfang sollte ein schriftlicher Plan stehen. Er sollte die Märkte nennen, die Regeln, den höchsten zulässigen Verlust pro Tag und pro Monat und die Umstände, unter denen der Handel gestoppt wird. Ein solcher Plan ist hier nicht veröffentlicht.',
    },
    hardware: {
      title: 'Hardware',
      text: 'Handelsprogramme gehören auf Server in einem Rechenzentrum, mit Ersatzleitung und Notstrom, nicht auf einen privaten Laptop. Wo sie laufen, hat der Betreiber nicht angegeben. Sie selbst brauchen nur einen Browser.',
    },
    software: {
      title: 'Software',
      text: 'Programme können Kurse lesen, einen Plan anwenden und Aufträge erteilen. Wer die Aufträge erteilt, hat der Betreiber nicht angegeben. Programme kennen weder Hoffnung noch Angst, aber ein eigenes Urteil haben sie auch nicht. Menschen müssen sie beaufsichtigen und anhalten können.',
    },
    transparency: {
      title: 'Transparenz',
      text: 'Spannen statt steigender Linien, Risikohinweise so groß wie die Renditeangaben, jede Beispielrechnung als solche gekennzeichnet. Jede Zahl ist als Ziel oder Angabe gekennzeichnet, mit Quelle und Datum, soweit bekannt.',
    },
    corePortfolios: {
      title: 'Kernportfolios',
      text: 'Es sind drei, nach Risiko eingestuft: niedrig, mittel und hoch. Welche Rechtsform sie haben, wer sie handelt und wie sie mit einem Konto verbunden sind, ist hier nicht beschrieben. Fragen Sie vorher schriftlich danach und auch, wie Sie wechseln oder aussteigen können.',
    },
    independentSupport: {
      title: 'Unabhängiger Support',
      text: 'Der Support beantwortet Fragen und verkauft nichts. Er sagt Ihnen, was nicht bekannt ist, und gibt keine Anlageberatung.',
    },
  },
}
