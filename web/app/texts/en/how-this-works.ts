export const howThisWorks = {
  meta: {
    title: 'How this works',
    description:
      'From registration to a portfolio: who does what, which strategies there are, when they lose, and what passive income means and does not mean.',
  },
  heading: 'How this works',
  lede: 'Who does what, in which order, and what can go wrong. Read this page before you register. It takes about nine minutes.',
  steps: {
    heading: 'Step by step',
    lede: 'There are five steps, in this order. Nothing happens unless you act, and you can stop after any step.',
    items: [
      {
        title: 'Read',
        text: 'Start with the page “What is Forex?” and the calculator below. If leverage is new to you, work through the loss example on that page, using your own savings as the amount.',
      },
      {
        title: 'Register',
        text: 'You enter your name, email address, country and a password. You must be at least 18, live in one of the 18 countries with an owner and not be a resident of the United States. Registration is free and does not oblige you to trade or pay.',
      },
      {
        title: 'Confirm your email address',
        text: 'We send you a link. Once you have confirmed your address, you can join and create clubs. We recommend turning on two-factor authentication.',
      },
      {
        title: 'Meet people',
        text: 'Look for a club in your country, or create one. Ask the country owner about the costs, the broker (the trading service) and how to get your money out.',
      },
      {
        title: 'Decide',
        text: 'Only now is money involved. You open an account with a broker, in your own name and under its terms. You choose the portfolio and the amount. Ask beforehand how and when you can leave.',
      },
    ],
  },
  strategies: {
    heading: 'Strategies',
    lede: 'A portfolio is a mix of strategies, each a set of rules. Those below are common; the operator has not stated which of them the portfolios use. Each gains in some markets and loses in others. Mixing them can reduce the ups and downs but cannot make a portfolio safe.',
    earns: 'Gains',
    loses: 'Loses',
    items: [
      {
        title: 'Following a trend',
        text: 'Buys what has been rising and sells what has been falling, in small steps, and exits when the trend ends.',
        earns: 'When a move lasts for weeks, for example when two countries’ interest rates drift apart.',
        loses:
          'When prices go back and forth. Many small losses in a row are normal; a few large gains are meant to outweigh them.',
      },
      {
        title: 'Mean reversion',
        text: 'Sells what has risen far above its recent average and buys what has fallen far below it, with a fixed exit on both sides.',
        earns: 'When a market is calm and moves inside a range.',
        loses:
          'When the price leaves the range. The loss is then larger than the usual gain, so the exit matters most.',
      },
      {
        title: 'Gold as a counterweight',
        text: 'Keeps part of the portfolio in gold. Gold and currencies often, but not always, react differently to the same news.',
        earns:
          'When people lose trust in currencies, or real interest rates (interest after inflation) fall.',
        loses: 'When real interest rates rise, or everything is sold at once to raise cash.',
      },
      {
        title: 'Standing aside',
        text: 'Opens no new positions around central bank decisions and on holidays with little trading, when spreads widen and prices jump.',
        earns: 'Nothing. It saves costs and avoids some gaps.',
        loses: 'When the news would have helped. Waiting can mean missing a gain.',
      },
    ],
    rules: {
      heading: 'Three rules for every strategy',
      items: [
        'The exit should be set before a position is opened.',
        'The size of a position should depend on what it can lose, never on what it could gain.',
        'After a losing month, no position should be doubled to win the loss back.',
      ],
    },
  },
  passiveIncome: {
    heading: 'Passive income',
    lede: 'Passive income means that you do not do the daily work yourself. It does not mean that the income is certain, regular or free of risk.',
    paragraphs: [
      'The idea is that you do not need to watch charts. Trading follows fixed rules and a broker executes the orders. You choose the portfolio, decide the amount and bear the outcome. The operator has not stated who gives the orders.',
      'Trading results are uneven: months with a gain, months with a loss, and stretches of several bad months. If you need a fixed sum every month, do not rely on trading.',
    ],
    claim: {
      heading: 'The target of the default mix',
      text: 'The default portfolio mix is designed to average 5% return per month on investment. This is a target, not a result. An average can hide long periods of loss, and the target might never be reached.',
      arithmetic:
        'Do the sums yourself: 5% a month, compounded for a year, would be 79.59%. No savings account pays that, because none carries this risk. Treat any figure of this size as a sign of high risk.',
      lossLink: 'See a loss worked out',
    },
    checklist: {
      heading: 'Before you put money in',
      items: [
        'Your emergency savings are somewhere else, and you will not touch them.',
        'You could lose the whole amount without changing how you live.',
        'You know the costs: spread, commission, overnight interest and any share of profits.',
        'You know how to withdraw: who pays you, how long it takes and what it costs.',
        'You have asked how gains and losses are taxed where you live.',
      ],
    },
  },
  hints: {
    heading: 'The six parts',
    blueprint: {
      title: 'Blueprint',
      text: 'A written plan should come first. It should name the markets, the rules, the largest loss allowed per day and month, and when trading must stop. No plan has been published here.',
    },
    hardware: {
      title: 'Hardware',
      text: 'Trading programs should run on servers in a data centre with backup network and power, not on someone’s own laptop. The operator has not stated where they run. You need only a browser.',
    },
    software: {
      title: 'Software',
      text: 'Programs can read prices, apply a plan and place orders. The operator has not stated who gives the orders. Programs feel neither hope nor fear, but they cannot use judgement. People must supervise them and be able to stop them.',
    },
    transparency: {
      title: 'Transparency',
      text: 'Ranges instead of rising lines, warnings the same size as claims, and a label on every hypothetical example. Each figure is marked as a target or a statement, with its source and date where they are known.',
    },
    corePortfolios: {
      title: 'Core portfolios',
      text: 'There are three, graded by risk: low, medium and high. Their legal form, who trades them and how they are linked to an account are not described here. Before you choose, ask for this in writing, and ask how to switch or leave.',
    },
    independentSupport: {
      title: 'Independent support',
      text: 'Support answers questions and sells nothing. It tells you what is not known and gives no investment advice.',
    },
  },
}
