export const portfolios = {
  meta: {
    title: 'Portfolios',
    description:
      'Three portfolios graded by risk: low, medium and high. Who each is for and not for, with the range of outcomes on one scale as a hypothetical example.',
  },
  heading: 'Portfolios',
  lede: 'Three portfolios, graded by risk. First look at how wide the range is.',
  claim: {
    text: 'The default portfolio mix is designed to average 5% return per month on investment. This is a target, not a result: months with losses are normal.',
  },
  key: {
    heading: 'How to read the charts',
    nine: 'Nine in ten outcomes end between the thin lines',
    half: 'The middle half of the outcomes ends between the thick lines',
    below: 'Below the dashed line you have lost money',
  },
  cards: {
    low: {
      name: 'Portfolio 1',
      grade: 'Low Risk',
      text: 'The narrowest spread. Under our assumptions, half of all outcomes still end below the start. In one case in twenty, 11% or more is lost after a year.',
      isFor: ['People who start with a small sum', 'People who can sit through a fall of a tenth'],
      isNotFor: [
        'People who need the money within a year',
        'People who want safe savings: nothing is insured',
      ],
    },
    medium: {
      name: 'Portfolio 2',
      grade: 'Medium Risk',
      text: 'A wider spread. Under our assumptions, 25% or more is lost after a year in one case in twenty.',
      isFor: ['People who have sat through a loss before', 'People who keep most of their money elsewhere'],
      isNotFor: ['People who would use borrowed money', 'People who count on a payout every month'],
    },
    high: {
      name: 'Portfolio 3',
      grade: 'High Risk',
      text: 'The widest spread. Under our assumptions, 43% or more is lost after a year in one case in twenty.',
      isFor: [
        'People who can afford to lose all of the money',
        'People who have used <term-leverage>leverage</term-leverage> before',
      ],
      isNotFor: ['People who would use retirement savings', 'People who want to win back a loss'],
    },
  },
  isFor: 'Who it is for',
  isNotFor: 'Who it is not for',
  chart: {
    title:
      '{{portfolio}}: range of outcomes over 12 months. From 100, nine in ten end between {{low}} and {{high}}.',
    illustration: 'Hypothetical example. Not past performance and not a forecast.',
    start: 'Start',
    months: { six: '6 months', twelve: '12 months' },
  },
  figures: {
    show: 'Show the figures',
    caption: '{{portfolio}}: hypothetical outcomes, starting from 100',
    after: 'After',
    low: 'Low end',
    middle: 'Middle half',
    high: 'High end',
    months_one: '{{count}} month',
    months_other: '{{count}} months',
    between: '{{from}} to {{to}}',
  },
  method:
    'All three charts are <term-hypothetical-example>hypothetical examples</term-hypothetical-example> on one scale; 100 is the amount put in. We assume a monthly spread of 2%, 5% and 10%. With 2%, the result is at most about 2% above or below the middle in about two months out of three. The middle (<term-median>median</term-median>) stays at the start, so that you compare only the widths. A <term-drawdown>drawdown</term-drawdown> is a fall from the highest value so far. Costs are left out here. The calculator below includes them. One in ten outcomes lies outside the thin lines.',
  mix: {
    heading: 'What a default mix is',
    paragraphs: [
      'The operator has not stated which portfolios make up the default mix. Ask the country owner for the current weights in writing, and what they mean for the range.',
      'Mixing portfolios does not make a safer one. Ups and downs may be smaller for a time, but the risk remains, and in a bad market the parts tend to fall together.',
    ],
  },
  questions: {
    heading: 'Common questions',
    items: [
      {
        question: 'Can I lose more than I put in?',
        answer:
          'You can lose all the money you put in. Without negative balance protection you can lose more, and owe money to the <term-broker>broker</term-broker> (the trading service). Whether you can owe more depends on the broker and your country. Ask before you pay in.',
      },
      {
        question: 'Why is there no chart of past results?',
        answer:
          'Because there is no audited record to show. When there is one, this page will name its source and its dates.',
      },
      {
        question: 'Who decides which portfolio I use?',
        answer:
          'You do. You can ask the country owner about all three. Nobody else chooses for you. Before you start, ask how you can switch or leave, and what that costs.',
      },
      {
        question: 'Does a low risk grade mean that the risk is small?',
        answer:
          'No. It is only smaller than the risk of the other two. Currencies and gold move every day, and leverage makes each move larger. Compared with a savings account, all three are risky.',
      },
    ],
    comparison: {
      question: 'Why does one page say 5% a month and another 1% a week?',
      answer:
        'These are two statements of the operator. 5% a month is a target for the default mix. 1% a week is what the operator says portfolios currently earn; no audited record is published here. Compounded over a year they would be 79.59% and 67.77%. Neither tells you what your own money will do.',
    },
  },
}
