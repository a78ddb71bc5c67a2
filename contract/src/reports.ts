import { z } from './zod.ts'
import { clubContact, clubStates, shortClub } from './club-object.ts'
import { endpoint } from './endpoint.ts'
import { idNumber, pageOf, paragraph, paragraphOrNull } from './inputs.ts'
import {
  CLUB_REASON_MAX_CHARS,
  LIST_MAX_ROWS,
  REPORT_NOTE_MAX_CHARS,
  REPORT_TEXT_MAX_CHARS,
} from './limits.ts'
import { textAnswer } from './answers.ts'
import { meetingStates } from './meetings.ts'
import { key } from './messages/messages.ts'
import { person } from './person-object.ts'

export const reportReasons = [
  'promises_returns',
  'asks_for_money',
  'impersonation',
  'spam',
  'insults',
  'illegal',
  'other',
] as const
export type ReportReason = (typeof reportReasons)[number]

export const reportStates = ['open', 'closed'] as const
export const reportOutcomes = ['no_action', 'club_declined', 'owner_suspended'] as const
export type ReportOutcome = (typeof reportOutcomes)[number]

/** The club as it was when it was reported, so that later edits hide nothing. */
export const reportEvidence = z.object({
  title: z.string(),
  description: z.string(),
  contacts: z.array(clubContact),
  privacy: z.boolean(),
  state: z.enum(clubStates),
  announcements: z.array(
    z.object({ id: z.number().int(), title: z.string(), text: z.string(), date: z.iso.datetime() }),
  ),
  meetings: z.array(
    z.object({
      id: z.number().int(),
      title: z.string(),
      start: z.iso.datetime(),
      timeZone: z.string(),
      minutes: z.number().int(),
      place: z.string().nullable(),
      link: z.string().nullable(),
      description: z.string().nullable(),
      state: z.enum(meetingStates),
    }),
  ),
})
export type ReportEvidence = z.infer<typeof reportEvidence>

export const report = z.object({
  id: z.number().int(),
  club: shortClub.nullable().describe('null: deleted'),
  owner: z
    .object({
      userID: z.number().int(),
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      suspended: z.boolean(),
    })
    .nullable(),
  reporter: person,
  reason: z.enum(reportReasons),
  text: z.string().nullable(),
  date: z.iso.datetime(),
  openReports: z.number().int().describe('Open reports on this club'),
  evidence: reportEvidence,
  state: z.enum(reportStates),
  outcome: z.enum(reportOutcomes).nullable(),
  note: z.string().nullable(),
  closedAt: z.iso.datetime().nullable(),
  closedBy: person,
})
export type Report = z.infer<typeof report>

export const newReport = z
  .object({
    reason: z.enum(reportReasons, key('report.reasonUnknown')),
    text: paragraphOrNull(REPORT_TEXT_MAX_CHARS),
  })
  .refine(({ reason, text }) => reason !== 'other' || text !== null, {
    path: ['text'],
    error: key('report.textRequired'),
  })
export type NewReport = z.infer<typeof newReport>

export const reportClub = endpoint({
  name: 'reportClub',
  method: 'POST',
  path: '/clubs/:clubID/reports',
  access: 'member',
  rate: 'reporting',
  summary: 'Report a club to the administrators; a text is required for `other`',
  params: z.object({ clubID: idNumber }),
  body: newReport,
  answer: z.object({ result: z.string(), reportID: z.number().int() }),
  refuses: ['club_unknown', 'not_your_own_club', 'report_pending'],
  example: {
    body: { reason: 'promises_returns', text: 'The description promises 10% a month.' },
    answer: { result: 'Thank you. We will look into it.', reportID: 4 },
  },
})

export const listReports = endpoint({
  name: 'listReports',
  method: 'GET',
  path: '/admin/reports',
  access: 'admin',
  summary: 'Reports: open ones oldest first, closed ones newest first',
  query: z.object({
    state: z.enum(reportStates, key('form.wrongType')).optional(),
    ...pageOf(LIST_MAX_ROWS),
  }),
  answer: z.object({ result: z.array(report), next: z.number().int().nullable() }),
})

const closingFields = z.object({
  outcome: z.enum(reportOutcomes, key('form.wrongType')),
  note: paragraph(REPORT_NOTE_MAX_CHARS, key('report.noteRequired')),
  reason: paragraphOrNull(CLUB_REASON_MAX_CHARS),
})
const outcomeAndReason = closingFields.omit({ note: true })

export const closingOfReport = closingFields.refine(
  ({ outcome, reason }) => outcome === 'no_action' || reason !== null,
  {
    path: ['reason'],
    error: key('report.reasonRequired'),
    // Told together with a missing note.
    when: ({ value }) => outcomeAndReason.safeParse(value).success,
  },
)
export type ClosingOfReport = z.infer<typeof closingOfReport>

export const closeReport = endpoint({
  name: 'closeReport',
  method: 'PUT',
  path: '/admin/reports/:reportID',
  access: 'admin',
  summary:
    'Close a report; `club_declined` and `owner_suspended` need a reason for the owner and close all open reports on the club',
  params: z.object({ reportID: idNumber }),
  body: closingOfReport,
  answer: textAnswer,
  refuses: ['not_found', 'club_unknown', 'cannot_suspend_self', 'report_already_closed', 'last_admin'],
  example: {
    body: { outcome: 'club_declined', note: 'Promises returns.', reason: 'A club may not promise returns.' },
    answer: { result: 'Report 4 is closed' },
  },
})
