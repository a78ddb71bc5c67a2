export const home = {
  meta: {
    title: 'Currency and gold trading with the risk in plain sight',
    description:
      'A community for people who trade currencies and gold: clubs in 18 countries, three portfolios named by their risk, every claim beside its warning.',
  },
  hero: {
    label: 'Welcome',
    heading: 'Know the wind before you sail.',
    lede: 'Aurivane is a community for people who trade currencies and gold. Clubs in 18 countries, three portfolios graded by risk, and every claim beside its warning.',
    button: 'About us',
    lossLink: 'See how much can be lost',
    captions: [
      'Eighteen countries',
      'Ridge before sunrise',
      'Gold is thin, rock is thick',
      'Two kinds of sea',
      'Trading centres at night',
    ],
    pause: 'Pause the pictures',
    play: 'Play the pictures',
  },
  leaders: {
    heading: 'Leaders in Financial Technology',
    lede: 'Each licensed country has an owner who answers for it. We build what they work with: the portfolios, the club pages and the tools behind them.',
    text: 'You see who runs your country, how far a portfolio may swing, and whom to ask. Where something is not known yet, the page says so. No counter runs up on this site, and nobody hurries you.',
    countriesFact: 'countries with a licensed owner',
    portfoliosFact: 'portfolios, graded by risk',
    languagesFact: 'languages: English, Italian, German',
  },
  values: {
    label: 'What we hold to',
    risk: {
      heading: 'Risk first, return second.',
      text: 'About seven in ten investors lose money. So a portfolio is named by its risk, and you read what it may cost before what it aims for.',
      drawing: 'Ten strokes, seven of them filled: about 70% of investors lose money',
    },
    range: {
      heading: 'A range, never a single line.',
      text: 'Outcomes spread. We draw how far, above and below the start, on one scale for all three portfolios, and label every illustration as one.',
      drawing: 'Illustration: outcomes spread evenly above and below the start',
    },
  },
  hints: {
    heading: 'Where to start',
    countries: {
      title: 'Countries',
      text: 'Where Aurivane is licensed, where it is available, and who owns it there.',
    },
    portfolios: {
      title: 'Portfolios by risk',
      text: 'Low, medium and high, each with the range of outcomes it can have. For members.',
    },
    clubs: {
      title: 'Country clubs',
      text: 'Open and closed clubs. Each manager writes the description of their own.',
    },
    bulletin: {
      title: 'News and bulletin',
      text: 'Market news, and events that may affect how portfolios trade.',
    },
    forex: {
      title: 'What is Forex?',
      text: 'Pairs, pips, leverage and gold, with the sums worked out. Fifteen minutes.',
    },
    support: {
      title: 'Independent support',
      text: 'Write to us. A person answers, and says so when the answer is no.',
    },
  },
}
