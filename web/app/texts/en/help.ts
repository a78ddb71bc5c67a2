import { brand } from '@aurivane/contract/brand'

export const help = {
  meta: {
    title: 'Help',
    description: `Help with ${brand.name}: search the answers and pages, browse the questions by topic, write to support or join the chat channel.`,
  },
  heading: 'Help',
  lede: 'Search the answers and pages, or choose a topic below.',
  search: {
    label: 'What do you need help with?',
    placeholder: 'for example: email, club, password',
    submit: 'Search',
    results: 'Results',
    found_one: '{{count}} result for “{{query}}”',
    found_other: '{{count}} results for “{{query}}”',
    nothing: 'Nothing found for “{{query}}”. Try another word, or write to us.',
    page: 'Page',
    question: 'Question · {{category}}',
  },
  topics: 'Questions by topic',
  allQuestions: 'All questions and answers',
  ask: {
    heading: 'Ask us',
    contact: {
      title: 'Contact form',
      text: 'Write to support. A person replies by email.',
      link: 'Contact us',
    },
    chat: {
      title: 'Chat channel',
      text: 'Talk to other members. Never post a password or a code there. Our team never offers investments or asks for money.',
      link: 'Open the chat channel',
    },
  },
  pages: {
    aboutUs: { title: 'About us', text: 'Who we are, how Aurivane is organised and what it is not.' },
    howThisWorks: {
      title: 'How this works',
      text: 'Blueprint, hardware, software, portfolios and support, step by step.',
    },
    whatIsForex: { title: 'What is Forex', text: 'Pairs, pips, spread, leverage, gold and risk explained.' },
    countries: {
      title: 'Countries',
      text: 'Which countries have an owner and where Aurivane is available.',
    },
    portfolios: { title: 'Portfolios', text: 'Three portfolios graded by risk. For members.' },
    clubs: { title: 'Clubs', text: 'Clubs by country, with owner, privacy and status.' },
    bulletin: { title: 'News and bulletin', text: 'Market news, and events that can affect trading.' },
    glossary: { title: 'Glossary', text: 'The words of currency trading, in one or two sentences each.' },
    faq: { title: 'Frequently asked questions', text: 'Answers about risk, your account and clubs.' },
    contact: { title: 'Contact', text: 'A form and the address of support.' },
    register: { title: 'Register', text: 'Open an account.' },
    login: { title: 'Login', text: 'Log in to your account.' },
    recovery: { title: 'Forgot password', text: 'Get a link to set a new password.' },
    profile: { title: 'Settings', text: 'Your profile, two-factor authentication and your clubs.' },
    partners: { title: 'Partners', text: 'Partners section.' },
    terms: { title: 'Terms of use', text: 'Age, United States, clubs, suspension, liability.' },
    privacy: { title: 'Privacy policy', text: 'Your data, cookies and rights.' },
    legal: { title: 'Legal notice', text: 'Who operates this website.' },
    accessibility: {
      title: 'Accessibility',
      text: 'How accessible this website is, and what does not work well yet.',
    },
  },
}
