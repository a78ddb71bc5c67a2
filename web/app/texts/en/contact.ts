import { brand } from '@aurivane/contract/brand'

export const contact = {
  meta: {
    title: 'Contact',
    description: `Write to ${brand.name}: a short form, or the support address to copy. A person reads every message and answers.`,
  },
  heading: 'Contact us',
  lede: 'Tell us what you want to know. A person reads it and answers, also when the answer is no.',
  form: {
    label: 'Write to support',
    email: 'Your email address',
    emailHint: 'We reply to this address.',
    subject: 'Subject',
    message: 'Message',
    messageHint: 'Please do not send passwords, codes or account numbers.',
    send: 'Send message',
    trap: 'Leave this field empty',
  },
  networkFailure: 'An Error Occured',
  limitReached: 'You have exceeded the number of requests',
  byMail: {
    heading: 'From your own mailbox',
    text: 'Would you rather write from there? Click the address to copy it.',
    copy: 'Copy {{address}}',
    copied: 'Copied Email Address To Clipboard!',
  },
  first: {
    heading: 'Perhaps it is answered already',
    verify: 'Verifying your email address',
    access: 'Getting back into your account',
    who: 'Who may register and create clubs',
    all: 'All questions',
  },
  data: 'What you write is stored and sent to our support. It may be shared with a trading service if you ask for one. Details are in the <privacy>privacy policy</privacy>.',
}
