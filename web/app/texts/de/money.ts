import type { money as en } from '../en/money.ts'

const UNNAMED = 'Der Betreiber ist noch nicht benannt.'
const DEMONSTRATION =
  'Diese Installation dient der Vorführung. Überweisen Sie aufgrund dieser Website niemandem Geld.'

export const money: typeof en = {
  heading: 'Ihr Geld',
  operator: {
    heading: 'Wer Aurivane betreibt',
    named: 'Betreiber ist {{name}}.',
    unnamed: UNNAMED,
    demonstration: DEMONSTRATION,
    paragraphs: [[UNNAMED, DEMONSTRATION].join(' ')],
    legalLink: 'Impressum',
  },
  earnings: {
    heading: 'Womit Aurivane Geld verdient',
    paragraphs: [
      'Der Betreiber hat nicht angegeben, womit Aurivane Geld verdient. Fragen Sie, ob Aurivane, der Landespartner oder ein Clubinhaber Geld erhält: von einem Broker, pro Geschäft oder aus Ihren Gewinnen.',
    ],
  },
  costs: {
    heading: 'Was es kostet',
    paragraphs: [
      'Das Lesen, die Registrierung und das Führen eines Clubs sind kostenlos. Was das Handeln kostet, hat der Betreiber nicht angegeben. Verlangen Sie eine schriftliche Liste: Spread, Kommission, Zinsen über Nacht und eine etwaige Gewinnbeteiligung.',
    ],
  },
  custody: {
    heading: 'Wo Ihr Geld liegt',
    paragraphs: [
      'Diese Website nimmt keine Einlagen an und verwahrt kein Geld. Zum Handeln brauchen Sie ein Konto auf Ihren eigenen Namen bei einem Broker. Ein Broker ist noch nicht benannt. Zahlen Sie nur auf ein Handelskonto ein, das auf Ihren Namen lautet.',
      'Überweisen Sie nur an die Bankverbindung, die in Ihrem Vertrag mit dem Broker steht, nie an eine Privatperson.',
    ],
  },
  withdrawal: {
    heading: 'Wie Sie Ihr Geld auszahlen lassen',
    paragraphs: [
      'Auszahlungen erhalten Sie von Ihrem Broker zu dessen Bedingungen. Aurivane kann Ihnen nichts auszahlen. Dauer und Kosten hat der Betreiber nicht angegeben. Zahlen Sie nie vorab eine Gebühr oder Steuer, um eine Auszahlung zu erhalten.',
    ],
  },
  complaints: {
    heading: 'Wie Sie sich beschweren',
    paragraphs: [
      'Schreiben Sie an {{support}} mit dem Betreff „Beschwerde“. Wie schnell der Betreiber antwortet, hat er nicht angegeben. Sie können sich auch an Ihren Broker und an die Finanzaufsicht Ihres Landes wenden. Die Länderseite nennt sie für alle Länder mit Landespartner.',
    ],
  },
  scams: {
    heading: 'Wie Sie Betrug erkennen',
    lede: 'Seien Sie vorsichtig, wenn Sie eines dieser Anzeichen bemerken, auch in Nachrichten, die scheinbar von uns kommen.',
    signs: [
      'Hohe oder regelmäßige Renditen, angeblich bei geringem Risiko. Seien Sie auch bei den Zielen vorsichtig, die diese Website nennt.',
      'Druck, sofort zu handeln.',
      'Zahlung in Kryptowährung oder auf das Konto einer Privatperson.',
      'Gebühren oder Steuern, die vor einer Auszahlung fällig sein sollen.',
      'Der kopierte Name oder die kopierte Lizenznummer einer echten Firma. Suchen Sie jede Firma, bevor Sie zahlen, im öffentlichen Register und in der Warnliste der Aufsicht Ihres Landes. Nutzen Sie nur die Kontaktdaten, die im Register stehen.',
      'Unaufgeforderter Kontakt über soziale Medien oder einen Messenger.',
      'Die Bitte um Passwörter, Codes oder Fernzugriff auf Ihr Gerät.',
      'Jemand, der verlorenes Geld gegen eine Gebühr zurückholen will.',
    ],
    stepsHeading: 'Was Sie tun können',
    steps: [
      'Zahlen Sie nichts mehr.',
      'Bewahren Sie Nachrichten und Belege auf.',
      'Informieren Sie Ihre Bank. Haben Sie schon gezahlt? Rufen Sie sofort dort an und bitten Sie darum, die Zahlung zu stoppen oder zurückzuholen.',
      'Erstatten Sie Anzeige bei der Polizei und melden Sie den Fall der Finanzaufsicht Ihres Landes.',
    ],
    authorities: 'Zur Länderseite mit den Aufsichtsbehörden',
    contact: 'Betrug bei uns melden',
  },
}
