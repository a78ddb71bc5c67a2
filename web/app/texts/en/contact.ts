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
    text: 'Click the address to copy it.',
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
  data: 'What you write is stored and sent to our support team. We pass your name, email address, country and message to a broker (a trading service) only if you ask us to put you in touch. Details are in the <privacy>privacy policy</privacy>.',
}
