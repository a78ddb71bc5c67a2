import type { howThisWorks as en } from '../en/how-this-works.ts'

export const howThisWorks: typeof en = {
  meta: {
    title: 'So funktioniert es',
    description:
      'Von der Registrierung bis zum Portfolio: wer was tut, welche Strategien es gibt, wann sie verlieren und was passives Einkommen heißt und was nicht.',
  },
  heading: 'So funktioniert es',
  lede: 'Wer was tut, in welcher Reihenfolge, und wo es schiefgehen kann. Lesen Sie es einmal, bevor Sie sich registrieren; es dauert etwa acht Minuten.',
  steps: {
    heading: 'Schritt für Schritt',
    lede: 'Nichts geschieht hier von selbst. Zwischen dem ersten Besuch und einem Konto mit Guthaben liegen fünf Schritte, und nach jedem können Sie aufhören.',
    items: [
      {
        title: 'Lesen',
        text: 'Beginnen Sie mit der Wissensseite und den Spannen der Portfolios. Ist Ihnen der Hebel neu, rechnen Sie das Verlustbeispiel mit Ihren eigenen Ersparnissen durch.',
      },
      {
        title: 'Registrieren',
        text: 'Name, E-Mail, Land, Passwort. Sie müssen mindestens 18 sein und dürfen nicht in den Vereinigten Staaten wohnen. Die Registrierung kostet nichts und verpflichtet zu nichts.',
      },
      {
        title: 'E-Mail bestätigen',
        text: 'Wir senden Ihnen einen Link. Haben Sie ihn geöffnet und bestätigt, können Sie Clubs gründen. Am besten schalten Sie noch am selben Tag die Zwei-Faktor-Authentifizierung ein.',
      },
      {
        title: 'Menschen kennenlernen',
        text: 'Suchen Sie einen Club in Ihrem Land oder gründen Sie einen. Fragen Sie den Lizenzinhaber Ihres Landes, was Sie wissen möchten: Kosten, Handelsdienst und wie Sie Ihr Geld zurückbekommen.',
      },
      {
        title: 'Entscheiden',
        text: 'Erst jetzt geht es um Geld. Das Konto wird bei einem Handelsdienst eröffnet, zu dessen Bedingungen und auf Ihren Namen. Portfolio, Betrag und den Tag des Ausstiegs wählen Sie.',
      },
    ],
  },
  strategies: {
    heading: 'Strategien',
    lede: 'Ein Portfolio ist eine Mischung aus Regeln. Jede Regel verdient in manchen Märkten und verliert in anderen. Die Mischung macht den Weg weniger holprig, sicher macht sie ihn nicht.',
    earns: 'Verdient',
    loses: 'Verliert',
    items: [
      {
        title: 'Dem Trend folgen',
        text: 'Kauft, was gestiegen ist, und verkauft, was gefallen ist, in kleinen Schritten, und steigt aus, wenn die Richtung bricht.',
        earns:
          'Wenn eine Bewegung über Wochen anhält, etwa weil sich die Zinsen zweier Länder auseinanderentwickeln.',
        loses:
          'Wenn die Kurse hin und her laufen. Viele kleine Verluste in Folge sind der übliche Preis der wenigen großen Gewinne.',
      },
      {
        title: 'Zurück zur Mitte',
        text: 'Verkauft, was weit über seinen jüngsten Durchschnitt gestiegen ist, und kauft, was weit darunter gefallen ist, mit festem Ausstieg auf beiden Seiten.',
        earns: 'Wenn ein Markt ruhig ist und sich in einer Spanne bewegt.',
        loses:
          'Wenn die Spanne bricht. Dann ist der Verlust größer als der übliche Gewinn, und der Ausstieg entscheidet alles.',
      },
      {
        title: 'Gold als Gegengewicht',
        text: 'Hält einen Teil des Risikos in Gold, weil Gold und Währungen auf dieselbe Nachricht oft, aber nicht immer, verschieden reagieren.',
        earns: 'Wenn das Vertrauen in Geld schwindet oder die Realzinsen fallen.',
        loses: 'Wenn die Realzinsen steigen oder wenn alles zugleich verkauft wird, um flüssig zu werden.',
      },
      {
        title: 'Abwarten',
        text: 'Eröffnet keine neuen Positionen rund um Zinsentscheide und an umsatzschwachen Feiertagen, wenn Spreads breiter werden und Kurse springen.',
        earns: 'Nichts. Es spart Kosten und vermeidet Kurslücken.',
        loses: 'Wenn die Nachricht geholfen hätte. Diesen Preis sollte man kennen.',
      },
    ],
    rules: {
      heading: 'Drei Regeln, die über den Strategien stehen',
      items: [
        'Jede Position hat ihren Ausstieg, bevor sie eröffnet wird.',
        'Die Größe einer Position folgt aus dem möglichen Verlust, nie aus dem möglichen Gewinn.',
        'Nach einem Verlustmonat wird nichts verdoppelt, um ihn aufzuholen.',
      ],
    },
  },
  passiveIncome: {
    heading: 'Passives Einkommen',
    lede: 'Der Ausdruck besagt, dass jemand anders die tägliche Arbeit macht. Er besagt nicht, dass das Einkommen sicher, regelmäßig oder risikofrei ist.',
    paragraphs: [
      'Sie müssen keine Charts beobachten. Regeln handeln, der Handelsdienst führt aus, der Lizenzinhaber Ihres Landes berichtet. Was bei Ihnen bleibt, lässt sich nicht abgeben: das Portfolio wählen, den Betrag festlegen, die Berichte lesen und das Ergebnis tragen.',
      'Handelsergebnisse sind ungleichmäßig. Es gibt Monate mit Gewinn, Monate mit Verlust und Phasen mit mehreren schlechten Monaten. Wer jeden Monat einen festen Betrag für die Miete braucht, sollte ihn nicht von hier beziehen.',
    ],
    claim: {
      heading: 'Wofür die Standardmischung ausgelegt ist',
      text: 'Die Standardmischung der Portfolios ist auf durchschnittlich 5\u00a0% Rendite pro Monat auf das eingesetzte Kapital ausgelegt. Das ist ein Ziel, kein Ergebnis. Ein Durchschnitt kann eine lange Zeit unter null verbergen, und er kann ganz verfehlt werden.',
      arithmetic:
        'Rechnen Sie selbst: 5\u00a0% pro Monat, ein Jahr lang stehen gelassen, wären rund 80\u00a0%. Kein Sparkonto zahlt das, weil kein Sparkonto dieses Risiko trägt. Sehen Sie in jeder Zahl dieser Größe ein Maß für das Risiko, das dahintersteht.',
      lossLink: 'Ein durchgerechneter Verlust',
    },
    checklist: {
      heading: 'Bevor Sie Geld einsetzen',
      items: [
        'Ihr Notgroschen liegt anderswo, und Sie werden ihn nicht anrühren.',
        'Sie könnten den ganzen Betrag verlieren, ohne anders leben zu müssen.',
        'Sie kennen die Kosten: Spread, Kommission, Zinsen über Nacht und eine etwaige Gewinnbeteiligung.',
        'Sie wissen, wie Sie aussteigen: wer auszahlt, wie lange es dauert und was es kostet.',
        'Sie haben gefragt, wie Gewinne und Verluste an Ihrem Wohnort besteuert werden.',
      ],
    },
  },
  hints: {
    heading: 'Die sechs Teile',
    blueprint: {
      title: 'Bauplan',
      text: 'Am Anfang steht der schriftliche Plan: welche Märkte, welche Regeln, wie viel an einem Tag und in einem Monat verloren gehen darf und was den Handel abschaltet. Was nicht im Plan steht, wird nicht gehandelt.',
    },
    hardware: {
      title: 'Hardware',
      text: 'Handelsregeln gehören auf Server in einem Rechenzentrum, mit zweiter Leitung und zweiter Stromversorgung, nicht auf jemandes Laptop. Sie brauchen nur einen Browser.',
    },
    software: {
      title: 'Software',
      text: 'Programme lesen Kurse, wenden den Plan an und geben Aufträge an einen Handelsdienst. Sie kennen weder Hoffnung noch Angst. Urteilsvermögen haben sie auch nicht; darum beaufsichtigen Menschen sie und können sie anhalten.',
    },
    transparency: {
      title: 'Transparenz',
      text: 'Spannen statt steigender Linien, Warnhinweise so groß wie die Aussagen, Kosten vor Renditen. Eine Illustration nennt sich so. Was nicht geprüft ist, wird nicht gezeigt.',
    },
    corePortfolios: {
      title: 'Kernportfolios',
      text: 'Drei, nach Risiko abgestuft: niedrig, mittel, hoch. Wenige genug, um sie zu verstehen, und verschieden genug für eine echte Wahl. Sie können es sich anders überlegen.',
    },
    independentSupport: {
      title: 'Unabhängiger Support',
      text: 'Der Support beantwortet Fragen; er verkauft nicht. Er ist vom Handel getrennt, sagt Ihnen, was nicht bekannt ist, und rät Ihnen vielleicht zu warten.',
    },
  },
}
