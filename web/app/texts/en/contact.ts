import { brand } from '@aurivane/contract/brand'

export const contact = {
  meta: {
    title: 'Contact',
    description: `Write to ${brand.name}: a short form, or the support address to copy. We read every message and reply.`,
  },
  heading: 'Contact us',
  lede: 'Tell us what you want to know. A person reads every message and replies. We cannot promise how soon.',
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
    heading: 'Prefer email?',
    text: 'Select the address to copy it.',
    copy: 'Copy {{address}}',
    copied: 'Copied Email Address To Clipboard!',
  },
  first: {
    heading: 'Already answered?',
    verify: 'Confirming your email address',
    access: 'Getting back into your account',
    who: 'Who may register and create clubs',
    all: 'All questions',
  },
  data: 'What you write is stored and sent to our support team. If you ask us to put you in touch with a broker (a trading service), we pass on your email address and message. If you have an account, we also pass on your name and country. If you do not ask, we pass on nothing. Details are in the <privacy>privacy policy</privacy>.',
}
