import type { figures as en } from '../en/figures.ts'

export const figures: typeof en = {
  heading: 'Was die Zahlen bedeuten',
  caption: 'Die Zahlen auf dieser Website',
  columns: {
    figure: 'Zahl',
    kind: 'Art',
    period: 'Zeitraum',
    netOfCosts: 'Nach Kosten',
    source: 'Quelle',
    asOf: 'Stand',
    statedBy: 'Angabe von',
  },
  rows: {
    weekly: '1\u00a0% pro Woche',
    monthly: '5\u00a0% pro Monat im Durchschnitt',
    losses: 'Rund 70\u00a0% verlieren Geld',
    lossesStated: '{{percent}}\u00a0% der Konten verlieren Geld',
  },
  kinds: { reported: 'Angabe des Betreibers', target: 'Ziel des Betreibers' },
  periods: { week: 'Eine Woche', averageMonth: 'Ein Monat, im Durchschnitt', notStated: 'Keine Angabe' },
  netOfCosts: { yes: 'Ja', no: 'Nein', notStated: 'Keine Angabe', doesNotApply: 'Entfällt' },
  notStated: 'Keine Angabe',
  operator: 'Der Betreiber von Aurivane',
  nature:
    'Diese Zahlen sind Ziele und Angaben des Betreibers. Ein geprüfter Nachweis ist hier nicht veröffentlicht.',
  different: '1\u00a0% pro Woche und 5\u00a0% pro Monat sind nicht dasselbe.',
  compounded:
    'Mit Zinseszins wären 1\u00a0% pro Woche {{weeklyPerMonth}} pro Monat und {{weeklyPerYear}} pro Jahr. 5\u00a0% pro Monat wären {{monthlyPerYear}} pro Jahr.',
  why: {
    heading: 'Warum so viele verlieren können, obwohl das Ziel positiv ist',
    reasons: [
      'Ein Ziel sagt, was angestrebt wird, nicht, was eintritt.',
      'Wenige große Gewinne können einen Durchschnitt heben, während die meisten Konten verlieren.',
      'Kosten schmälern jedes Ergebnis.',
      'Viele steigen nach Gewinnen ein und nach Verlusten aus.',
    ],
    sourceUnknown:
      'Die Quelle dieser Zahl wurde nicht angegeben. Sie kann andere Personen und andere Produkte betreffen.',
    sourceStated: 'Quelle: {{source}}. Stand: {{date}}.',
  },
}
