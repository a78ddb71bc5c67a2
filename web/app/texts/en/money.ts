const UNNAMED = 'The operator has not been named yet.'
const DEMONSTRATION =
  'This installation is a demonstration. Do not send money to anyone because of this site.'

/** Who operates the site and what happens to money. A section of the operator's file replaces its default. */
export const money = {
  heading: 'Your money',
  operator: {
    heading: 'Who operates Aurivane',
    named: 'The operator is {{name}}.',
    unnamed: UNNAMED,
    demonstration: DEMONSTRATION,
    paragraphs: [[UNNAMED, DEMONSTRATION].join(' ')],
    legalLink: 'Legal notice',
  },
  earnings: {
    heading: 'How Aurivane earns money',
    paragraphs: [
      'The operator has not stated how Aurivane earns money. Ask whether Aurivane, the country owner or a club owner is paid by a broker, per trade or from your profits.',
    ],
  },
  costs: {
    heading: 'What it costs',
    paragraphs: [
      'Reading, registering and running a club are free. The operator has not stated what trading costs. Ask for a written list: spread, commission, overnight interest and any share of profits.',
    ],
  },
  custody: {
    heading: 'Where your money is held',
    paragraphs: [
      'This website takes no deposits and holds no money. Trading needs an account with a broker in your own name. No broker has been named yet. Pay only into an account in your own name.',
      'Your trading account with the broker must be in your own name. Pay money only to the bank account named in your contract with the broker, never to a private person.',
    ],
  },
  withdrawal: {
    heading: 'How to get your money out',
    paragraphs: [
      'You withdraw money from your broker, under the broker’s terms. Aurivane cannot pay you. The operator has not stated how long it takes or what it costs. Never pay a fee or a tax in advance to receive a withdrawal.',
    ],
  },
  complaints: {
    heading: 'How to complain',
    paragraphs: [
      'Write to {{support}} and put “Complaint” in the subject. The operator has not stated how soon it answers. You can also complain to your broker and to the authority of your country; the Countries page names it. That page names authorities only for countries that have an owner.',
    ],
  },
  scams: {
    heading: 'How to recognise a fraud',
    lede: 'Be careful if you notice any of these signs, even in messages that seem to come from us.',
    signs: [
      'Claims of high or regular returns with little risk, including the targets named on this site.',
      'Pressure to act at once.',
      'Payment in crypto or to a private account.',
      'Fees or tax that you must pay before a withdrawal.',
      'The copied name or licence number of a real firm. Before you pay anyone, look the firm up in the public register and the warning list of your country’s regulator. Use only the contact details given there.',
      'Unexpected contact through social media or a messaging app.',
      'A request for remote access to your device, for passwords or for codes.',
      'Someone who offers to recover lost money for a fee.',
    ],
    stepsHeading: 'What to do',
    steps: [
      'Stop paying.',
      'Keep the messages and receipts.',
      'Tell your bank.',
      'Report it to the police and to the financial authority in your country.',
    ],
    authorities: 'Find the financial authority in your country',
    contact: 'Tell us about fraud',
  },
}
