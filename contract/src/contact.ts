import { z } from './zod.ts'
import { textAnswer } from './answers.ts'
import { honeypot } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { email, line, paragraph } from './inputs.ts'
import { CONTACT_MESSAGE_MAX_CHARS, CONTACT_SUBJECT_MAX_CHARS } from './limits.ts'
import { key } from './messages/messages.ts'

export const sendContactMessage = endpoint({
  name: 'sendContactMessage',
  method: 'POST',
  path: '/contact',
  access: 'anyone',
  summary: 'Send a message to the support address',
  body: z.object({
    email,
    subject: line(CONTACT_SUBJECT_MAX_CHARS, key('form.fillRequired')),
    message: paragraph(CONTACT_MESSAGE_MAX_CHARS, key('form.fillRequired')),
    csrf: honeypot,
  }),
  answer: textAnswer,
  invalid: key('form.fillRequired'),
  refuses: ['detected'],
  limit: 'contact',
  example: {
    body: { email: 'ada@example.com', subject: 'Clubs in Italy', message: 'Which clubs are open?', csrf: '' },
    answer: { result: 'Thank you. Your message has been sent, redirecting you back to home in 1 second.' },
  },
})
