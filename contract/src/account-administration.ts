import { z } from './zod.ts'
import { textAnswer } from './answers.ts'
import { endpoint } from './endpoint.ts'
import { booleanOrWord, boundedText, idNumber, pageOf, paragraph, storedText } from './inputs.ts'
import { ADMIN_REASON_MAX_CHARS, CONTACT_NOTE_MAX_CHARS, REGISTER_MAX_ROWS } from './limits.ts'
import { locales } from './locales.ts'
import { key } from './messages/messages.ts'

/** Calls with which administrators help members with their accounts. */

export const resetSecondFactor = endpoint({
  name: 'resetSecondFactor',
  method: 'POST',
  path: '/admin/users/:id/second-factor/reset',
  access: 'admin',
  summary: 'Remove the second factor of a user who lost it, passkeys only if chosen; ends all their sessions',
  params: z.object({ id: idNumber }),
  body: z.object({
    reason: paragraph(ADMIN_REASON_MAX_CHARS, key('membership.reasonRequired')),
    passkeys: booleanOrWord.default(false),
  }),
  answer: textAnswer,
  refuses: ['user_unknown', 'not_yourself', 'two_factor_not_on'],
  needsProof: true,
  example: {
    body: { reason: 'Lost phone, identity checked by call', passkeys: false },
    answer: { result: 'Successfully reset the second factor of user ID: 7' },
  },
})

export const endUserSessions = endpoint({
  name: 'endUserSessions',
  method: 'POST',
  path: '/admin/users/:id/sessions/end',
  access: 'admin',
  summary: 'End all sessions of a user',
  params: z.object({ id: idNumber }),
  answer: z.object({ result: z.string(), ended: z.number().int() }),
  refuses: ['user_unknown', 'not_yourself'],
  needsProof: true,
  example: { answer: { result: 'Successfully ended all sessions of user ID: 7', ended: 2 } },
})

export const contactStatuses = ['new', 'answered', 'closed'] as const
export type ContactStatus = (typeof contactStatuses)[number]
const contactStatus = z.enum(contactStatuses, key('contact.statusUnknown'))

export const contactMessage = z.object({
  id: z.number().int(),
  date: z.iso.datetime(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  language: z.enum(locales),
  status: z.enum(contactStatuses),
  note: z.string(),
  changedAt: z.iso.datetime().nullable(),
})
export type ContactMessage = z.infer<typeof contactMessage>

export const listContactMessages = endpoint({
  name: 'listContactMessages',
  method: 'GET',
  path: '/admin/contact',
  access: 'admin',
  summary: 'Messages of the contact form, newest first',
  query: z.object({ status: contactStatus.optional(), ...pageOf(REGISTER_MAX_ROWS) }),
  answer: z.object({ result: z.array(contactMessage), next: z.number().int().nullable() }),
})

const note = boundedText(CONTACT_NOTE_MAX_CHARS, { error: key('form.wrongType'), trim: true }).refine(
  (text) => !text.includes('\0') && text.isWellFormed(),
  key('form.charactersRefused'),
)

export const changeContactMessage = endpoint({
  name: 'changeContactMessage',
  method: 'PUT',
  path: '/admin/contact/:id',
  access: 'admin',
  summary: 'Change status and note of a contact message; not if they are no longer as `seen`',
  params: z.object({ id: idNumber }),
  body: z.object({
    status: contactStatus,
    note,
    seen: z
      .strictObject({ status: contactStatus.optional(), note: storedText.optional() }, key('form.wrongType'))
      .optional(),
  }),
  answer: textAnswer,
  refuses: ['message_unknown', 'changed_meanwhile'],
  example: {
    body: { status: 'answered', note: 'Answered by mail', seen: { status: 'new', note: '' } },
    answer: { result: 'Successfully updated message ID: 5' },
  },
})

export const pendingDeletion = z.object({
  id: z.number().int(),
  userID: z.number().int(),
  name: z.string(),
  email: z.string(),
  requestedAt: z.iso.datetime(),
  eraseAt: z.iso.datetime(),
  daysLeft: z.number().int().describe('Rounded up'),
  clubsToDelete: z.number().int(),
  clubsOffered: z.number().int(),
})
export type PendingDeletion = z.infer<typeof pendingDeletion>

export const listDeletions = endpoint({
  name: 'listDeletions',
  method: 'GET',
  path: '/admin/deletions',
  access: 'admin',
  summary: 'Accounts that are going to be erased, soonest first',
  query: z.object(pageOf(REGISTER_MAX_ROWS)),
  answer: z.object({ result: z.array(pendingDeletion), next: z.number().int().nullable() }),
})
