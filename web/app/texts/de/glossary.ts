import type { glossary as en } from '../en/glossary.ts'

export const glossary: typeof en = {
  meta: {
    title: 'Glossar',
    description:
      'Die Begriffe des Devisenhandels in einfacher Sprache: 38 Einträge von Basiswährung bis Zinseszins.',
  },
  heading: 'Glossar',
  lede: 'Die Begriffe dieser Website, in ein oder zwei Sätzen erklärt.',
  entries: {
    ask: {
      name: 'Briefkurs (Ask)',
      text: 'Der Kurs, zu dem Sie kaufen können. Er ist immer etwas höher als der Geldkurs.',
    },
    'base-currency': {
      name: 'Basiswährung',
      text: 'Die erste Währung eines Paars. Bei EUR/USD ist es der Euro, und der Kurs sagt, was ein Euro in Dollar kostet.',
    },
    bid: {
      name: 'Geldkurs (Bid)',
      text: 'Der Kurs, zu dem Sie verkaufen können. Er ist immer etwas niedriger als der Briefkurs.',
    },
    broker: {
      name: 'Broker',
      text: 'Ein Unternehmen, das Ihr Handelskonto führt und Ihre Aufträge ausführt. In vielen Ländern braucht es dafür eine Zulassung.',
    },
    cfd: {
      name: 'Differenzkontrakt (CFD)',
      text: 'Ein Vertrag mit einem Broker über die Änderung eines Kurses. Die Währung oder das Gold selbst besitzen Sie dabei nie, und der Hebel vergrößert Gewinne und Verluste.',
    },
    'clone-firm': {
      name: 'Klonfirma',
      text: 'Eine betrügerische Firma, die den Namen, die Anschrift oder die Lizenznummer einer echten verwendet. Prüfen Sie die Kontaktdaten im öffentlichen Register.',
    },
    commission: {
      name: 'Kommission',
      text: 'Eine Gebühr für die Ausführung eines Auftrags. Manche Broker verlangen sie zusätzlich zum Spread.',
    },
    compounding: {
      name: 'Zinseszins',
      text: 'Gewinne bleiben angelegt, sodass spätere Gewinne und Verluste einen größeren Betrag betreffen. Schrumpft das Guthaben, betreffen sie einen kleineren.',
    },
    'counterparty-risk': {
      name: 'Gegenparteirisiko',
      text: 'Das Risiko, dass die andere Seite eines Vertrags, etwa der Broker, nicht zahlen kann, was sie Ihnen schuldet.',
    },
    cross: {
      name: 'Kreuzwährungspaar (Cross)',
      text: 'Ein Währungspaar ohne US-Dollar, zum Beispiel EUR/GBP.',
    },
    'currency-pair': {
      name: 'Währungspaar',
      text: 'Zwei Währungen und der Preis der ersten in der zweiten, zum Beispiel EUR/USD bei 1,0850.',
    },
    drawdown: {
      name: 'Drawdown',
      text: 'Der Rückgang vom bisher höchsten Wert auf einen späteren niedrigeren, in Prozent des höchsten Werts.',
    },
    equity: {
      name: 'Kontowert (Equity)',
      text: 'Was ein Konto wert wäre, wenn alle offenen Positionen jetzt geschlossen würden: Saldo plus offene Gewinne minus offene Verluste.',
    },
    'exotic-pair': {
      name: 'exotisches Währungspaar',
      text: 'Ein Paar aus einer Hauptwährung und einer viel seltener gehandelten Währung. Die Spreads sind breiter und Kurssprünge häufiger.',
    },
    gap: {
      name: 'Kurslücke (Gap)',
      text: 'Ein Kurssprung ohne Geschäfte dazwischen, oft über ein Wochenende. Eine Stop-Loss-Order kann dann zu einem schlechteren Kurs ausgeführt werden.',
    },
    'hypothetical-example': {
      name: 'Beispielrechnung',
      text: 'Eine Rechnung aus Annahmen. Sie zeigt weder, was geschehen ist, noch, was geschehen wird.',
    },
    leverage: {
      name: 'Hebel',
      text: 'Die Möglichkeit, mit einem größeren Betrag zu handeln, als Sie einzahlen. Bei 30:1 entspricht eine Kursbewegung von 1\u00a0% einem Gewinn oder Verlust von 30\u00a0% der Margin.',
    },
    'limit-order': {
      name: 'Limit-Order',
      text: 'Ein Auftrag, der zu einem festgelegten oder besseren Kurs ausgeführt wird oder gar nicht.',
    },
    liquidity: {
      name: 'Liquidität',
      text: 'Wie leicht sich etwas kaufen oder verkaufen lässt, ohne den Kurs zu bewegen. Geringe Liquidität bedeutet breitere Spreads.',
    },
    long: {
      name: 'Long-Position',
      text: 'Eine Position, die gewinnt, wenn der Kurs steigt, und verliert, wenn er fällt.',
    },
    lot: {
      name: 'Lot',
      text: 'Die übliche Einheit der Handelsgröße. Ein Standard-Lot sind 100.000 Einheiten der Basiswährung, ein Mini-Lot ein Zehntel und ein Mikro-Lot ein Hundertstel davon.',
    },
    'major-pair': {
      name: 'Hauptwährungspaar (Major)',
      text: 'Eines der meistgehandelten Währungspaare, meist mit dem US-Dollar. Aufsichtsbehörden führen eigene Listen, von denen der höchste zulässige Hebel abhängt.',
    },
    margin: {
      name: 'Margin',
      text: 'Der Teil des Kontos, der als Sicherheit für eine offene Position gebunden ist.',
    },
    'margin-call': {
      name: 'Margin Call',
      text: 'Der Hinweis des Brokers, dass die Sicherheiten auf dem Konto nicht mehr reichen. Ohne weitere Einzahlung kann der Broker Positionen schließen.',
    },
    'market-order': {
      name: 'Market-Order',
      text: 'Ein Auftrag, der sofort zum besten verfügbaren Kurs ausgeführt wird. Dieser kann vom angezeigten abweichen.',
    },
    median: {
      name: 'Median',
      text: 'Der mittlere aller sortierten Werte: Die Hälfte liegt darunter, die Hälfte darüber.',
    },
    'negative-balance-protection': {
      name: 'Schutz vor negativem Saldo',
      text: 'Eine Regel, nach der Privatkunden höchstens das Geld auf dem Konto verlieren können. Sie gilt nicht in jedem Land.',
    },
    pip: {
      name: 'Pip',
      text: 'Die übliche Einheit von Kursänderungen. Bei den meisten Paaren ist es die vierte Nachkommastelle, bei Paaren in Yen die zweite.',
    },
    position: {
      name: 'Position',
      text: 'Ein eröffnetes und noch nicht geschlossenes Geschäft. Bis es geschlossen ist, ändert sich sein Gewinn oder Verlust mit dem Kurs.',
    },
    'quote-currency': {
      name: 'Gegenwährung',
      text: 'Die zweite Währung eines Paars, in der der Kurs angegeben ist. Bei EUR/USD ist es der Dollar.',
    },
    'retail-client': {
      name: 'Privatkunde',
      text: 'Ein Kunde, der nicht als professioneller Kunde eingestuft ist, also meist eine Privatperson. Gesetze schützen Privatkunden am stärksten.',
    },
    short: {
      name: 'Short-Position',
      text: 'Eine Position, die gewinnt, wenn der Kurs fällt, und verliert, wenn er steigt. Ohne Schutz vor negativem Saldo ist der mögliche Verlust nach oben nicht begrenzt.',
    },
    slippage: {
      name: 'Slippage',
      text: 'Der Unterschied zwischen dem erwarteten Kurs und dem Kurs, zu dem der Auftrag ausgeführt wurde.',
    },
    spread: {
      name: 'Spread',
      text: 'Der Unterschied zwischen Brief- und Geldkurs. Sie zahlen ihn bei jedem Geschäft.',
    },
    'stop-loss': {
      name: 'Stop-Loss-Order',
      text: 'Ein Auftrag, der eine Position schließt, sobald der Kurs eine festgelegte Marke erreicht. Bei einer Kurslücke kann der Ausführungskurs schlechter sein.',
    },
    'stop-out': {
      name: 'Stop-out',
      text: 'Der Broker schließt Positionen von sich aus, weil die Sicherheiten auf dem Konto nicht mehr reichen.',
    },
    swap: {
      name: 'Zinsen über Nacht (Swap)',
      text: 'Zinsen, die für eine über Nacht gehaltene Position berechnet oder gutgeschrieben werden. Sie hängen von den Zinssätzen beider Währungen und vom Broker ab.',
    },
    volatility: {
      name: 'Volatilität',
      text: 'Wie stark ein Kurs schwankt. Hohe Volatilität bedeutet größere mögliche Gewinne und Verluste.',
    },
  },
}
