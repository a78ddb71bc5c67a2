/** The outlook calculator, on two pages. */
export const outlook = {
  heading: 'Outlook calculator',
  assumptions: 'All inputs are assumptions. The outcome is a hypothetical example, not a forecast.',
  amount: 'Amount',
  months: 'Months',
  riskGrade: 'Risk grade',
  grades: {
    low: 'Portfolio 1 Low Risk, assumed monthly spread 2%',
    medium: 'Portfolio 2 Medium Risk, assumed monthly spread 5%',
    high: 'Portfolio 3 High Risk, assumed monthly spread 10%',
  },
  average: 'Assumed average per month',
  averages: { zero: '0%', target: 'The target of 5%', own: 'My own figure' },
  ownAverage: 'Own average per month in percent',
  cost: 'Cost per year in percent',
  costAssumed: 'Assumption. The operator has not stated its costs.',
  costStated: 'Stated by the operator: {{percent}}%.',
  errors: {
    amountMissing: 'Enter an amount',
    amountOutOfRange: 'Enter an amount from 1 to 10,000,000',
    monthsOutOfRange: 'Enter a whole number of months from 1 to 60',
    averageOutOfRange: 'Enter an average from −5 to 5',
    costOutOfRange: 'Enter a yearly cost from 0 to 20',
  },
  result: {
    heading: 'Outlook',
    wrongFields: 'Correct the marked fields to see the outlook.',
    targetAssumed:
      'You have assumed that the target is reached. Nothing on this site shows that it has been.',
    nineInTen: 'Nine in ten outcomes',
    half: 'Half of the outcomes',
    middle: 'Middle outcome',
    below: 'Chance of ending below the start',
    medianDrawdown: 'Worst drawdown, middle case',
    badDrawdown: 'Worst drawdown, one case in twenty',
    between: '{{from}} to {{to}}',
    percent: '{{percent}}%',
    lessThanOne: 'less than 1%',
    moreThanNinetyNine: 'more than 99%',
    gainNeeded: 'A loss of {{loss}}% needs a gain of {{gain}}% to get back to the start.',
    gainNeededFrom: 'Here, “the start” is the earlier high: the highest value before the fall.',
  },
  chart_one:
    'Range of outcomes over {{count}} month from {{start}}: nine in ten end between {{p05}} and {{p95}}, half between {{p25}} and {{p75}}. The middle is {{p50}}.',
  chart_other:
    'Range of outcomes over {{count}} months from {{start}}: nine in ten end between {{p05}} and {{p95}}, half between {{p25}} and {{p75}}. The middle is {{p50}}.',
  key: {
    end_one: '{{count}} month',
    end_other: '{{count}} months',
    start: 'Start',
    below: 'Part below the start',
  },
  table: {
    show: 'Show the figures',
    caption: 'Outlook by month',
    columns:
      'Each percentage is the share of outcomes that are lower than the amount shown for it. For the first one, that is one outcome in twenty.',
    after: 'After',
    months_one: '{{count}} month',
    months_other: '{{count}} months',
  },
  status_one:
    'After {{count}} month nine in ten outcomes are between {{p05}} and {{p95}}. The chance of ending below the start is {{below}}.',
  status_other:
    'After {{count}} months nine in ten outcomes are between {{p05}} and {{p95}}. The chance of ending below the start is {{below}}.',
  copyLink: 'Copy the link to this calculation',
  linkCopied: 'Link copied to the clipboard.',
  notIncluded: {
    heading: 'What this does not include',
    items: [
      'tax',
      'failure of a broker',
      'moves within a month',
      'a changing average or spread',
      'later deposits and withdrawals',
    ],
  },
}
