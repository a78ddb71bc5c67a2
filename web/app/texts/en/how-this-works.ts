export const howThisWorks = {
  meta: {
    title: 'How this works',
    description:
      'From registration to a portfolio, step by step: who does what, which strategies are used, when they lose, and what passive income means and does not mean.',
  },
  heading: 'How this works',
  lede: 'Who does what, in which order, and where it can go wrong. Read it once before you register; it takes about eight minutes.',
  steps: {
    heading: 'Step by step',
    lede: 'Nothing here happens on its own. Between your first visit and a funded account lie five steps, and you can stop after each of them.',
    items: [
      {
        title: 'Read',
        text: 'Start with the education page and with the ranges of the portfolios. If leverage is new to you, work through the loss example with the figures of your own savings.',
      },
      {
        title: 'Register',
        text: 'Name, email, country, password. You must be at least 18 and may not live in the United States. Registration costs nothing and commits you to nothing.',
      },
      {
        title: 'Confirm your email',
        text: 'We send you a link. Once you have opened it and confirmed, you may found clubs. We recommend turning on two-factor authentication on the same day.',
      },
      {
        title: 'Meet people',
        text: 'Look for a club in your country, or found one. Ask the owner of your country what you want to know: costs, the trading service that is used, how to get your money back out.',
      },
      {
        title: 'Decide',
        text: 'Only now comes the question of money. The account is opened with a trading service, under its terms and in your name. You choose the portfolio, the amount and the day you leave.',
      },
    ],
  },
  strategies: {
    heading: 'Strategies',
    lede: 'A portfolio is a mix of rules. Each rule earns in some kinds of market and loses in others. Mixing them makes the path less rough; it does not make it safe.',
    earns: 'Earns',
    loses: 'Loses',
    items: [
      {
        title: 'Following a trend',
        text: 'Buys what has been rising and sells what has been falling, in small steps, and leaves when the direction breaks.',
        earns: 'When a move lasts for weeks, as it may when interest rates of two countries drift apart.',
        loses:
          'When prices go back and forth. Many small losses in a row are the normal price of the few large gains.',
      },
      {
        title: 'Returning to the middle',
        text: 'Sells what has run far above its recent average and buys what has fallen far below it, with a fixed exit on both sides.',
        earns: 'When a market is calm and moves inside a range.',
        loses:
          'When the range breaks. Then the loss is larger than the usual gain, and the exit decides everything.',
      },
      {
        title: 'Gold as a counterweight',
        text: 'Holds part of the risk in gold, because gold and currencies often, though not always, react differently to the same news.',
        earns: 'When trust in money weakens or real interest rates fall.',
        loses: 'When real interest rates rise, or when everything is sold at once to raise cash.',
      },
      {
        title: 'Standing aside',
        text: 'Opens no new positions around central bank decisions and on thin holidays, when spreads widen and prices jump.',
        earns: 'Nothing. It saves costs and avoids gaps.',
        loses: 'When the news would have helped. That is a price worth knowing.',
      },
    ],
    rules: {
      heading: 'Three rules that stand above the strategies',
      items: [
        'Every position has its exit before it is opened.',
        'The size of a position follows from what it may lose, never from what it might gain.',
        'After a losing month nothing is doubled to win it back.',
      ],
    },
  },
  passiveIncome: {
    heading: 'Passive income',
    lede: 'The words mean that somebody else does the daily work. They do not mean that income is certain, regular or free of risk.',
    paragraphs: [
      'You do not need to watch charts. Rules trade, the trading service executes, the owner of your country reports. What remains with you cannot be handed over: choosing the portfolio, deciding the amount, reading the reports, and bearing the result.',
      'Trading results are uneven. There are months with a gain, months with a loss, and stretches of several bad months. Whoever needs a fixed sum each month for rent should not take it from here.',
    ],
    claim: {
      heading: 'What the default mix is designed for',
      text: 'The default portfolio mix is designed to average 5% return per month on investment. A design is an aim, not a result. An average can hide a long stretch below zero, and it can fail to be reached at all.',
      arithmetic:
        'Do the sum yourself: 5% a month, left to grow for a year, would be about 80%. No savings account pays that, because no savings account carries this risk. Treat any figure of this size as a measure of the risk that stands behind it.',
      lossLink: 'See a loss worked out',
    },
    checklist: {
      heading: 'Before you put money in',
      items: [
        'Your reserve for emergencies lies elsewhere, and you will not touch it.',
        'You could lose the whole amount without changing how you live.',
        'You know the costs: spread, commission, overnight interest and any share of profits.',
        'You know how to leave: who pays out, how long it takes, and what it costs.',
        'You have asked how gains and losses are taxed where you live.',
      ],
    },
  },
  hints: {
    heading: 'The six parts',
    blueprint: {
      title: 'Blueprint',
      text: 'The plan comes first, in writing: which markets, which rules, how much may be lost in a day and in a month, and what switches trading off. A trade that is not in the plan is not made.',
    },
    hardware: {
      title: 'Hardware',
      text: 'Trading rules belong on servers in a data centre, with a second line and a second power supply, not on anyone’s laptop. You need a browser and nothing else.',
    },
    software: {
      title: 'Software',
      text: 'Programs read prices, apply the plan and place orders with a trading service. They know no hope and no fear. They also know no judgement, so people watch them and can stop them.',
    },
    transparency: {
      title: 'Transparency',
      text: 'Ranges instead of rising lines, warnings in the same size as claims, costs before returns. An illustration says that it is one. What is not checked is not shown.',
    },
    corePortfolios: {
      title: 'Core portfolios',
      text: 'Three, graded by risk: low, medium, high. Few enough to be understood, far enough apart that the choice is a real one. You may change your mind.',
    },
    independentSupport: {
      title: 'Independent support',
      text: 'Support answers questions; it does not sell. It stands apart from trading, tells you what is not known, and may advise you to wait.',
    },
  },
}
