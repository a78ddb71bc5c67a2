import { brand } from '@aurivane/contract/brand'
import {
  CLUB_CONTACTS_MAX,
  CLUB_DESCRIPTION_MAX_CHARS,
  CLUB_EDIT_MIN_CHARS,
  CLUB_TITLE_MAX_CHARS,
  MINIMUM_AGE_YEARS,
  PASSWORD_MAX_CHARS,
  PASSWORD_MIN_CHARS,
  RECOVERY_CODE_COUNT,
} from '@aurivane/contract/limits'
import type { FaqAnchor, FaqEntry } from '../faq-entry.ts'
import { money } from './money.ts'

const entries: Record<FaqAnchor, FaqEntry> = {
  categoryrow1: {
    question: `What is ${brand.name}, and what is it not?`,
    parts: [
      {
        paragraphs: [
          `${brand.name} is a community for people who trade currencies and gold. It offers clubs in 18 countries, three portfolios graded by risk, plain explanations of the market, and a bulletin.`,
          'It is neither a bank nor a broker (a trading service). This website takes no deposits, holds no money and carries out no orders. To trade, you need an account with a broker, which is a separate company. The broker’s terms apply.',
        ],
      },
      {
        title: 'Where is it offered?',
        paragraphs: [
          'The <countries>Countries page</countries> lists every country where Aurivane has an owner or is available. “Licensed” is Aurivane’s word for a country that has an owner. It is not a licence from a regulator. “Available” means that you can ask about it. You cannot register there yet.',
        ],
      },
      {
        title: 'Is this advice?',
        paragraphs: [
          'No. Nothing on this site is investment advice or a personal recommendation. We do not know your income, your debts or your goals. If you are unsure, ask an adviser who is authorised by the regulator in your country.',
        ],
      },
    ],
  },
  categoryrow2: {
    question: 'How much can I earn, and how much can I lose?',
    parts: [
      {
        paragraphs: [
          'You can lose all the money you put in. Keep this in mind when you read about returns. Without negative balance protection you can lose more, and owe money to the broker.',
        ],
        claim:
          'The default portfolio mix is designed to average 5% return per month; that is a target. “Portfolios currently earn 1% every week” is a statement of the operator without an audited record. A month can end below its start, and so can a year.',
      },
      {
        title: 'How do the three portfolios differ?',
        paragraphs: [
          'The figures below are rounded. They rest on three assumptions: a middle outcome equal to the start, no costs, and a monthly spread of two, five or ten per cent. In all three portfolios, half of the outcomes then end below the start. Costs make every outcome worse.',
        ],
        points: [
          'Portfolio 1, low risk: the narrowest range of outcomes. Under our assumptions, 11% or more is lost after a year in one case in twenty.',
          'Portfolio 2, medium risk: a wider range. Under our assumptions, 25% or more is lost after a year in one case in twenty.',
          'Portfolio 3, high risk: the widest range. Under our assumptions, 43% or more is lost after a year in one case in twenty.',
        ],
      },
      {
        title: 'What should I do before I start?',
        points: [
          'Set aside the money you need to live on for a year. Do not invest it.',
          'Decide how much you can afford to lose completely, and write the amount down.',
          'Do not use borrowed money.',
          'Ask questions until you can explain a spread, a margin call and leverage to someone else.',
        ],
      },
    ],
  },
  categoryrow3: {
    question: 'How do I verify my email address, and why?',
    parts: [
      {
        paragraphs: [
          'After you register, we send you an email with a link. Open the link, and the page tells you that your address is confirmed. The link is valid for 48 hours and works once.',
          'You can log in without confirming. To join or run a club you need a confirmed email address, so that we can reach every owner and member.',
        ],
      },
      {
        title: 'The email has not arrived',
        points: [
          'Wait a few minutes, then check your spam folder.',
          'Log in and open <profile>your profile</profile>. Next to the words “Not verified” is a button that sends the email again.',
          'Use the link in the newest email: the older links no longer work.',
          'If there is a typing error in the address, change it in your settings under Security. If that does not work, <contact>write to us</contact>.',
        ],
      },
      {
        title: 'The link no longer works',
        paragraphs: [
          'It is older than 48 hours, or a newer email has replaced it. The page offers you a new one. If your address is confirmed already, nothing more is needed.',
        ],
      },
    ],
  },
  categoryrow4: {
    question: 'How do I keep my account safe, and how do I get back in?',
    parts: [
      {
        paragraphs: [
          `Choose a password of ${PASSWORD_MIN_CHARS} to ${PASSWORD_MAX_CHARS} characters that you use nowhere else. A password manager makes this easy. Then turn on two-factor authentication in <profile>your profile</profile>. When you log in, we then also ask for a six-digit code from an app on your phone.`,
          'We never ask for your password or a code by email, telephone or chat.',
        ],
      },
      {
        title: 'I forgot my password',
        paragraphs: [
          'Ask for a link on the <recovery>recovery page</recovery>. It is valid for 30 minutes and works once. A new password ends all open sessions, on every device. The page gives the same answer whether or not an account exists, so nobody can find out who has one.',
        ],
      },
      {
        title: 'I lost my phone',
        paragraphs: [
          `When you turned on two-factor authentication, we showed you ${RECOVERY_CODE_COUNT} recovery codes. Enter one of them where the login page asks for a code. Each works once. Then turn two-factor authentication off, and on again with the new phone. If you have lost the codes as well, <contact>write to us</contact> from the address of your account.`,
        ],
      },
      {
        title: 'My login is refused',
        points: [
          'After several wrong attempts you have to wait up to 15 minutes. Recovery still works in the meantime.',
          `If the page says that the account is suspended, write to <mail>{{support}}</mail>. We will tell you the reason, and you can reply.`,
        ],
      },
      {
        title: 'I want to close my account or see my data',
        paragraphs: [
          'You can do both in your settings under Security. Or write to us: we reply within one month. The <privacy>privacy policy</privacy> lists all your rights.',
        ],
      },
    ],
  },
  categoryrow5: {
    question: 'What is a club, and what do Open, Closed and Verified mean?',
    parts: [
      {
        paragraphs: [
          'A club is a group of members in one country who meet online or in person to learn and talk about trading. Every club has an owner and a description. Contacts are optional. You can find clubs on the <clubs>Clubs page</clubs>, country by country.',
        ],
      },
      {
        title: 'Privacy',
        points: [
          'Open: accessible to the public. You can join a verified open club at once.',
          'Closed: for friends and family only. You ask to join, and only members see the contacts.',
        ],
      },
      {
        title: 'Status',
        points: [
          'Pending: new and not yet reviewed.',
          'Verified: the club has provided the necessary submission.',
          'Declined: not listed. The owner sees the reason in their profile.',
        ],
      },
      {
        title: 'Does Verified mean that a club is recommended?',
        paragraphs: [
          `No. Our team looks at the title, the description and the contacts. Afterwards the club can change them without a new check. The owner and the managers of a club are neither employees nor agents of ${brand.name}. Do not give money to a club, and tell us if one asks for it.`,
        ],
      },
    ],
  },
  categoryrow6: {
    question: 'Who may register and create clubs?',
    parts: [
      {
        paragraphs: ['You may register if all of these apply:'],
        points: [
          `You are ${MINIMUM_AGE_YEARS} or older.`,
          'You live in one of the 18 countries listed on the registration page.',
          'You are not a resident of the United States. Residents of the United States cannot register and cannot create clubs.',
          'You accept the <terms>terms of use</terms> and the <privacy>privacy policy</privacy>.',
        ],
      },
      {
        title: 'And to create a club?',
        paragraphs: [
          'You need an account with a confirmed email address, and you must not have reached the limit shown in your profile. A new account can own up to three clubs.',
        ],
      },
      {
        title: 'Why are residents of the United States excluded?',
        paragraphs: [
          'The rules for such services are different there. We do not serve the United States and do not accept registrations from there, whatever country is entered.',
        ],
      },
      {
        title: 'My country is not on the list',
        paragraphs: [
          'Then you cannot register yet. If the <countries>Countries page</countries> lists it as Available, you can <contact>ask us</contact> about it.',
        ],
      },
    ],
  },
  categoryrow7: {
    question: 'How do I create, change and delete a club?',
    parts: [
      {
        paragraphs: [
          'You do all of this in <profileClubs>the Clubs section of your profile</profileClubs>. You can use it once your email address is confirmed.',
        ],
      },
      {
        title: 'Creating',
        points: [
          `You need a title of at most ${CLUB_TITLE_MAX_CHARS} characters and a description of at most ${CLUB_DESCRIPTION_MAX_CHARS.toLocaleString('en')}. The listing shows the first 100 characters, so put the most important words first.`,
          'You also choose a country, which cannot be changed later, and the privacy setting: Open or Closed.',
          `You can add up to ${CLUB_CONTACTS_MAX} contacts: web addresses that begin with https, or email addresses.`,
        ],
      },
      {
        title: 'Changing',
        paragraphs: [
          `When you edit a club, the title and the description need at least ${CLUB_EDIT_MIN_CHARS} characters each. A verified club stays verified when you edit it. Later changes are not checked.`,
        ],
      },
      {
        title: 'Deleting',
        paragraphs: [
          'Deleting a club permanently removes all its members and data and cannot be undone. We ask you to confirm first.',
        ],
      },
      {
        title: 'I have reached the limit',
        paragraphs: [
          'Delete a club you no longer need, or <contact>ask us</contact> for a higher limit and tell us why. Our team decides.',
        ],
      },
    ],
  },
  categoryrow8: {
    question: 'Step by step: register, turn on two-factor authentication, create a club',
    parts: [
      { paragraphs: ['Three short guides with pictures. Each takes a few minutes.'] },
      {
        title: 'Register',
        steps: [
          'Open <register>Register</register> and enter your first name, last name and email address.',
          'Choose the country you live in and a password.',
          'Read the notice above the button. By registering you confirm your age and that you are not a resident of the United States. You also accept the terms and the privacy policy.',
          'Submit the form, then open the link in the email we send you.',
        ],
        picture: { name: 'register', alt: 'The registration page with its five fields' },
      },
      {
        title: 'Turn on two-factor authentication',
        steps: [
          'Open <profile>your profile</profile> and turn on the two-factor switch.',
          'Scan the QR code with an authenticator app, or type in the key shown with it.',
          'Enter the six-digit code from the app and your password.',
          `Keep the ${RECOVERY_CODE_COUNT} recovery codes that appear. They are shown only once.`,
        ],
        picture: {
          name: 'two-factor',
          alt: 'The dialog with the QR code, the field for the code and the field for the password',
        },
      },
      {
        title: 'Create a club',
        steps: [
          'Open <profileClubs>the Clubs section of your profile</profileClubs>.',
          'Enter a title and a description, and choose a country and the privacy setting.',
          'Submit the form. The club appears as Pending in your list of clubs and in the public listing.',
          'Our team reviews the club, and its status changes.',
        ],
        picture: {
          name: 'create-club',
          alt: 'The form for a new club, with title, description, country, privacy and contacts',
        },
      },
    ],
  },
  categoryrow9: { question: 'Who operates Aurivane?', parts: [{ paragraphs: money.operator.paragraphs }] },
  categoryrow10: { question: 'What does it cost?', parts: [{ paragraphs: money.costs.paragraphs }] },
  categoryrow11: { question: 'Where is my money held?', parts: [{ paragraphs: money.custody.paragraphs }] },
  categoryrow12: {
    question: 'How do I get my money out?',
    parts: [{ paragraphs: money.withdrawal.paragraphs }],
  },
  categoryrow13: { question: 'How do I complain?', parts: [{ paragraphs: money.complaints.paragraphs }] },
  categoryrow14: {
    question: 'How does Aurivane earn money?',
    parts: [{ paragraphs: money.earnings.paragraphs }],
  },
}

export const faq = {
  meta: {
    title: 'FAQ',
    description: `Answers about ${brand.name}: what it is, risk, confirming your email address, keeping your account safe, clubs, and guides with pictures.`,
  },
  heading: 'Frequently asked questions',
  lede: `Answers to ${Object.keys(entries).length} questions. If yours is not among them, write to us.`,
  contents: 'Topics',
  categories: {
    general: 'General',
    money: 'Money',
    account: 'Account',
    clubs: 'Clubs',
    tutorials: 'Tutorials',
  },
  entries,
  enlarge: 'Enlarge picture: {{alt}}',
  closePicture: 'Close picture',
  notFound: {
    title: 'Not answered?',
    text: 'Search the help page or write to us. A person replies.',
    help: 'Search help',
    contact: 'Contact us',
  },
}
