import { brand } from '@aurivane/contract/brand'
import { MINIMUM_AGE_YEARS, PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from '@aurivane/contract/limits'

export const terms = {
  meta: {
    title: 'Terms of use',
    description: `The terms for using ${brand.name}: who may register, what the service is and is not, risk, clubs, suspension and liability.`,
  },
  heading: 'Terms of use',
  governing:
    'The English text prevails. The Italian and German versions are translations for convenience only.',
  intro: `These terms are the agreement between you and ${brand.name} about this website, your account and your clubs. Read them before you register. The section on risk says how much you can lose.`,
  contents: 'On this page',
  sections: {
    scope: {
      title: 'What these terms cover',
      paragraphs: [
        `“${brand.name}”, “we” and “us” in these terms mean the operator, which runs this website under the brand name ${brand.name}. “You” means anyone who opens the website or holds an account. “Licensed” is Aurivane’s word for a country that has an owner. It is not a licence from a regulator. In a licensed country, the owner named on the <countries>Countries page</countries> is responsible for what ${brand.name} offers there (“the offering”).`,
        'You accept these terms and the <privacy>privacy policy</privacy> when you register. If you do not agree, do not register and do not use the parts that need an account.',
      ],
    },
    eligibility: {
      title: 'Who may use this website',
      paragraphs: ['You may register and hold an account if all of the following are true.'],
      list: [
        `You are at least ${MINIMUM_AGE_YEARS} years old. Where the law of your country sets a higher age for financial services, that age applies.`,
        'You are not a resident of the United States. Residents of the United States cannot register and cannot create clubs, whatever country they enter.',
        'You live in one of the countries offered at registration, and you choose that country when you register.',
        'The law of the place where you live allows you to use the offering. You must check this yourself.',
        'You act for yourself. An account belongs to one person. It may not be lent, sold or shared.',
      ],
      closing: [
        'We may ask you to show that you meet these conditions. If you cannot, or if what you stated is untrue, we may suspend the account.',
      ],
    },
    service: {
      title: 'What we offer, and what we do not',
      paragraphs: [
        `${brand.name} is a community and information site for people who trade currencies and gold. It shows which countries have an owner and where the offering is available. It also presents three portfolios graded by risk, clubs run by members, educational pages and a bulletin.`,
        'This website takes no deposits, holds no client money and carries out no orders. You cannot trade here. To trade, you need an account with a broker (a trading service), which is a separate company with its own terms.',
        'Nothing on this site is investment advice or a personal recommendation, and nothing on it is tax or legal advice. We do not know your income, your debts or your goals. If you are unsure, ask an adviser who is authorised by the regulator in your country.',
        'Brand names on this website are used for promotional purposes only. Names such as “Aurivane Australia” are brand names. They are not company names, and they are not proof of a licence.',
      ],
    },
    risk: {
      title: 'Risk',
      paragraphs: [
        'Trading currencies, gold and contracts on them can cost you all the money you put in. With leverage, a small move in the market becomes a large move in your account, in both directions and sometimes within seconds. Where no negative balance protection applies, you can lose more than you put in and owe money to the broker.',
        'Where this website names a return, it repeats a target or a statement of the operator. It is not a promise, a guarantee or a forecast, and no audited record is published here. Past performance does not predict future performance. Charts marked as hypothetical examples are examples. They show neither past performance nor a forecast.',
        'Use only money that you can lose completely without changing how you live. Do not trade with borrowed money. You alone decide whether to trade, and you bear any losses.',
      ],
    },
    tradingServices: {
      title: 'Brokers',
      paragraphs: [
        'To trade, you open an account with a broker. That contract is between you and the broker. Fees, margin rules, complaints and the protection of your money are governed by the broker’s terms and the rules of its regulator.',
        'If you ask us to put you in touch with a broker (a trading service), we pass on your email address and message. If you have an account, we also pass on your name and country. If you do not ask, we pass on nothing. The <privacy>privacy policy</privacy> describes this. We do not choose a broker for you and do not supervise it. We are not liable for what it does or fails to do.',
      ],
    },
    account: {
      title: 'Your account',
      paragraphs: ['An account is free. We ask you to look after it.'],
      list: [
        'Give your real name, your own email address and your country, and keep them up to date.',
        'Confirm your email address with the link we send. Until then you can log in, but you cannot join, create or manage clubs.',
        `Choose a password of ${PASSWORD_MIN_CHARS} to ${PASSWORD_MAX_CHARS} characters that you use nowhere else, and do not share it with anyone. We never ask for it by email, telephone or chat.`,
        'Turn on two-factor authentication if you can, and keep the recovery codes where only you can reach them.',
        'Tell us at once if you believe that someone else is using your account.',
      ],
      closing: [
        'You are responsible for what happens in your account, unless the misuse was not your fault. You may delete your account at any time in your settings under Security, or by writing to us.',
      ],
    },
    clubs: {
      title: 'Clubs',
      paragraphs: [
        'A club is a group of members in one country. Members with a confirmed email address may create clubs, up to the number shown in their profile. The country of a club cannot be changed later. An open club is accessible to the public; a closed club is for friends and family only.',
        'The owner and the managers of a club are responsible for what they publish there, such as the description, the contacts, announcements and meetings. It must be true and lawful. It must not promise returns, ask for money or contain personal data of others without their consent.',
        'A new club is pending. Our team marks it as verified once the necessary submission has been provided, or declines it. The owner sees the reason. Declined clubs are not listed. Verification is neither a recommendation nor a guarantee.',
        `Clubs are not branches of ${brand.name}. The owner and the managers of a club are neither our employees nor our agents. They may not make promises in our name or accept money for us. Members are responsible for their dealings with each other.`,
        'Deleting a club permanently removes all of its members and data and cannot be undone.',
      ],
    },
    conduct: {
      title: 'Rules of conduct',
      paragraphs: ['When you use this website, you must not:'],
      list: [
        'break the law, mislead others or pretend to be someone else;',
        'promise profits, sell trading signals or collect money through a club or its contacts;',
        'publish anything insulting, discriminatory or unlawful, or anything that infringes the rights of others;',
        'send unsolicited advertising, or collect the data of members;',
        'get round limits, blocks or country restrictions, or help others to do so;',
        'disrupt the operation of the website, test its security without our consent, or scrape it in a way that overloads it.',
      ],
      closing: [
        `If you find a security problem, please report it to ${brand.securityEmail} and give us time to fix it before you tell others.`,
      ],
    },
    suspension: {
      title: 'Suspension and closing of accounts',
      paragraphs: [
        'We may suspend an account if its holder does not meet the conditions of use, seriously or repeatedly breaches these terms, or endangers others or the website. We may also do so if a law or an authority requires it. If the breach is minor, we will give a warning first. We will close the account of anyone who is under the minimum age or a resident of the United States.',
        'A suspension ends all open sessions at once. The login page then says that the account is suspended and whom to contact. In the club listing the owner appears as a deleted user. Nothing is erased by a suspension alone.',
        `If you think that a suspension is wrong, write to <mail>{{support}}</mail>. A person reviews the case and tells you the result and the reason, unless the law forbids it.`,
      ],
    },
    content: {
      title: 'Rights in content',
      paragraphs: [
        'The texts, drawings, charts and software on this website are protected by law. You may read and print them, and share links to them, for your own purposes. Any other use needs our consent.',
        'What you write, for example the description of a club, remains yours. You allow us to store it, to show it on this website in every language and form the website offers, and to remove it if it breaches these terms.',
      ],
    },
    regional: {
      title: 'Notices for certain countries',
      paragraphs: [
        'United Kingdom: the marketing of contracts for difference to retail clients is banned outside the limits set by the Financial Conduct Authority. Nothing on this website is an offer of such contracts or an invitation to trade them.',
        'United States: prediction contracts pay out if a certain event happens. They carry a high risk. This website is not directed at residents of the United States, who cannot register or create clubs.',
        'Everywhere: nothing on this website is an offer, least of all where an offer would be unlawful or would need a licence that nobody there holds. “Available” on the Countries page means that you can ask about the offering. Neither “Licensed” nor “Available” means that a regulator has granted a licence.',
      ],
    },
    thirdParties: {
      title: 'Third-party content and links',
      paragraphs: [
        'The market ticker comes from an external chart provider and loads only after you have agreed to it. You can withdraw your consent in the footer at any time. The economic calendar is an external page that opens in a new tab.',
        'Prices and dates from others can be late or wrong. Never base a trade on them alone. We are not responsible for the content of other websites, and a link is not a recommendation.',
      ],
    },
    liability: {
      title: 'Availability and liability',
      paragraphs: [
        'We run the website with care, but we do not promise that it will always be available, free of errors or unchanged. Parts marked as beta can still change considerably.',
        'We do not limit our liability for wilful misconduct, gross negligence, death or personal injury, or in any other case where the law does not allow a limit. If we are merely careless (ordinary negligence), we are liable only if we breach an essential obligation of this agreement. That is a duty without which the agreement would make no sense, and on which you can rely. Even then we are liable only for loss that we could have foreseen and that is typical of such an agreement.',
        'Beyond that we are not liable. This applies in particular to losses from trading, decisions you make because of this website, the conduct of club owners, managers and members, and services of other companies.',
      ],
    },
    changes: {
      title: 'Changes to these terms',
      paragraphs: [
        'We may change these terms when the law, the offering or the website changes. The current version is on this page, with its date. If a change puts members at a disadvantage, we will tell them by email before it takes effect. Members who do not agree may close their account before then.',
      ],
    },
    law: {
      title: 'Law and language',
      paragraphs: [
        'These terms are governed by the law of the place where the operator of this website is established. There is one operator for all countries. The legal notice will name it once the name has been given. Consumer protection rules of the country where you live still apply, and you can still use the courts there.',
        'If one of these terms is invalid, the others stay in force. The English text prevails. The translations are for convenience only.',
      ],
    },
    contact: {
      title: 'Contact',
      paragraphs: [
        `Questions about these terms: use the <contact>contact form</contact> or write to <mail>{{support}}</mail>.`,
      ],
    },
  },
}
