/** Entries by their id, which is part of the address: /glossary#ask. The page sorts them by name. */
export const glossary = {
  meta: {
    title: 'Glossary',
    description: 'The words of currency trading in plain language: 38 entries from ask price to volatility.',
  },
  heading: 'Glossary',
  lede: 'Words that appear on this site, explained in one or two sentences.',
  entries: {
    ask: {
      name: 'ask price',
      text: 'The price at which you can buy. It is always higher than the bid price.',
    },
    'base-currency': {
      name: 'base currency',
      text: 'The first currency of a pair. In EUR/USD it is the euro, and the price says what one euro costs in dollars.',
    },
    bid: {
      name: 'bid price',
      text: 'The price at which you can sell. It is always lower than the ask price.',
    },
    broker: {
      name: 'broker',
      text: 'A company that holds your trading account and carries out your orders. In many countries it needs a licence.',
    },
    cfd: {
      name: 'contract for difference (CFD)',
      text: 'A contract with a broker on the change in a price. You never own the asset itself, and leverage makes gains and losses larger.',
    },
    'clone-firm': {
      name: 'clone firm',
      text: 'A fraudulent firm that uses the name, address or licence number of a real one. Check the contact details in the public register.',
    },
    commission: {
      name: 'commission',
      text: 'A fee for carrying out an order. Some brokers charge it in addition to the spread.',
    },
    compounding: {
      name: 'compounding',
      text: 'Leaving gains invested, so that later gains and losses apply to a larger amount. After losses they apply to a smaller one.',
    },
    'counterparty-risk': {
      name: 'counterparty risk',
      text: 'The risk that the other side of a contract, for example the broker, cannot pay what it owes you.',
    },
    cross: {
      name: 'cross pair',
      text: 'A currency pair without the US dollar, for example EUR/GBP.',
    },
    'currency-pair': {
      name: 'currency pair',
      text: 'Two currencies and the price of the first in the second, for example EUR/USD at 1.0850.',
    },
    drawdown: {
      name: 'drawdown',
      text: 'The fall from the highest value so far to a later, lower one, as a percentage of the highest value.',
    },
    equity: {
      name: 'equity',
      text: 'What an account would be worth if all open positions were closed now: the balance plus open gains minus open losses.',
    },
    'exotic-pair': {
      name: 'exotic pair',
      text: 'A pair made up of a major currency and one that is traded much less. Spreads are wider and price jumps are more frequent.',
    },
    gap: {
      name: 'gap',
      text: 'A jump in the price without trades in between, often over a weekend. A stop-loss order can then be carried out at a worse price.',
    },
    'hypothetical-example': {
      name: 'hypothetical example',
      text: 'A calculation from assumptions. It shows neither what has happened nor what will happen.',
    },
    leverage: {
      name: 'leverage',
      text: 'Trading a larger amount than you pay in. At 30:1 a price move of 1% means a gain or a loss of 30% of the margin.',
    },
    'limit-order': {
      name: 'limit order',
      text: 'An order that is carried out at a set price or a better one, or not at all.',
    },
    liquidity: {
      name: 'liquidity',
      text: 'How easily something can be bought or sold without moving its price. Low liquidity means wider spreads.',
    },
    long: {
      name: 'long position',
      text: 'A position that gains when the price rises and loses when it falls.',
    },
    lot: {
      name: 'lot',
      text: 'The usual unit for the size of a trade. A standard lot is 100,000 units of the base currency, a mini lot a tenth and a micro lot a hundredth of it.',
    },
    'major-pair': {
      name: 'major pair',
      text: 'One of the most traded currency pairs, usually with the US dollar. Regulators have their own lists, which determine the highest leverage allowed.',
    },
    margin: {
      name: 'margin',
      text: 'The part of the account that is set aside as security for an open position.',
    },
    'margin-call': {
      name: 'margin call',
      text: 'The broker’s notice that the account no longer holds enough security. Unless you pay in more money, positions can be closed.',
    },
    'market-order': {
      name: 'market order',
      text: 'An order that is carried out at once at the best price available, which can differ from the one you saw.',
    },
    median: {
      name: 'median',
      text: 'The middle value when all values are put in order: half are below it and half above.',
    },
    'negative-balance-protection': {
      name: 'negative balance protection',
      text: 'A rule that a retail client cannot lose more than the money in the account. It does not apply in every country.',
    },
    pip: {
      name: 'pip',
      text: 'The usual unit of price changes. For most pairs it is the fourth decimal place, for pairs quoted in yen the second.',
    },
    position: {
      name: 'position',
      text: 'A trade that has been opened and not yet closed. Until it is closed, its gain or loss changes with the price.',
    },
    'quote-currency': {
      name: 'quote currency',
      text: 'The second currency of a pair, in which the price is given. In EUR/USD it is the dollar.',
    },
    'retail-client': {
      name: 'retail client',
      text: 'A private customer, as opposed to a professional one. The law gives retail clients the most protection.',
    },
    short: {
      name: 'short position',
      text: 'A position that gains when the price falls and loses when it rises. Without negative balance protection, the possible loss has no upper limit.',
    },
    slippage: {
      name: 'slippage',
      text: 'The difference between the price you expected and the price at which the order was carried out.',
    },
    spread: {
      name: 'spread',
      text: 'The difference between the ask price and the bid price. You pay it on every trade.',
    },
    'stop-loss': {
      name: 'stop-loss order',
      text: 'An order that closes a position once the price reaches a set level. In a gap it can be closed at a worse price.',
    },
    'stop-out': {
      name: 'stop-out',
      text: 'The closing of positions by the broker, without asking you, because the account no longer holds enough security.',
    },
    swap: {
      name: 'overnight interest (swap)',
      text: 'Interest that is charged or paid for a position held overnight. It depends on the interest rates of both currencies and on the broker.',
    },
    volatility: {
      name: 'volatility',
      text: 'How strongly a price moves up and down. High volatility means larger possible gains and losses.',
    },
  },
}
