import { z } from './zod.ts'
import { textAnswer } from './answers.ts'
import { mailToken } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { email } from './inputs.ts'

/** The change of a member's email address: asked for, completed or undone by links of mails. */

export const requestEmailChange = endpoint({
  name: 'requestEmailChange',
  method: 'POST',
  path: '/user/email',
  access: 'member',
  summary: 'Ask for another email address; the answer is the same whether or not the address is taken',
  body: z.object({ newEmail: email }),
  answer: textAnswer,
  needsProof: true,
  refuses: ['nothing_changed', 'email_change_pending', 'email_change_recent', 'too_many_mails'],
  example: {
    body: { newEmail: 'ada.rossi@example.com' },
    answer: { result: 'We have sent a link to ada.rossi@example.com. It works for 48 hours.' },
  },
})

export const cancelEmailChange = endpoint({
  name: 'cancelEmailChange',
  method: 'DELETE',
  path: '/user/email',
  access: 'member',
  summary: 'Cancel the change of the email address that is waiting',
  answer: textAnswer,
  refuses: ['no_email_change'],
  example: { answer: { result: 'The change of your email is cancelled' } },
})

export const completeEmailChange = endpoint({
  name: 'completeEmailChange',
  method: 'POST',
  path: '/auth/email-change/complete',
  access: 'anyone',
  summary: 'Take the new address, with the link that was mailed to it',
  body: z.object({ token: mailToken }),
  answer: textAnswer,
  refuses: ['mail_token_dead', 'email_taken'],
  example: {
    body: { token: 'token-from-the-mail' },
    answer: { result: 'Your email address is now ada.rossi@example.com' },
  },
})

export const undoEmailChange = endpoint({
  name: 'undoEmailChange',
  method: 'POST',
  path: '/auth/email-change/undo',
  access: 'anyone',
  summary:
    'Return to the old address, with a link that was mailed to it; ends all sessions and voids the password',
  body: z.object({ token: mailToken }),
  answer: textAnswer,
  refuses: ['mail_token_dead'],
  example: {
    body: { token: 'token-from-the-mail' },
    answer: {
      result: 'Your old email address is restored. We have sent you a link to create a new password.',
    },
  },
})
