import { z } from './zod.ts'
import { textAnswer } from './answers.ts'
import { endpoint } from './endpoint.ts'
import { idNumber, pageOf } from './inputs.ts'
import { LIST_MAX_ROWS, NOTICES_READ_AT_ONCE } from './limits.ts'
import { key } from './messages/messages.ts'
import { noticeKindNames } from './notice-kinds.ts'

export const notice = z.object({
  id: z.number().int(),
  kind: z.enum(noticeKindNames),
  text: z.string().describe('In the language of Accept-Language'),
  detail: z.string().nullable().describe('The reason of a decision or the message of a request'),
  date: z.iso.datetime(),
  read: z.boolean(),
  link: z.string().describe('A path without language prefix'),
  clubID: z.number().int().nullable(),
})
export type Notice = z.infer<typeof notice>

const unread = z.number().int().describe('Counted up to 100')

/** `unread=true` and the like: a flag of an address, absent or the word true. */
export const queryFlag = z.literal('true', key('form.wrongType')).optional()

export const listNotices = endpoint({
  name: 'listNotices',
  method: 'GET',
  path: '/user/notices',
  access: 'member',
  summary: 'The own notices, newest first',
  query: z.object({ unread: queryFlag, ...pageOf(LIST_MAX_ROWS) }),
  answer: z.object({ result: z.array(notice), next: z.number().int().nullable(), unread }),
})

export const countUnreadNotices = endpoint({
  name: 'countUnreadNotices',
  method: 'GET',
  path: '/user/notices/unread',
  access: 'member',
  summary: 'How many of the own notices are unread, up to 100',
  answer: z.object({ result: z.object({ unread }) }),
  example: { answer: { result: { unread: 3 } } },
})

export const markNoticesRead = endpoint({
  name: 'markNoticesRead',
  method: 'PUT',
  path: '/user/notices/read',
  access: 'member',
  summary: 'Mark some or all of the own notices as read; ids of others are ignored',
  body: z
    .object({
      ids: z
        .array(idNumber, key('form.wrongType'))
        .max(NOTICES_READ_AT_ONCE, key('form.wrongType'))
        .min(1, key('form.wrongType'))
        .optional(),
      all: z.literal(true, key('form.wrongType')).optional(),
    })
    .refine(({ ids, all }) => ids !== undefined || all, { path: ['ids'], error: key('form.wrongType') }),
  answer: z.object({ result: z.string(), unread }),
  example: { body: { ids: [31, 32] }, answer: { result: 'Marked as read', unread: 1 } },
})

export const deleteNotice = endpoint({
  name: 'deleteNotice',
  method: 'DELETE',
  path: '/user/notices/:noticeID',
  access: 'member',
  summary: 'Delete one of the own notices',
  params: z.object({ noticeID: idNumber }),
  answer: textAnswer,
  refuses: ['not_found'],
  example: { answer: { result: 'The notice was deleted' } },
})

const kind = z.enum(noticeKindNames, key('form.wrongType'))

export const noticePreference = z.object({
  kind: z.enum(noticeKindNames),
  mail: z.boolean().describe('Whether a notice of this kind is mailed too'),
  fixed: z.boolean().describe('Always mailed'),
})
export type NoticePreference = z.infer<typeof noticePreference>

export const listNoticePreferences = endpoint({
  name: 'listNoticePreferences',
  method: 'GET',
  path: '/user/notices/preferences',
  access: 'member',
  summary: 'Which kinds of notices are mailed; `report_received` is there for administrators only',
  answer: z.object({ result: z.array(noticePreference) }),
  example: { answer: { result: [{ kind: 'announcement', mail: false, fixed: false }] } },
})

export const changeNoticePreference = endpoint({
  name: 'changeNoticePreference',
  method: 'PUT',
  path: '/user/notices/preferences',
  access: 'member',
  summary: 'Switch the mails of one kind of notice on or off',
  body: z.object({ kind, mail: z.boolean(key('form.wrongType')) }),
  answer: textAnswer,
  refuses: ['mail_required', 'admin_only'],
  example: { body: { kind: 'announcement', mail: true }, answer: { result: 'Your preference was saved' } },
})
