export const whatIsForex = {
  meta: {
    title: 'What is Forex?',
    description:
      'Currency trading with worked examples: pairs, pips, lots, spread, leverage, margin, gold, trading hours, overnight interest, risk and position size.',
  },
  heading: 'What is Forex?',
  lede: 'Foreign exchange (forex) is the market in which one currency is exchanged for another. This page explains how it works, what it costs and how much you can lose, with worked examples.',
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
  assumed: 'Prices in the examples are assumed and rounded. They show how to calculate, not what to trade.',
  takeaways: {
    heading: 'Key takeaways',
    items: [
      'A currency is always priced in another currency. If you buy a <term-currency-pair>pair</term-currency-pair>, you buy the first currency and pay with the second.',
      'A <term-pip>pip</term-pip> is the usual unit of movement: 0.0001, or 0.01 for pairs quoted in yen. Its value depends on the size of the <term-position>position</term-position>.',
      'You pay the <term-spread>spread</term-spread> on every trade, whether you win or lose. If you trade often, it can become your largest cost.',
      '<term-leverage>Leverage</term-leverage> multiplies losses exactly as it multiplies gains. At 30:1 a move of 3.3% against you costs as much as the whole <term-margin>margin</term-margin>.',
      'Choose the size of a position by the loss you can bear, not by the gain you hope for.',
      'After a loss of 50% you need a gain of 100% to be back where you started.',
    ],
  },
  market: {
    heading: 'A market without a central exchange',
    paragraphs: [
      'Banks, companies, funds, central banks and private traders deal with each other over networks. They trade around the clock, from Monday morning in the Pacific to late Friday afternoon in New York. In April 2025 the Bank for International Settlements measured an average turnover of 9.6 trillion US dollars a day.',
      'Much of this is not a bet on a quick gain. Importers pay invoices, funds protect foreign shares against currency swings, and central banks manage reserves. A private trader sees none of these orders, which is one reason to be careful.',
    ],
    source: 'Source: <bisSurvey>BIS Triennial Central Bank Survey 2025</bisSurvey>',
  },
  pairs: {
    heading: 'Pairs: base and quote',
    paragraphs: [
      'A price in this market is a ratio. The first currency of a pair is the <term-base-currency>base</term-base-currency>, the second is the <term-quote-currency>quote</term-quote-currency>. The price says how much of the quote one unit of the base costs.',
      'Buying the pair (going <term-long>long</term-long>) means buying the base and selling the quote. Selling it (going <term-short>short</term-short>) means the reverse. So you always hold one currency against another.',
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
          group: '<term-major-pair>Majors</term-major-pair>',
          examples: 'EUR/USD, GBP/USD, USD/JPY, USD/CHF',
          trait: 'The US dollar on one side, most trading, narrowest spreads',
        },
        {
          group: '<term-cross>Crosses</term-cross>',
          examples: 'EUR/GBP, CAD/JPY, AUD/NZD',
          trait: 'No US dollar; wider spreads, two economies to follow',
        },
        {
          group: '<term-exotic-pair>Exotics</term-exotic-pair>',
          examples: 'USD/MXN, USD/THB, EUR/TRY',
          trait: 'Wide spreads, sudden jumps, high overnight costs',
        },
      ],
    },
  },
  pips: {
    heading: 'Pips: the unit of movement',
    paragraphs: [
      'For most pairs a pip is the fourth decimal place of the price (0.0001). For pairs quoted in yen it is the second (0.01). Many <term-broker>brokers</term-broker> (trading services) show one more digit, a tenth of a pip.',
      'The value of a pip in money depends on two things: how many units you hold, and the currency in which the pair is quoted.',
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
      'Positions are measured in <term-lot>lots</term-lot>. A standard lot is 100,000 units of the base currency. A mini lot is a tenth of it and a micro lot a hundredth.',
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
      'There are always two prices: the <term-bid>bid</term-bid>, at which you can sell, and the <term-ask>ask</term-ask>, at which you can buy. The difference between them is the spread. You pay it on every trade, so each trade begins with a small loss.',
      'Some brokers charge a <term-commission>commission</term-commission> as well. In fast markets your order can also be filled at a worse price than the one on the screen. This is called <term-slippage>slippage</term-slippage>.',
    ],
    example: {
      title: 'What a narrow spread adds up to',
      rows: [
        { label: 'Bid 1.08500, ask 1.08512', value: '1.2 pips' },
        { label: 'Cost of one trade of 10,000 units', value: '1.20 USD' },
        { label: 'Ten trades a day for 20 days', value: '240 USD' },
        { label: 'Share of an account of 2,000 USD', value: '12% a month' },
      ],
      result:
        'This account must gain 12% a month just to cover its costs. The simplest way to save is to trade less often.',
    },
  },
  leverage: {
    heading: 'Leverage and margin',
    paragraphs: [
      'A broker asks for part of the position’s value as security. This part is the margin. At 30:1 a margin of one thirtieth is enough, so 1,000 US dollars can support a position of 30,000. The rest is, in effect, borrowed. Gains and losses are calculated on the whole position.',
      'Losses reduce the <term-equity>equity</term-equity> of your account. When it comes close to the margin, the broker usually warns you (<term-margin-call>margin call</term-margin-call>). It can close positions without asking or warning you (<term-stop-out>stop-out</term-stop-out>), often at the worst moment.',
      // ESMA Decision (EU) 2018/796, Annex I, and the national rules that replaced it; other pairs and gold: 20:1.
      'In the European Union, <term-retail-client>retail clients</term-retail-client> may trade <term-cfd>contracts for difference (CFDs)</term-cfd> on major pairs at no more than 30:1. On other pairs and on gold the limit is 20:1. This rule calls a pair major if both currencies are among USD, EUR, JPY, GBP, CAD and CHF. So the limit is 30:1 for EUR/GBP and CAD/JPY, but 20:1 for AUD/USD and NZD/USD. Positions must be closed when the equity falls to half of the required margin, and an account <term-negative-balance-protection>cannot fall below zero</term-negative-balance-protection>. The United Kingdom and Australia have similar limits. Other countries have other limits, or none. Check the rules where you live.',
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
        'The euro moved by 2%. The account lost more than a fifth, although it used only a little over a third of the leverage allowed.',
    },
    chart: {
      caption: 'What a move of 1% against you costs, as a share of the margin',
      leverage: 'Leverage',
      loss: 'Loss',
    },
  },
  gold: {
    heading: 'Gold',
    paragraphs: [
      'Gold is traded like a currency, usually against the dollar, under the code XAU/USD. The price is for one troy ounce, which is 31.1035 grams. A standard lot is 100 ounces.',
      'Gold pays no interest. People tend to buy it when real interest rates (interest after inflation) fall, the dollar weakens or they fear for the value of money. They tend to sell it when cash pays good interest. These are tendencies, not laws: they can fail for years.',
      'Its daily range is often wider than that of a major pair. After a weekend the price can open far from where it closed. A <term-stop-loss>stop-loss order</term-stop-loss> does not protect you from such a <term-gap>gap</term-gap>: it is filled at the first available price.',
    ],
    example: {
      title: 'XAU/USD, 0.10 lot',
      rows: [
        { label: 'Size: 0.10 × 100', value: '10 ounces' },
        { label: 'Bought at an assumed 4,000.00', value: '40,000 USD' },
        { label: 'Falls by 60 dollars, 1.5%', value: '3,940.00' },
        { label: 'Loss: 10 × 60', value: '600 USD' },
      ],
      result: 'A fall of 1.5% in a day is not unusual for gold. In an account of 2,000 USD it costs 30%.',
    },
  },
  sessions: {
    heading: 'Trading hours',
    paragraphs: [
      'Trading moves from one time zone to the next. Spreads are usually narrowest while London and New York are both open, and widest in the hour after New York closes.',
    ],
    caption: 'Office hours of four financial centres, in UTC, during the northern winter',
    columns: { centre: 'Centre', opens: 'Opens', closes: 'Closes' },
    centres: { sydney: 'Sydney', tokyo: 'Tokyo', london: 'London', newYork: 'New York' },
    overlap: 'London and New York together',
    note: 'In the northern summer London and New York open one hour earlier in UTC. Sydney opens one hour later, because its own summer time has ended. The week ends on Friday at 22:00 UTC in winter and 21:00 in summer.',
  },
  swap: {
    heading: 'Overnight interest (swap)',
    paragraphs: [
      'Every currency has an interest rate. If you hold a pair overnight, you earn interest on the currency you bought and pay interest on the one you sold. The broker settles the difference, the <term-swap>swap</term-swap>, once a day, at 17:00 New York time, and keeps part of it. The outcome can be a credit, but often it is a charge, whether you bought or sold the pair.',
      'Most trades settle two business days later. Wednesday night therefore usually counts as three nights, to cover the weekend.',
    ],
    example: {
      title: 'A small charge that adds up',
      rows: [
        { label: 'Assumed swap, per night', value: '−0.6 pips' },
        { label: 'With 10,000 EUR/USD', value: '−0.60 USD' },
        { label: '30 nights', value: '−18.00 USD' },
      ],
      result:
        'Even if the price does not move, one month costs 18 dollars here. Check the swap before you hold a position overnight.',
    },
  },
  risk: {
    heading: 'Kinds of risk',
    lede: 'A loss rarely becomes serious because an opinion was wrong. It becomes serious because the position was too large or was held for too long.',
    kinds: [
      { title: 'Market risk', text: 'The price moves against you. This is the best-known risk.' },
      {
        title: 'Leverage risk',
        text: 'Your position is closed during a brief fall, because your equity no longer covers the margin.',
      },
      { title: 'Gap risk', text: 'The price jumps over your exit, at a weekend or on news.' },
      {
        title: '<term-liquidity>Liquidity</term-liquidity> risk',
        text: 'You cannot trade the amount you want, or only at a worse price.',
      },
      {
        title: '<term-counterparty-risk>Counterparty risk</term-counterparty-risk>',
        text: 'The broker that holds your account fails, or refuses to pay you. Look it up in the register of its regulator.',
      },
      {
        title: 'The human factor',
        text: 'Doubling after a loss, moving the exit, trading to feel better. No broker can protect you from this.',
      },
    ],
    recovery: {
      heading: 'Why large losses are hard to make up',
      text: 'After a loss you need a larger percentage gain to get back to the start. The larger the loss, the larger the gain you need.',
      caption: 'Gain needed to get back to the start',
      columns: { loss: 'Loss', gain: 'Gain needed' },
    },
  },
  sizing: {
    heading: 'How to size a position',
    paragraphs: [
      'Do not ask how much you can buy. Ask how much you can afford to lose on this one trade. The size follows from that. A common rule is one per cent of the account or less.',
    ],
    steps: [
      'Decide what share of the account you can afford to lose on this trade.',
      'Decide at which price you accept that you were wrong: the exit. Measure it in pips from the entry.',
      'Divide the amount you can afford to lose by that number of pips. This is the most that one pip can be worth.',
      'Choose the number of units for which one pip is worth that much, and round down.',
    ],
    example: {
      title: 'One per cent, 25 pips',
      rows: [
        { label: 'Account', value: '5,000 USD' },
        { label: 'Loss you accept: 1%', value: '50 USD' },
        { label: 'Distance to the exit', value: '25 pips' },
        { label: 'One pip can be worth: 50 ÷ 25', value: '2.00 USD' },
        { label: 'Size in EUR/USD', value: '20,000 units (0.20 lot)' },
        { label: 'Leverage used: 21,700 ÷ 5,000', value: '4.3:1' },
      ],
      result:
        'The position is much smaller than the broker would allow. This limits the loss, but a gap can still make it larger than planned.',
    },
    streak: {
      caption: 'What is left after ten losses in a row',
      columns: { share: 'Risk per trade', left: 'Left in the account' },
      // Computed: at a loss rate of 0.6, a run of ten occurs in 45.2% of series of 250 trades, in 91.5% of 1,000.
      note: 'With 60% losing trades, ten losses in a row occur in almost half of all series of 250 trades.',
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
