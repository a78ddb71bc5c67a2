export const home = {
  meta: {
    title: 'Currency and gold trading with the risk in plain sight',
    description:
      'A community for people who trade currencies and gold. Clubs in 18 countries, three portfolios graded by risk, and a risk warning next to every return figure.',
  },
  hero: {
    label: 'Welcome',
    heading: 'Know the risk before you trade.',
    lede: 'Aurivane is a community for people who trade currencies and gold. Clubs in 18 countries, three portfolios graded by risk, and a risk warning next to every return figure.',
    button: 'About us',
    lossLink: 'See how much you can lose',
    captions: [
      'Eighteen countries',
      'Mountain ridge at dawn',
      'Gold veins in rock',
      'Calm sea and rough sea',
      'Financial centres at night',
    ],
    pause: 'Pause the pictures',
    play: 'Play the pictures',
  },
  leaders: {
    heading: 'Leaders in Financial Technology',
    lede: 'Each licensed country has an owner who is responsible for Aurivane there. “Licensed” is our own word; it does not mean licensed by a regulator. We provide what the owners use: the portfolios, the club pages and the tools behind them.',
    text: 'The Countries page shows who is responsible for Aurivane in your country. Members see hypothetical examples of how far a portfolio can swing. Where something is not known yet, we say so. No countdowns, no pressure.',
    countriesFact: 'countries with an owner',
    portfoliosFact: 'portfolios, graded by risk',
    languagesFact: 'languages: English, Italian, German',
  },
  values: {
    label: 'Our principles',
    risk: {
      heading: 'Risk first, return second.',
      losses: 'The operator states that about seven in ten investors lose money.',
      text: 'So every portfolio is named by its risk, and every return figure carries a risk warning.',
      drawing: 'Ten strokes, seven of them filled: about 70% of investors lose money',
    },
    range: {
      heading: 'A range, never a single line.',
      text: 'Outcomes vary. We show how widely, on one scale for all three portfolios. Every hypothetical example is labelled.',
      drawing: 'Hypothetical example: the range of outcomes widens above and below the start',
    },
  },
  hints: {
    heading: 'Where to start',
    countries: {
      title: 'Countries',
      text: 'Where Aurivane has an owner, where it is available, and which authority is responsible.',
    },
    portfolios: {
      title: 'Portfolios by risk',
      text: 'Low, medium and high, each with a hypothetical range of outcomes. For members.',
    },
    clubs: {
      title: 'Clubs by country',
      text: 'Open and closed clubs, described by the people who run them.',
    },
    bulletin: {
      title: 'News and bulletin',
      text: 'Market news, and events that can affect trading.',
    },
    forex: {
      title: 'What is Forex?',
      text: 'Pairs, pips, leverage and gold, with worked examples. Nine minutes.',
    },
    support: {
      title: 'Independent support',
      text: 'Write to us. A person replies to every message.',
    },
  },
}
