import { brand } from '@aurivane/contract/brand'
import { MINIMUM_AGE_YEARS } from '@aurivane/contract/limits'

export const privacy = {
  meta: {
    title: 'Privacy policy',
    description: `Which personal data ${brand.name} keeps, why, for how long and with whom it is shared, and how to use your rights.`,
  },
  heading: 'Privacy policy',
  governing:
    'The English text prevails. The Italian and German versions are translations for convenience only.',
  intro:
    'We keep what an account needs and little else. This page says what we keep, why, who else sees it, and how you can get a copy of it, correct it or have it erased.',
  contents: 'On this page',
  sections: {
    controller: {
      title: 'Who is responsible',
      paragraphs: [
        `The data controller is the operator of ${brand.name}. It decides why and how personal data on this website is processed. For anything about your data, write to <mail>{{support}}</mail> or use the <contact>contact form</contact>.`,
        'If your country has an owner, the owner named on the <countries>Countries page</countries> is a separate data controller for the data that you give to that owner directly.',
      ],
    },
    collected: {
      title: 'What we keep',
      paragraphs: ['You give us most of it yourself.'],
      list: [
        'Account: first name, last name, email address, country, language and the date you joined. The password is kept only as a hash: a scrambled value that in practice cannot be turned back into the password.',
        'Profile: the description, if you write one, and whether your email address is confirmed.',
        'Two-factor authentication, if you turn it on: the key, encrypted, and the recovery codes as hashes.',
        'Clubs: title, description, country, privacy (open or closed), contacts, status and, if a club is declined, the reason.',
        'Membership of clubs: your role and the date you joined, requests, invitations, bans and offers of ownership, your announcements, meetings and answers, and the reports you send.',
        'Inbox: notices about your clubs and your account, and which of them you also want by email.',
        'Sessions: a hash of each access token, when the session began and was last used, how you logged in, browser, system and network. The network is your IP address without its last part.',
        'Known devices: a hash of a number that your browser keeps, so that we can tell you about a login on a new device.',
        'Passkeys, if you add any: the name, public key and counter of each, the device that added it, and when it was last used. Your fingerprint or face data never leaves your device.',
        'Security log: logins, failed attempts and changes to your account, with browser, system and network.',
        'Changes to your email address: the old and the new address, when the change was requested, and when it was completed, was cancelled or expired.',
        'Messages: what you send through the contact form, with your email address and language.',
        'Technical data: your IP address, for a short time, to limit repeated requests and to detect attacks; request logs, without passwords, tokens or codes.',
        'Changes by our team: who changed an account or a club, when, and the values before and after.',
      ],
      closing: [
        'We do not ask for payment data or identity documents on this website. We use no advertising trackers and no visitor statistics, and we buy no data about you. If our network provider tells us the country a request comes from, we use it to refuse registrations from the United States and to apply the rules of your country to what we show. The cookie “policy” stores which rules apply in the country of your account.',
      ],
    },
    purposes: {
      title: 'Why we may use it',
      paragraphs: ['Each use has a reason and a legal basis.'],
      list: [
        'To open and run your account and your clubs: the agreement with you.',
        'To send you confirmation and recovery emails and to answer your messages: the agreement with you, or the steps you asked us to take before it.',
        'To keep the website and the accounts safe, to prevent abuse and to review clubs: our legitimate interest in a service that people can rely on.',
        `To exclude people under ${MINIMUM_AGE_YEARS} and residents of the United States, and to answer authorities: legal duties, and our legitimate interest in meeting them.`,
        'To load the market ticker from TradingView, and to pass your data to a broker (a trading service) at your request: your consent, which you can withdraw at any time, with effect from then on.',
      ],
    },
    sharing: {
      title: 'Who else receives it',
      paragraphs: ['We do not sell personal data. It reaches others only as follows.'],
      list: [
        'Brokers. If you ask us to put you in touch with a broker (a trading service), we pass on your email address and message. If you have an account, we also pass on your name and country. If you do not ask, we pass on nothing. Once we have passed your data on, the broker’s privacy policy applies.',
        'The country owner, if your country has one and you ask about what Aurivane offers there.',
        'Companies that provide servers and deliver email for us. They act on our instructions under a contract.',
        'Authorities and courts, if the law requires it.',
        'TradingView, if you agree to the market ticker: see below.',
        'Members of your clubs: they see your name, your role and the date you joined. The owner and the managers also see a request to join, with your country and your message.',
        'The public: the listing shows the name of a club’s owner together with the description, privacy and status of the club. The page of an open club also shows its contacts, meetings and announcements, with the names of the authors. The contacts of a closed club are shown only to its members.',
      ],
    },
    ticker: {
      title: 'The market ticker',
      paragraphs: [
        'Until you agree, the ticker shows only the names of the symbols and nothing is loaded from another company. If you agree, a frame without access to our cookies loads the widget of TradingView. TradingView then receives your IP address and technical data about your browser and can store data of its own.',
        'Your browser remembers your consent. You can withdraw it in the footer of every page. The widget is then removed. The ticker does not appear on the pages for login, registration, recovery and profile. The economic calendar loads only when you follow its link.',
      ],
    },
    storage: {
      title: 'Cookies and storage in your browser',
      paragraphs: [
        'All entries in this table are our own. If you agree to the ticker, TradingView can store data of its own. The entries for login and language are needed for what you ask the website to do. None of the entries in this table is used to follow you across websites.',
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
          purpose: 'Ties the session to this browser, so that a stolen token alone does not work elsewhere',
          duration: 'Until logout, 90 days at most',
        },
        device_id: {
          kind: 'Cookie that scripts cannot read',
          purpose: 'Recognises this browser at your next login, so that we report only new devices',
          duration: '90 days after the last login',
        },
        policy: {
          kind: 'Cookie',
          purpose:
            'Which rules for return figures apply in the country of your account; it contains only “off” or “gb”',
          duration: 'One year',
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
          duration: 'Until you withdraw your consent or delete the entry',
        },
        banner: {
          kind: 'Cookie',
          purpose: 'Remembers that you closed the banner',
          duration: 'Until you close the browser',
        },
        invitation: {
          kind: 'Local storage; the club and the date are stored as invitation-of',
          purpose: 'An invitation to a club that you opened before logging in',
          duration: 'Until you log in, 30 days at most',
        },
        continue: {
          kind: 'Session storage',
          purpose: 'The club you came from before logging in',
          duration: 'Until you close the tab',
        },
      },
    },
    retention: {
      title: 'How long we keep it',
      paragraphs: ['Only as long as we need it.'],
      list: [
        'Account, profile and clubs: as long as the account exists. When you delete it, everything is erased 14 days later, except for what a law requires us to keep or what we need to defend ourselves against claims. Announcements, meetings and reports in other people’s clubs stay, without your name.',
        'Sessions: they end after 14 days without use, after 90 days in any case, at logout, and when the password is reset.',
        'Confirmation links are valid for 48 hours, recovery links for 30 minutes.',
        'Security log: 90 days. Notices in the inbox: 180 days. Known devices: 90 days after the last login. Changes to your email address: 90 days after the change was completed, was cancelled or expired.',
        'Passkeys: until you remove them or delete the account. When you confirm that it is you, we remember this for 10 minutes.',
        'Links for a new email address work for 48 hours. For 72 hours after the change the old address can be restored.',
        'Messages you send us: until the matter is settled and no further questions are expected.',
        'Suspended accounts: as long as the reason for the suspension is relevant.',
      ],
    },
    transfers: {
      title: 'Other countries',
      paragraphs: [
        'A country owner or a broker can be established outside the country where you live. Data goes there only at your request. Where the law requires safeguards, such as standard contractual clauses, we use them. We will tell you on request which ones apply.',
      ],
    },
    security: {
      title: 'How we protect it',
      paragraphs: [
        'Connections are encrypted. Passwords are hashed with argon2id, access tokens and email links are stored only as hashes, and the keys for two-factor authentication are encrypted. A session in a browser is tied to that browser. Repeated failed logins are slowed down. Our team sees only what it needs to manage accounts and clubs.',
        `No protection is perfect. If a breach puts your rights at risk, we will tell you and the supervisory authority as the law requires. Security problems can be reported to ${brand.securityEmail}.`,
      ],
    },
    rights: {
      title: 'Your rights',
      paragraphs: ['You may at any time ask us to:'],
      list: [
        'tell you whether we keep data about you and, if so, which data, and give you a copy;',
        'correct wrong data and complete missing data; you can change your name, description and email address yourself in your settings;',
        'erase data, or restrict its use;',
        'hand over, in a common, machine-readable format, the data you gave us;',
        'stop using your data on the basis of our legitimate interest, if you object to that use;',
        'stop using your data on the basis of your consent, if you withdraw it.',
      ],
      closing: [
        'You can download your data and delete your account yourself, in your <profileSecurity>settings</profileSecurity> under Security. A deleted account can be restored for 14 days.',
        `Write to <mail>{{support}}</mail>, if possible from the address of your account, so that we can be sure who is asking. There is no charge. We reply within one month. If a request is complex, or if there are many, it can take up to two more months. In that case we will tell you within the first month and say why.`,
        'You may also complain to the data protection authority of the country where you live or work, or where you believe the law was broken.',
      ],
    },
    automated: {
      title: 'Automated decisions',
      paragraphs: [
        'The website makes no automated decisions with legal effect on you and builds no profiles. Clubs are reviewed and accounts are suspended by people. A fixed rule refuses registrations and new clubs that name the United States or come from a network there. If you think this is a mistake, write to us.',
      ],
    },
    age: {
      title: 'Minimum age and the United States',
      paragraphs: [
        `The website is for people aged ${MINIMUM_AGE_YEARS} or older and not for residents of the United States. If we learn that an account belongs to a younger person or to a resident of the United States, we will close it and erase the data.`,
      ],
    },
    changes: {
      title: 'Changes to this policy',
      paragraphs: [
        'When the website or the law changes, we update this page and its date. If a change affects you as a member, we will tell you by email before it takes effect.',
        'The English text prevails. The translations are for convenience only. The <terms>terms of use</terms> apply as well.',
      ],
    },
  },
}
