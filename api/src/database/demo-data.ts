import type { ClubContact, ClubState } from '@aurivane/contract/club-object'
import type { CountryName } from '@aurivane/contract/countries'
import type { Locale } from '@aurivane/contract/locales'

/** Demonstration accounts. Their names say what they are for; no person is invented. */
export type DemoUser = {
  role: 'admin' | 'member' | 'unconfirmed' | 'suspended'
  email: string
  lastName: string
  country: CountryName
  description: string
  maxClubs: number
  locale: Locale
}

export const DEMO_FIRST_NAME = 'Demo'

/** The addresses of the demonstration members. */
export const demoEmails = {
  one: 'member.one@demo.example',
  two: 'member.two@demo.example',
  three: 'member.three@demo.example',
  four: 'member.four@demo.example',
  five: 'member.five@demo.example',
  six: 'member.six@demo.example',
} as const
const { one, two, three, four, five, six } = demoEmails

export const demoUsers: readonly DemoUser[] = [
  {
    role: 'admin',
    email: 'admin@demo.example',
    lastName: 'Admin',
    country: 'Australia',
    description: 'Demonstration account of an administrator.',
    maxClubs: 3,
    locale: 'en',
  },
  {
    role: 'member',
    email: one,
    lastName: 'Member One',
    country: 'Australia',
    description: 'Demonstration account that has used up its allowance of clubs.',
    maxClubs: 3,
    locale: 'en',
  },
  {
    role: 'member',
    email: two,
    lastName: 'Member Two',
    country: 'Italy',
    description: 'Demonstration account that receives its emails in Italian.',
    maxClubs: 8,
    locale: 'it',
  },
  {
    role: 'member',
    email: three,
    lastName: 'Member Three',
    country: 'Switzerland',
    description: 'Demonstration account that receives its emails in German.',
    maxClubs: 8,
    locale: 'de',
  },
  {
    role: 'member',
    email: four,
    lastName: 'Member Four',
    country: 'India',
    description: '',
    maxClubs: 8,
    locale: 'en',
  },
  {
    role: 'unconfirmed',
    email: five,
    lastName: 'Member Five',
    country: 'Canada',
    description: '',
    maxClubs: 3,
    locale: 'en',
  },
  {
    role: 'suspended',
    email: six,
    lastName: 'Member Six',
    country: 'Spain',
    description: '',
    maxClubs: 3,
    locale: 'en',
  },
]

export type DemoClub = {
  owner: string
  title: string
  description: string
  country: CountryName
  isClosed: boolean
  state: ClubState
  reason: string | null
  contacts: ClubContact[]
}

function open(
  owner: string,
  country: CountryName,
  state: Exclude<ClubState, 'declined'>,
  title: string,
  description: string,
  ...contacts: ClubContact[]
): DemoClub {
  return { owner, country, title, description, contacts, isClosed: false, state, reason: null }
}

function closed(...club: Parameters<typeof open>): DemoClub {
  return { ...open(...club), isClosed: true }
}

function declined(reason: string, club: DemoClub): DemoClub {
  return { ...club, state: 'declined', reason }
}

const mail = (name: string): ClubContact => ({
  contactName: 'Email',
  contactLink: `mailto:${name}@clubs.example`,
})
const page = (name: string): ClubContact => ({
  contactName: 'Website',
  contactLink: `https://${name}.clubs.example`,
})

/** Two of the 18 countries are left without a club, so that the empty list can be seen too. */
export const demoClubs: readonly DemoClub[] = [
  open(
    one,
    'Australia',
    'verified',
    'Sydney Morning Session',
    'We meet online before the Sydney open, read the overnight calendar together and write down what would change our minds. Newcomers are welcome to listen first.',
    mail('sydney'),
    page('sydney'),
  ),
  closed(
    one,
    'Australia',
    'pending',
    'Harbour Gold Circle',
    'A small circle of friends who follow gold and keep a shared trading journal.',
    mail('harbour'),
  ),
  declined(
    'Please describe what the club does and how members can reach you.',
    open(one, 'Australia', 'pending', 'Brisbane Club', 'Details will follow.'),
  ),
  open(
    six,
    'Australia',
    'verified',
    'Perth Evening Charts',
    'We discuss charts of the London session in the evening, Perth time.',
  ),
  open(
    two,
    'Italy',
    'verified',
    'Milan Risk Table',
    'One evening a month we go through position sizes and stop levels, with examples that went wrong. No signals, no promises.',
    mail('milan'),
    page('milan'),
  ),
  closed(
    two,
    'Italy',
    'verified',
    'Turin Friends and Family',
    'A closed club for people who already know each other.',
    mail('turin'),
  ),
  open(
    two,
    'Greece',
    'pending',
    'Athens Currency Readers',
    'We read one central bank statement a week and explain it to each other in plain words.',
    mail('athens'),
  ),
  open(
    two,
    'Spain',
    'verified',
    'Valencia Forex Basics',
    'For people who are new to currencies: pairs, pips, leverage, and why small losses are part of trading.',
    page('valencia'),
  ),
  closed(
    two,
    'Portugal',
    'pending',
    'Porto Study Group',
    'Five members, one topic at a time. At present: how spreads behave around news.',
  ),
  open(
    three,
    'Switzerland',
    'verified',
    'Zurich Franc Watch',
    'Everything about the franc: rate decisions, safe-haven days and quiet weeks.',
    mail('zurich'),
  ),
  closed(
    three,
    'France',
    'verified',
    'Lyon Evening Circle',
    'A closed circle whose members compare their monthly notes on euro pairs.',
    mail('lyon'),
  ),
  open(
    three,
    'United Kingdom',
    'verified',
    'London Open Notes',
    'Short written notes on the first hour of the London session, every weekday, by and for members who prefer reading to watching screens all day long.',
    mail('london'),
    page('london'),
  ),
  open(
    three,
    'Ireland',
    'pending',
    'Dublin Patience Club',
    'We try to trade less and think more. Meetings every second Thursday.',
    mail('dublin'),
  ),
  declined(
    'The description promises returns, which no club may do.',
    open(
      three,
      'United Kingdom',
      'pending',
      'Manchester Fast Track',
      'Description withdrawn after review, to be rewritten by the owner.',
    ),
  ),
  open(
    four,
    'India',
    'verified',
    'Mumbai Gold Desk',
    'Gold in rupees and dollars: how the two prices drift apart and meet again.',
    mail('mumbai'),
    page('mumbai'),
  ),
  closed(
    four,
    'India',
    'pending',
    'Pune Weekend Review',
    'On Saturdays we look back at the week, for members and their families.',
  ),
  open(
    four,
    'Singapore',
    'verified',
    'Singapore Session Club',
    'The hours between Tokyo and London, which are calmer than people think.',
    mail('singapore'),
  ),
  open(
    four,
    'Indonesia',
    'pending',
    'Jakarta Beginners',
    'We take our first steps with a practice account, together and without hurry.',
    mail('jakarta'),
  ),
  closed(
    four,
    'Thailand',
    'verified',
    'Bangkok Notebook',
    'A closed club whose members keep one shared notebook of trades and reasons.',
    mail('bangkok'),
  ),
  open(
    four,
    'New Zealand',
    'verified',
    'Wellington Early Birds',
    'The first market of the day opens here. We are awake anyway.',
    page('wellington'),
  ),
  open(
    six,
    'Canada',
    'pending',
    'Toronto Loonie Club',
    'Oil, rates and the Canadian dollar.',
    mail('toronto'),
  ),
  closed(six, 'Mexico', 'verified', 'Guadalajara Peso Group', 'Peso pairs, for friends of the founders.'),
]
