/** What the figures of contract/src/figures.ts mean: the section /how-this-works#figures. */
export const figures = {
  heading: 'What the figures mean',
  caption: 'The figures on this site',
  columns: {
    figure: 'Figure',
    kind: 'Kind',
    period: 'Period',
    netOfCosts: 'After costs',
    source: 'Source',
    asOf: 'As of',
    statedBy: 'Stated by',
  },
  rows: {
    weekly: '1% a week',
    monthly: '5% a month on average',
    losses: 'About 70% lose money',
    lossesStated: '{{percent}}% of accounts lose money',
  },
  kinds: { reported: 'Statement of the operator', target: 'Target of the operator' },
  periods: { week: 'One week', averageMonth: 'One month, average', notStated: 'Not stated' },
  netOfCosts: { yes: 'Yes', no: 'No', notStated: 'Not stated', doesNotApply: 'Does not apply' },
  notStated: 'Not stated',
  operator: 'The operator of Aurivane',
  nature: 'These figures are targets and statements of the operator. No audited record is published here.',
  different: '1% a week and 5% a month are not the same.',
  compounded:
    'Compounded, 1% a week would be {{weeklyPerMonth}} a month and {{weeklyPerYear}} a year. 5% a month would be {{monthlyPerYear}} a year.',
  why: {
    heading: 'Why so many can lose although the target is positive',
    reasons: [
      'A target says what is aimed at, not what happens.',
      'An average can be lifted by a few large gains while most accounts lose.',
      'Costs reduce the value of every account.',
      'Many people join after gains and leave after losses.',
    ],
    sourceUnknown:
      'The source of this figure has not been stated. It may describe other people and other products.',
    sourceStated: 'Source: {{source}}. As of {{date}}.',
  },
}
