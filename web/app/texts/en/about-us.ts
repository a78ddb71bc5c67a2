export const aboutUs = {
  meta: {
    title: 'About us',
    description:
      'What Aurivane is and is not: country owners, clubs and portfolios graded by risk for people who trade currencies and gold, with clear risk warnings.',
  },
  heading: 'About us',
  lede: 'Aurivane brings together people who trade currencies and gold, the owners who are responsible for Aurivane in their country, and the technology they use.',
  description: {
    heading: 'What our name means',
    paragraphs: [
      'A weather vane shows which way the wind is blowing. It cannot tell you where the wind will blow tomorrow. Our name comes from it, and so does our rule: show what is known, say what is not, and promise nothing.',
      'In practice that means three things. Every country where Aurivane has an owner or is available has a contact: its owner, or our own team where there is no owner yet. The risk level is shown beside every portfolio. Every return figure comes with a risk warning.',
      'People who use Aurivane meet in clubs. Each club belongs to one country and has one owner. A club is either open to the public or closed, that is, for friends and family only. We provide a list of clubs, a review before a club is marked as verified, lessons with worked examples, and support.',
    ],
  },
  takeaways: {
    heading: 'Key takeaways',
    items: [
      'Aurivane is a financial-technology platform and a community. It is not a bank. Nothing on this site is investment advice or a personal recommendation.',
      'This website takes no deposits and carries out no orders. To trade, you need an account with a broker, a trading service that is a separate company.',
      'Eighteen countries have an owner. In the other countries where Aurivane is available, our team is your contact.',
      'There are three portfolios, graded by risk: low, medium and high. None of them is free of risk.',
      'To register, you must be at least 18 years old and live in one of the 18 countries with an owner. Residents of the United States cannot register or create clubs.',
      '{{losses}} Only use money that you can afford to lose.',
    ],
  },
  cards: {
    heading: 'How Aurivane is organised',
    owners: {
      title: 'Country owners',
      text: 'An owner is responsible for Aurivane in one country. The Countries page shows the owner of each country and whether a licence number has been given. The owner is shown there under a brand name.',
    },
    clubs: {
      title: 'Clubs',
      text: 'Members with a confirmed email address can create clubs, open or closed, and decide who joins a closed one.',
    },
    portfolios: {
      title: 'Portfolios graded by risk',
      text: 'Portfolios 1, 2 and 3 differ in how far their value can rise and fall. Members see the three ranges on one scale.',
    },
    technology: {
      title: 'Technology',
      text: 'Trading rules should be written down before any trade is placed. The programs that apply them should run on servers around the clock and record every trade. The operator has not stated whether this is so, or who gives the orders.',
    },
    support: {
      title: 'Support',
      text: 'A person answers your questions. If an answer is not known, we say so. Support does not give investment advice.',
    },
  },
  disclaimer: {
    heading: 'Disclaimer',
    paragraphs: [
      'Trading currencies, gold and contracts on them can cost you all the money you put in. With leverage, you can lose it faster than most people expect. Without negative balance protection you can lose more, and owe money to the broker.',
      'This website is for information only. It is not an offer, and it does not replace advice from a professional who knows your circumstances. Nothing on this site is investment advice or a personal recommendation.',
      'Hypothetical examples show how widely outcomes can vary. They are neither past performance nor a forecast. Brand names are used for promotional purposes only. Names such as “Aurivane Australia” are brand names. They are not company names, and they are not proof of a licence.',
    ],
  },
}
