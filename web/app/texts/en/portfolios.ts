export const portfolios = {
  meta: {
    title: 'Portfolios',
    description:
      'Three portfolios named by their risk: low, medium and high. What each is for and not for, with the range of outcomes drawn on one scale as an illustration.',
  },
  heading: 'Portfolios',
  lede: 'Three portfolios, named by their risk. Look at the width first.',
  claim: {
    text: 'The default portfolio mix is designed to average 5% return per month on investment. A design is not a result: months with losses are normal.',
  },
  key: {
    heading: 'How to read the charts',
    nine: 'Nine in ten outcomes end inside the thin lines',
    half: 'Half of them end inside the thick ones',
    below: 'Below the dashed start, money is lost',
  },
  cards: {
    low: {
      name: 'Portfolio 1',
      grade: 'Low Risk',
      text: 'The narrowest spread. Small swings, and still a real chance to end below the start.',
      isFor: ['A first step with a small sum', 'People who would sell after a fall of a tenth'],
      isNotFor: ['Money you need within a year', 'A replacement for savings: nothing here is insured'],
    },
    medium: {
      name: 'Portfolio 2',
      grade: 'Medium Risk',
      text: 'A wider spread. A quarter of the money may be gone after a poor year.',
      isFor: [
        'People who have sat through a loss before',
        'A part of your assets, most of which lie elsewhere',
      ],
      isNotFor: ['Borrowed money', 'Anyone who counts on a payout every month'],
    },
    high: {
      name: 'Portfolio 3',
      grade: 'High Risk',
      text: 'The widest spread. Nearly half may be lost in a year, and in a bad one more.',
      isFor: ['Money you can do without entirely', 'People who know leverage from experience'],
      isNotFor: ['Retirement savings', 'Winning back an earlier loss'],
    },
  },
  isFor: 'What it is for',
  isNotFor: 'What it is not for',
  chart: {
    title:
      '{{portfolio}}: range of outcomes over 12 months. From 100, nine in ten end between {{low}} and {{high}}.',
    illustration: 'Illustration. Not a history and not a forecast.',
    start: 'Start',
    months: { six: '6 months', twelve: '12 months' },
  },
  figures: {
    show: 'Show the figures',
    caption: '{{portfolio}}: illustrated outcomes, starting from 100',
    after: 'After',
    low: 'Low end',
    middle: 'Middle half',
    high: 'High end',
    months_one: '{{count}} month',
    months_other: '{{count}} months',
    between: '{{from}} to {{to}}',
  },
  method:
    'All three share one scale; 100 is the amount put in. Drawn from an assumed monthly spread of 2%, 5% and 10% with the middle held at the start, so that you compare widths and not slopes. Costs are left out. One in ten outcomes lies outside the lines.',
  mix: {
    heading: 'What a default mix is',
    paragraphs: [
      'The default mix combines the three portfolios. The owner of your country tells you the current weights and what they mean for the range; ask for them in writing.',
      'A mix is not a fourth, safer kind. Its range lies between those of its parts, and in a bad market the parts tend to fall together.',
    ],
  },
  questions: {
    heading: 'Questions people ask first',
    items: [
      {
        question: 'Can I lose more than I put in?',
        answer:
          'You can lose all of it. Whether more can be owed depends on the trading service and your country; ask before you fund an account.',
      },
      {
        question: 'Why is there no chart of past results?',
        answer:
          'Because we show none that has not been checked. When there is one, it will name its source and its dates.',
      },
      {
        question: 'Who decides which portfolio I use?',
        answer:
          'You do. The owner in your country explains the three and answers questions. Nobody may choose for you, and you may change or leave.',
      },
      {
        question: 'Does a low risk grade mean that the risk is small?',
        answer:
          'It means smaller than that of the other two. Currencies and gold move every day, and leverage makes each move larger. Compared with a savings account, all three are risky.',
      },
    ],
    comparison: {
      question: 'Why does one page say 5% a month and another 1% a week?',
      answer:
        'They answer different questions. 5% per month is the average that the default mix is designed for. 1% every week describes what portfolios currently earn, and would come to a little over 4% a month if it lasted. Neither is promised, and neither tells you what your own money will do.',
    },
  },
}
