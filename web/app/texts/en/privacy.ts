import { brand } from '@aurivane/contract/brand'
import { MINIMUM_AGE_YEARS } from '@aurivane/contract/limits'

export const privacy = {
  meta: {
    title: 'Privacy policy',
    description: `Which personal data ${brand.name} keeps, why, for how long and with whom it is shared, and how to use your rights.`,
  },
  heading: 'Privacy policy',
  governing: 'This English text governs. The Italian and German versions are translations for convenience.',
  intro:
    'We keep what an account needs and little else. This page says what that is, why we keep it, who else sees it, and how you get it back, corrected or erased.',
  contents: 'On this page',
  sections: {
    controller: {
      title: 'Who is responsible',
      paragraphs: [
        `${brand.name} decides why and how personal data on this website is processed. For anything about your data, write to <mail>{{support}}</mail> or use the <contact>contact form</contact>.`,
        'In a licensed country, the owner named on the <countries>Countries page</countries> is responsible for the data that you give to that owner directly.',
      ],
    },
    collected: {
      title: 'What we keep',
      paragraphs: ['You give us most of it yourself.'],
      list: [
        'Account: first name, last name, email address, country, language and the date you joined. The password is kept only as a hash that cannot be turned back.',
        'Profile: the description, if you write one, and whether your email address is confirmed.',
        'Two-factor authentication, if you switch it on: the secret, encrypted, and the recovery codes as hashes.',
        'Clubs: title, description, country, privacy, contacts, state and, if a club is declined, the reason.',
        'Sessions: a hash of each access token, and when the session began and was last used.',
        'Messages: what you send through the contact form, with your email address and language.',
        'Technical data: your network address, for a short time, to limit repeated requests and to recognise attacks; log lines about requests, without passwords, tokens or codes.',
        'Administration: which administrator changed an account or a club, when, and what stood there before and after.',
      ],
      closing: [
        'We do not ask for payment data or identity documents on this website, we use no advertising trackers and no visitor statistics, and we buy no data about you. Where our network tells us the country from which a request comes, we use it in that moment to refuse registrations from the United States and do not store it.',
      ],
    },
    purposes: {
      title: 'Why we may use it',
      paragraphs: ['Each use has a reason and a legal basis.'],
      list: [
        'To open and run your account and your clubs: the agreement with you.',
        'To send you confirmation and recovery mails and to answer your messages: the agreement with you, or the steps you asked for before it.',
        'To keep the website and the accounts safe, to prevent abuse and to review clubs: our legitimate interest in a service that people can rely on.',
        `To exclude persons under ${MINIMUM_AGE_YEARS} and residents of the United States, and to answer authorities: legal duties, and our legitimate interest in keeping to them.`,
        'To load content of the chart provider, and to pass your data to a trading service at your request: your consent, which you can withdraw at any time for the future.',
      ],
    },
    sharing: {
      title: 'Who else receives it',
      paragraphs: ['We do not sell personal data. It reaches others only as follows.'],
      list: [
        'Trading services of other companies: when you ask to be put in touch with one, your name, your email address, your country and your message may be shared with it. From then on its own privacy policy applies.',
        'The owner in your licensed country, when you ask about the offering there.',
        'Companies that provide servers and deliver mail for us. They act on our instructions under a contract.',
        'Authorities and courts, if the law obliges us.',
        'The public: the listing shows the name of a club’s owner together with the description, privacy and state of the club. The contacts of a closed club are not shown to strangers.',
      ],
    },
    ticker: {
      title: 'The market ticker',
      paragraphs: [
        'Until you agree, the ticker shows only the names of the symbols and nothing is loaded from another company. If you agree, a frame without access to our cookies loads the widget of TradingView, which then receives your network address and technical data of your browser and may store data of its own.',
        'The agreement is remembered in your browser. You can withdraw it in the footer of every page; the widget is then removed. The ticker does not appear on the pages for login, registration, recovery and profile. The economic calendar is loaded only when you follow its link.',
      ],
    },
    storage: {
      title: 'Cookies and storage in your browser',
      paragraphs: [
        'All entries are our own. Those for login and language are necessary for what you ask the website to do; none is used to follow you across websites.',
      ],
      columns: { name: 'Name', kind: 'Kind', purpose: 'What for', duration: 'How long' },
      entries: {
        uid: {
          kind: 'Cookie',
          purpose: 'Number of the account that is logged in',
          duration: 'Until logout, 90 days at most',
        },
        atoken: {
          kind: 'Cookie',
          purpose: 'Access token of the session',
          duration: 'Until logout, 90 days at most',
        },
        session_key: {
          kind: 'Cookie that scripts cannot read; over https as __Host-session_key',
          purpose: 'Ties the session to this browser, so that a stolen token is of no use',
          duration: 'Until logout, 90 days at most',
        },
        i18next: {
          kind: 'Cookie; in local storage as i18nextLng',
          purpose: 'The language you chose',
          duration: 'One year; in local storage until you delete it',
        },
        theme: { kind: 'Local storage', purpose: 'Light or dark display', duration: 'Until you delete it' },
        thirdPartyContent: {
          kind: 'Local storage',
          purpose: 'Whether you agreed to the market ticker',
          duration: 'Until you withdraw or delete it',
        },
        banner: {
          kind: 'Cookie',
          purpose: 'That you closed the banner',
          duration: 'Until you close the browser',
        },
      },
    },
    retention: {
      title: 'How long we keep it',
      paragraphs: ['No longer than the reason lasts.'],
      list: [
        'Account, profile and clubs: as long as the account exists. When you close it they are erased, except for what a law tells us to keep or what we need to defend against claims.',
        'Sessions: they end after 14 days without use, after 90 days in any case, at logout, and when the password is reset.',
        'Confirmation links are valid for 48 hours, recovery links for 30 minutes.',
        'Messages to us: until the matter is settled and no questions about it are to be expected.',
        'Suspended accounts: as long as the reason for the suspension matters.',
      ],
    },
    transfers: {
      title: 'Other countries',
      paragraphs: [
        'An owner or a trading service may be established outside the country where you live. Data goes there only at your request, and where the law demands it only with the safeguards it provides for, such as standard contractual clauses. We tell you on request which ones apply.',
      ],
    },
    security: {
      title: 'How we protect it',
      paragraphs: [
        'Connections are encrypted. Passwords are hashed with argon2id, access tokens and mail links are stored only as hashes, secrets of the second factor are encrypted. A session in a browser is tied to that browser. Repeated failures slow down guessing. Administrators see only what they need to manage accounts and clubs.',
        `No protection is perfect. If a breach puts your rights at risk, we tell you and the supervisory authority as the law requires. Weaknesses can be reported to ${brand.securityEmail}.`,
      ],
    },
    rights: {
      title: 'Your rights',
      paragraphs: ['You may at any time ask us to:'],
      list: [
        'tell you whether and which data about you we keep, and give you a copy;',
        'correct wrong data and complete missing data; your name and description you can change yourself in the profile;',
        'erase data, or restrict its use;',
        'hand over the data you gave us in a common, machine-readable format;',
        'stop a use that rests on our legitimate interest, by objecting to it;',
        'end a use that rests on your consent, by withdrawing the consent.',
      ],
      closing: [
        `Write to <mail>{{support}}</mail>, from the address of your account if possible, so that we can be sure who is asking. It costs nothing. We answer within one month. If a request is complex or there are many, this may be extended by two further months; in that case we tell you within the first month and say why.`,
        'You may also complain to the data protection authority of the country where you live or work, or where you believe the law was broken.',
      ],
    },
    automated: {
      title: 'Automated decisions',
      paragraphs: [
        'The website makes no automated decisions with legal effect on you and builds no profiles. Clubs are reviewed and accounts are suspended by people. Registrations that name the United States are refused by a fixed rule; if you think this is a mistake, write to us.',
      ],
    },
    age: {
      title: 'Minimum age and United States',
      paragraphs: [
        `The website is for persons of ${MINIMUM_AGE_YEARS} years or older and not for residents of the United States. If we learn that we keep data of a younger person or of a resident of the United States in an account, we close the account and erase the data.`,
      ],
    },
    changes: {
      title: 'Changes to this policy',
      paragraphs: [
        'When the website or the law changes, we adapt this page and its date. If a change matters to you as a member, we tell you by email before it takes effect.',
        'This English text governs; translations help you to read it. The <terms>terms of use</terms> apply as well.',
      ],
    },
  },
}
