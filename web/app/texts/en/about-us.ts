export const aboutUs = {
  meta: {
    title: 'About us',
    description:
      'What Aurivane is and is not: country owners, clubs and risk-graded portfolios for people who trade currencies and gold, with the warnings in plain view.',
  },
  heading: 'About us',
  lede: 'Aurivane brings together people who trade currencies and gold, the owners who answer for it in their country, and the technology both of them work with.',
  description: {
    heading: 'A vane, not a promise',
    paragraphs: [
      'A weather vane shows where the wind stands. It does not say where it will blow tomorrow, and it does not pretend to. We took it as our name and as our rule: show what is known, measure what can be measured, and leave the promises out.',
      'In practice that means three things. Every country has a named place to ask: a licensed owner, or our own administration where there is none yet. Every portfolio carries its risk in its name. And every figure that sounds good stands beside the figure that does not.',
      'The people who use Aurivane meet in clubs. A club belongs to one country and to the person who runs it. It may be open to everyone or closed to friends and family. What we add is the ground they stand on: a register of clubs, a review before a club is marked as verified, education that works the sums out, and support that answers.',
    ],
  },
  takeaways: {
    heading: 'Key takeaways',
    items: [
      'Aurivane is a financial-technology platform and a community. It is not a bank, and nothing on this site is personal investment advice.',
      'This website takes no deposits and places no orders. Trading accounts are held with third-party trading services.',
      'Eighteen countries have a licensed owner. In the others where Aurivane is available, our administration is your contact.',
      'There are three portfolios, named by risk: low, medium and high. None of them is free of it.',
      'You must be at least 18 years old. Residents of the United States cannot register or create clubs.',
      'About 70% of investors lose money. Only use money that you can afford to lose.',
    ],
  },
  cards: {
    heading: 'What we are made of',
    owners: {
      title: 'Country owners',
      text: 'A licensed owner knows the rules, the language and the habits of one country, and answers for Aurivane there. The countries page says who that is.',
    },
    clubs: {
      title: 'Clubs',
      text: 'People learn faster in company. Members with a confirmed email may found clubs in their country, decide who may join, and write how the club works.',
    },
    portfolios: {
      title: 'Portfolios named by risk',
      text: 'Portfolio 1, 2 and 3 differ in how far they may swing, not in how well they are advertised. Members see the three ranges on one scale.',
    },
    technology: {
      title: 'Technology in the background',
      text: 'Rules that are written before a trade, servers that do not sleep, and records that can be read afterwards. We explain each part in plain words.',
    },
    support: {
      title: 'Support that may say no',
      text: 'Questions go to a person. If a portfolio does not suit you, or an answer is not known, that is the answer you get.',
    },
  },
  disclaimer: {
    heading: 'Disclaimer',
    paragraphs: [
      'Trading currencies, gold and contracts on them can cost you all the money you put in. With leverage, losses come faster than most people expect.',
      'The pages of this site inform and teach. They are not an offer, not a recommendation and not a substitute for advice from a professional who knows your circumstances.',
      'Illustrations show how outcomes can spread. They are neither a record of past results nor a forecast. Brand names are used for promotion only.',
    ],
  },
}
