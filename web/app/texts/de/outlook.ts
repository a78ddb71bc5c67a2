import type { outlook as en } from '../en/outlook.ts'

export const outlook: typeof en = {
  heading: 'Szenariorechner',
  assumptions: 'Alle Eingaben sind Annahmen. Das Ergebnis ist eine Beispielrechnung, keine Prognose.',
  amount: 'Betrag',
  months: 'Monate',
  riskGrade: 'Risikostufe',
  grades: {
    low: 'Portfolio 1 Niedriges Risiko, angenommene monatliche Streuung 2\u00a0%',
    medium: 'Portfolio 2 Mittleres Risiko, angenommene monatliche Streuung 5\u00a0%',
    high: 'Portfolio 3 Hohes Risiko, angenommene monatliche Streuung 10\u00a0%',
  },
  average: 'Angenommener Durchschnitt pro Monat',
  averages: { zero: '0\u00a0%', target: 'Das Ziel von 5\u00a0%', own: 'Eigener Wert' },
  ownAverage: 'Eigener Durchschnitt pro Monat in Prozent',
  cost: 'Kosten pro Jahr in Prozent',
  costAssumed: 'Annahme. Der Betreiber hat seine Kosten nicht angegeben.',
  costStated: 'Angabe des Betreibers: {{percent}}\u00a0%.',
  errors: {
    amountMissing: 'Geben Sie einen Betrag ein',
    amountOutOfRange: 'Geben Sie einen Betrag von 1 bis 10.000.000 ein',
    monthsOutOfRange: 'Geben Sie eine ganze Zahl von 1 bis 60 Monaten ein',
    averageOutOfRange: 'Geben Sie einen Durchschnitt von −5 bis 5 ein',
    costOutOfRange: 'Geben Sie jährliche Kosten von 0 bis 20 ein',
  },
  result: {
    heading: 'Ausblick',
    wrongFields: 'Korrigieren Sie die markierten Felder, um den Ausblick zu sehen.',
    targetAssumed: 'Sie haben angenommen, dass das Ziel erreicht wird. Nichts auf dieser Website belegt das.',
    nineInTen: 'Neun von zehn Ergebnissen',
    half: 'Die Hälfte der Ergebnisse',
    middle: 'Mittleres Ergebnis',
    below: 'Wahrscheinlichkeit, unter dem Anfangsbetrag zu enden',
    medianDrawdown: 'Größter Drawdown, mittlerer Fall',
    badDrawdown: 'Größter Drawdown, einer von zwanzig Fällen',
    between: '{{from}} bis {{to}}',
    percent: '{{percent}}\u00a0%',
    lessThanOne: 'unter 1\u00a0%',
    moreThanNinetyNine: 'über 99\u00a0%',
    gainNeeded:
      'Nach einem Verlust von {{loss}}\u00a0% ist ein Gewinn von {{gain}}\u00a0% nötig, um wieder am Anfang zu stehen.',
    gainNeededFrom:
      'Mit „Anfang“ ist hier der höchste Wert vor dem Rückgang gemeint, nicht unbedingt der Anfangsbetrag.',
  },
  chart_one:
    'Spanne der Ergebnisse über {{count}} Monat ab {{start}}: Neun von zehn liegen zwischen {{p05}} und {{p95}}, die Hälfte zwischen {{p25}} und {{p75}}. Das mittlere Ergebnis ist {{p50}}.',
  chart_other:
    'Spanne der Ergebnisse über {{count}} Monate ab {{start}}: Neun von zehn liegen zwischen {{p05}} und {{p95}}, die Hälfte zwischen {{p25}} und {{p75}}. Das mittlere Ergebnis ist {{p50}}.',
  key: {
    end_one: '{{count}} Monat',
    end_other: '{{count}} Monate',
    start: 'Start',
    below: 'Teil unter dem Anfangsbetrag',
  },
  table: {
    show: 'Zahlen anzeigen',
    caption: 'Spanne der Ergebnisse nach Monaten',
    columns:
      'Jede Spalte nennt den Betrag, unter dem der angegebene Anteil aller Ergebnisse nach der jeweiligen Zahl von Monaten liegt.',
    after: 'Nach',
    months_one: '{{count}} Monat',
    months_other: '{{count}} Monaten',
  },
  status_one:
    'Nach {{count}} Monat liegen neun von zehn Ergebnissen zwischen {{p05}} und {{p95}}. Wahrscheinlichkeit, unter dem Anfangsbetrag zu enden: {{below}}.',
  status_other:
    'Nach {{count}} Monaten liegen neun von zehn Ergebnissen zwischen {{p05}} und {{p95}}. Wahrscheinlichkeit, unter dem Anfangsbetrag zu enden: {{below}}.',
  copyLink: 'Link zu dieser Berechnung kopieren',
  linkCopied: 'Link in die Zwischenablage kopiert.',
  notIncluded: {
    heading: 'Was nicht enthalten ist',
    items: [
      'Steuern',
      'der Ausfall eines Brokers',
      'Schwankungen innerhalb eines Monats',
      'Änderungen von Durchschnitt oder Streuung',
      'spätere Ein- und Auszahlungen',
    ],
  },
}
