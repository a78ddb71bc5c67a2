export const whatIsForex = {
  meta: {
    title: 'What is Forex?',
    description:
      'Currency trading explained with worked sums: pairs, pips, lots, spread, leverage, margin, gold, trading hours, overnight interest, risk and position size.',
  },
  heading: 'What is Forex?',
  lede: 'Foreign exchange is the market in which one money is swapped for another. This page explains how it works, what it costs and how much can be lost, with every sum worked out.',
  contentsLabel: 'On this page',
  contents: {
    market: 'The market',
    pairs: 'Pairs',
    pips: 'Pips',
    lots: 'Lots',
    spread: 'Spread',
    leverage: 'Leverage',
    gold: 'Gold',
    sessions: 'Hours',
    swap: 'Swap',
    risk: 'Risk',
    sizing: 'Position size',
  },
  exampleLabel: 'Worked example',
  assumed:
    'Prices in the examples are assumed and rounded. They are there to be calculated with, not to be traded on.',
  takeaways: {
    heading: 'Key takeaways',
    items: [
      'A currency is always priced in another one. Whoever buys a pair buys the first currency and pays with the second.',
      'A pip is the usual unit of movement: 0.0001, or 0.01 for pairs with the yen. Its value depends on the size of the position.',
      'The spread is paid on every trade, won or lost. Frequent trading makes it the largest cost.',
      'Leverage multiplies losses exactly as it multiplies gains. At 30:1 a move of about 3% against you consumes the whole stake.',
      'The size of a position follows from the loss you can bear, not from the gain you hope for.',
      'After a loss of 50% you need a gain of 100% to be back where you started.',
    ],
  },
  market: {
    heading: 'A market without a building',
    paragraphs: [
      'There is no central exchange. Banks, companies, funds, central banks and private traders deal with each other over networks, around the clock from Monday morning in the Pacific to Friday evening in New York. In April 2025 the Bank for International Settlements counted an average turnover of 9.6 trillion US dollars a day.',
      'Much of this is not a bet on a quick gain. Importers pay invoices, funds protect foreign shares against currency swings, central banks manage reserves. A private trader sees none of these orders: the first reason for caution.',
    ],
    source: 'Source: <bisSurvey>BIS Triennial Central Bank Survey 2025</bisSurvey>',
  },
  pairs: {
    heading: 'Pairs: base and quote',
    paragraphs: [
      'A price in this market is a ratio. The first currency of a pair is the base, the second is the quote. The price says how much of the quote one unit of the base costs.',
      'Buying the pair (going long) means buying the base and selling the quote. Selling it (going short) means the reverse. You therefore always hold one money against another.',
    ],
    quote: {
      caption: 'EUR/USD at 1.0850: one euro costs 1.0850 US dollars.',
      base: 'Base',
      baseText: 'what is bought or sold',
      counter: 'Quote',
      counterText: 'what it is paid with',
      price: '1.0850',
      priceLabel: 'Price',
      pip: 'The fourth decimal is the pip',
    },
    groups: {
      caption: 'Three groups of pairs',
      columns: { group: 'Group', examples: 'Examples', trait: 'What to expect' },
      rows: [
        {
          group: 'Majors',
          examples: 'EUR/USD, GBP/USD, USD/JPY, USD/CHF',
          trait: 'The dollar on one side, most trading, narrowest spreads',
        },
        {
          group: 'Crosses',
          examples: 'EUR/GBP, CAD/JPY, AUD/NZD',
          trait: 'No dollar; wider spreads, two economies to follow',
        },
        {
          group: 'Exotics',
          examples: 'USD/MXN, USD/THB, EUR/TRY',
          trait: 'Wide spreads, sudden jumps, high overnight costs',
        },
      ],
    },
  },
  pips: {
    heading: 'Pips: the unit of movement',
    paragraphs: [
      'For most pairs a pip is 0.0001 of the price. For pairs quoted in yen it is 0.01. Many services show one more digit, a tenth of a pip.',
      'What a pip is worth in money depends on two things only: how many units you hold, and the currency in which the pair is quoted.',
    ],
    examples: [
      {
        title: 'EUR/USD, 10,000 units',
        rows: [
          { label: 'Price moves from 1.0850 to 1.0873', value: '23 pips' },
          { label: 'Value of one pip: 10,000 × 0.0001', value: '1.00 USD' },
          { label: 'Gain or loss: 23 × 1.00', value: '23.00 USD' },
        ],
      },
      {
        title: 'USD/JPY, 10,000 units',
        rows: [
          { label: 'Price moves from 150.00 to 149.40', value: '60 pips' },
          { label: 'Value of one pip: 10,000 × 0.01', value: '100 JPY' },
          { label: 'Gain or loss: 60 × 100', value: '6,000 JPY' },
          { label: 'In dollars: 6,000 ÷ 149.40', value: '40.16 USD' },
        ],
      },
    ],
  },
  lots: {
    heading: 'Lots: how much is traded',
    paragraphs: [
      'Positions are counted in lots. A standard lot is 100,000 units of the base currency, and the smaller ones are tenths of it.',
    ],
    table: {
      caption: 'Lot sizes and the value of one pip in EUR/USD',
      columns: { name: 'Lot', units: 'Units', written: 'Written as', pip: 'One pip' },
      names: { standard: 'Standard', mini: 'Mini', micro: 'Micro' },
    },
  },
  spread: {
    heading: 'Spread: the cost of every trade',
    paragraphs: [
      'There are two prices at any moment: the bid, at which you can sell, and the ask, at which you can buy. The gap between them is the spread. You pay it when you enter, whatever happens afterwards; each trade begins with a small loss.',
      'Some services charge a commission as well. In fast markets the order may also be filled at a worse price than the one on the screen; that is called slippage.',
    ],
    example: {
      title: 'What a narrow spread adds up to',
      rows: [
        { label: 'Bid 1.08500, ask 1.08512', value: '1.2 pips' },
        { label: 'Cost of one trade with 10,000 units', value: '1.20 USD' },
        { label: 'Ten trades a day on 20 days', value: '240 USD' },
        { label: 'Share of an account of 2,000 USD', value: '12% a month' },
      ],
      result:
        'This account must earn 12% a month before its owner has earned anything. Trading less often is the simplest saving there is.',
    },
  },
  leverage: {
    heading: 'Leverage and margin',
    paragraphs: [
      'A trading service asks for a fraction of the position as security. That fraction is the margin. At 30:1 a margin of one thirtieth is enough, so 1,000 US dollars can carry a position of 30,000. The rest is, in effect, borrowed, and gains and losses count on the whole position.',
      'When losses eat into the security, the service first warns (margin call) and then closes positions by itself (stop-out), often at the worst moment. In the European Union retail clients may trade contracts for difference on major pairs at no more than 30:1 and on gold at no more than 20:1, positions must be closed when half of the required margin is left, and an account cannot fall below zero. In other places none of this may apply.',
    ],
    example: {
      title: 'A loss, worked out',
      rows: [
        { label: 'Account', value: '1,000 USD' },
        { label: 'Bought: 10,000 EUR/USD at 1.0850', value: '10,850 USD' },
        { label: 'Margin at 30:1', value: '361.67 USD' },
        { label: 'The euro falls by 2%, to 1.0633', value: '217 pips' },
        { label: 'Loss: 217 × 1.00', value: '217 USD' },
        { label: 'Share of the account', value: '21.7%' },
      ],
      result:
        'The euro moved by 2%. The account lost more than a fifth, although it used little more than a third of the leverage allowed.',
    },
    chart: {
      caption: 'What a move of 1% against you takes from the stake',
      leverage: 'Leverage',
      loss: 'Loss',
    },
  },
  gold: {
    heading: 'Gold',
    paragraphs: [
      'Gold is traded like a currency, usually against the dollar, under the code XAU/USD. The price is for one troy ounce, which is 31.1035 grams. A standard lot is 100 ounces.',
      'Gold pays no interest. It tends to be wanted when real interest rates fall, when the dollar weakens, and when people fear for the value of money; it tends to be sold when holding cash pays well. These are tendencies, not laws, and they have failed for years at a time.',
      'Its daily range is often wider than that of a major pair, and after a weekend the price may open far from where it closed. A stop order does not help across such a gap: it is filled at the first price there is.',
    ],
    example: {
      title: 'XAU/USD, 0.10 lot',
      rows: [
        { label: 'Size: 0.10 × 100', value: '10 ounces' },
        { label: 'Bought at an assumed 2,400.00', value: '24,000 USD' },
        { label: 'Falls by 36 dollars, 1.5%', value: '2,364.00' },
        { label: 'Loss: 10 × 36', value: '360 USD' },
      ],
      result: 'A fall of 1.5% in a day is nothing unusual for gold. In an account of 2,000 USD it costs 18%.',
    },
  },
  sessions: {
    heading: 'The hours of the day',
    paragraphs: [
      'The market follows the sun. Spreads are usually narrowest while London and New York are both at work, and widest in the hour after New York closes.',
    ],
    caption: 'Office hours of four centres, in UTC, during the northern winter',
    columns: { centre: 'Centre', opens: 'Opens', closes: 'Closes' },
    centres: { sydney: 'Sydney', tokyo: 'Tokyo', london: 'London', newYork: 'New York' },
    overlap: 'London and New York together',
    note: 'Summer time moves London and New York one hour earlier and Sydney one hour later. The week ends on Friday at 22:00 UTC in winter and 21:00 in summer.',
  },
  swap: {
    heading: 'Overnight interest (swap)',
    paragraphs: [
      'Every currency has an interest rate. Whoever holds a pair overnight earns the rate of the currency bought and pays that of the currency sold. The service settles the difference once a day, at 17:00 New York time, and keeps a part of it. The result can be a credit; often it is a charge in both directions.',
      'Since trades settle two business days later, the night from Wednesday to Thursday usually counts for three, to cover the weekend.',
    ],
    example: {
      title: 'A small charge that lasts',
      rows: [
        { label: 'Assumed swap, per night', value: '−0.6 pips' },
        { label: 'With 10,000 EUR/USD', value: '−0.60 USD' },
        { label: '30 nights', value: '−18.00 USD' },
      ],
      result:
        'A price that stands still for a month costs 18 dollars here. Ask for the swap before you hold.',
    },
  },
  risk: {
    heading: 'Risk, by its names',
    lede: 'A loss rarely becomes grave because an opinion was wrong. It becomes grave because the position was too large, or held for too long.',
    kinds: [
      { title: 'Market risk', text: 'The price moves against you. This one everybody knows.' },
      {
        title: 'Leverage risk',
        text: 'A move you could have sat out forces you to sell, because the margin is gone.',
      },
      { title: 'Gap risk', text: 'The price jumps over your exit, at a weekend or on news.' },
      {
        title: 'Liquidity risk',
        text: 'There is a price, but not for your size, or only with a wide spread.',
      },
      {
        title: 'Counterparty risk',
        text: 'The service that holds your account fails, or refuses to pay out. Look it up in the register of its supervisor.',
      },
      {
        title: 'Your own risk',
        text: 'Doubling after a loss, moving the exit, trading to feel better. No service can limit this one for you.',
      },
    ],
    recovery: {
      heading: 'Why large losses weigh double',
      text: 'A loss and the gain that makes up for it are not the same size. The deeper the loss, the steeper the way back.',
      caption: 'Gain needed to be back at the start',
      columns: { loss: 'Loss', gain: 'Gain needed' },
    },
  },
  sizing: {
    heading: 'How to size a position',
    paragraphs: [
      'Turn the question round. Do not ask how much you can buy; ask how much you can lose on this one trade without minding, and let the size follow. A rule that is often named is one percent of the account or less.',
    ],
    steps: [
      'Decide the share of the account that this trade may lose.',
      'Decide where the trade is wrong: the exit, measured in pips from the entry.',
      'Divide the money by the pips. That is the value one pip may have.',
      'Choose the number of units whose pip is worth that much, and round down.',
    ],
    example: {
      title: 'One percent, 25 pips',
      rows: [
        { label: 'Account', value: '5,000 USD' },
        { label: 'May lose: 1%', value: '50 USD' },
        { label: 'Distance to the exit', value: '25 pips' },
        { label: 'One pip may be worth: 50 ÷ 25', value: '2.00 USD' },
        { label: 'Size in EUR/USD', value: '20,000 units (0.20 lot)' },
        { label: 'Leverage used: 21,700 ÷ 5,000', value: '4.3' },
      ],
      result: 'The position is a fraction of what the service would allow. That is the point.',
    },
    streak: {
      caption: 'What is left after ten losses in a row',
      columns: { share: 'Risk per trade', left: 'Left of the account' },
      note: 'Ten in a row are rare. Whoever trades for years should reckon with them all the same.',
    },
  },
  next: {
    heading: 'Where to go from here',
    howThisWorks: 'How Aurivane works, step by step',
    faq: 'Questions and answers',
    bulletin: 'News and bulletin',
    calendar: 'Economic calendar',
  },
}
