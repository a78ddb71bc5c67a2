import { z } from './zod.ts'
import { textAnswer } from './answers.ts'
import { hasNoUser, isContactLink, lowerScheme } from './contact-link.ts'
import { isTimeZone } from './dates.ts'
import { endpoint } from './endpoint.ts'
import { boundedText, idNumber, line, lineOrNull, numberBetween, pageOf, paragraphOrNull } from './inputs.ts'
import {
  DECISION_REASON_MAX_CHARS,
  LIST_MAX_ROWS,
  MEETING_DEFAULT_MINUTES,
  MEETING_DESCRIPTION_MAX_CHARS,
  MEETING_LINK_MAX_CHARS,
  MEETING_MAX_MINUTES,
  MEETING_MIN_MINUTES,
  MEETING_PLACE_MAX_CHARS,
  MEETING_TITLE_MAX_CHARS,
} from './limits.ts'
import { key } from './messages/messages.ts'
import { queryFlag } from './notices.ts'

export const meetingStates = ['planned', 'cancelled'] as const
export const meetingAnswers = ['going', 'not_going'] as const
export type MeetingAnswer = (typeof meetingAnswers)[number]

export const meeting = z.object({
  id: z.number().int(),
  title: z.string(),
  start: z.iso.datetime(),
  localStart: z.string().describe('`YYYY-MM-DDTHH:mm` in the time zone of the meeting'),
  timeZone: z.string(),
  minutes: z.number().int(),
  place: z.string().nullable(),
  link: z.string().nullable().describe('For members only'),
  description: z.string().nullable(),
  state: z.enum(meetingStates),
  reason: z.string().nullable().describe('Why it was cancelled'),
  sequence: z.number().int(),
  going: z.number().int(),
  answer: z.enum(meetingAnswers).nullable(),
})
export type Meeting = z.infer<typeof meeting>

/** A day and minute that the calendar has, such as 2027-03-28T18:30; whether the time zone has it is checked later. */
function isLocalTime(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) return false
  const date = new Date(`${text}:00.000Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

const localStart = line(40, key('meeting.startInvalid')).refine(isLocalTime, key('meeting.startInvalid'))
const timeZone = line(64, key('meeting.timeZoneUnknown')).refine(isTimeZone, key('meeting.timeZoneUnknown'))
const link = lineOrNull(MEETING_LINK_MAX_CHARS)
  .transform((text) => text && lowerScheme(text))
  .refine((text) => !text || text.startsWith('https://'), key('meeting.linkInvalid'))
  .refine((text) => !text || hasNoUser(text), key('meeting.linkHasUser'))
  .refine((text) => !text || isContactLink(text), key('meeting.linkInvalid'))

const meetingFields = z.object({
  title: line(MEETING_TITLE_MAX_CHARS, key('meeting.titleRequired')),
  localStart,
  timeZone,
  minutes: numberBetween(MEETING_MIN_MINUTES, MEETING_MAX_MINUTES).default(MEETING_DEFAULT_MINUTES),
  place: lineOrNull(MEETING_PLACE_MAX_CHARS),
  link,
  description: paragraphOrNull(MEETING_DESCRIPTION_MAX_CHARS),
})

function hasPlaceOrLink(fields: { place: string | null; link: string | null }): boolean {
  return fields.place !== null || fields.link !== null
}
const placeAndLink = meetingFields.pick({ place: true, link: true })
const placeMissing = {
  path: ['place'],
  error: key('meeting.placeOrLink'),
  // Told together with what is wrong in other fields.
  when: ({ value }: { value: unknown }) => placeAndLink.safeParse(value).success,
}

export const newMeeting = meetingFields.refine(hasPlaceOrLink, placeMissing)
export type NewMeeting = z.infer<typeof newMeeting>

const seenText = boundedText(MEETING_DESCRIPTION_MAX_CHARS, { error: key('form.wrongType') })
const seenOptional = seenText
  .nullable()
  .transform((text) => (text === '' ? null : text))
  .optional()

/** The values that the caller saw (optimistic locking). Unknown names are refused, since they would not be checked. */
const seenMeeting = z.strictObject(
  {
    title: seenText.optional(),
    localStart: seenText.optional(),
    timeZone: seenText.optional(),
    minutes: z.number(key('form.wrongType')).optional(),
    place: seenOptional,
    link: seenOptional,
    description: seenOptional,
  },
  key('form.wrongType'),
)

export const changedMeeting = meetingFields
  .extend({ seen: seenMeeting.optional() })
  .refine(hasPlaceOrLink, placeMissing)
export type ChangedMeeting = z.infer<typeof changedMeeting>

const ofClub = z.object({ clubID: idNumber })
const ofMeeting = z.object({ clubID: idNumber, meetingID: idNumber })
const example = {
  title: 'Reading the overnight calendar',
  localStart: '2027-03-27T18:30',
  timeZone: 'Europe/Rome',
  minutes: 90,
  place: 'Via Roma 1, Milano',
  description: 'Bring one chart.',
}

export const listMeetings = endpoint({
  name: 'listMeetings',
  method: 'GET',
  path: '/clubs/:clubID/meetings',
  access: 'optional',
  summary: 'Meetings of a club that are not over, soonest first; with `past` those that are, newest first',
  params: ofClub,
  query: z.object({ past: queryFlag, ...pageOf(LIST_MAX_ROWS) }),
  answer: z.object({ result: z.array(meeting), next: z.number().int().nullable() }),
  refuses: ['members_only', 'club_unknown'],
})

export const planMeeting = endpoint({
  name: 'planMeeting',
  method: 'POST',
  path: '/clubs/:clubID/meetings',
  access: 'member',
  rate: 'planningMeetings',
  summary: 'Plan a meeting at a local time and tell the members; a place or a link is needed',
  params: ofClub,
  body: newMeeting,
  answer: z.object({ result: z.string(), meetingID: z.number().int() }),
  refuses: ['email_not_confirmed', 'team_only', 'club_unknown', 'club_not_verified', 'meetings_full'],
  example: { body: example, answer: { result: 'The meeting was planned', meetingID: 8 } },
})

export const changeMeeting = endpoint({
  name: 'changeMeeting',
  method: 'PUT',
  path: '/clubs/:clubID/meetings/:meetingID',
  access: 'member',
  rate: 'changingMeetings',
  summary: 'Change a meeting before it begins and tell those going; not if it is no longer as `seen`',
  params: ofMeeting,
  body: changedMeeting,
  answer: textAnswer,
  refuses: [
    'email_not_confirmed',
    'team_only',
    'club_unknown',
    'not_found',
    'meeting_closed',
    'changed_meanwhile',
  ],
  example: { body: example, answer: { result: 'The meeting was changed' } },
})

export const cancelMeeting = endpoint({
  name: 'cancelMeeting',
  method: 'DELETE',
  path: '/clubs/:clubID/meetings/:meetingID',
  access: 'member',
  rate: 'changingMeetings',
  summary: 'Cancel a meeting before it begins and tell those going',
  params: ofMeeting,
  body: z.object({ reason: paragraphOrNull(DECISION_REASON_MAX_CHARS) }),
  answer: textAnswer,
  refuses: ['email_not_confirmed', 'team_only', 'club_unknown', 'not_found', 'meeting_closed'],
  example: {
    body: { reason: 'The library is closed.' },
    answer: { result: 'The meeting was cancelled' },
  },
})

export const answerMeeting = endpoint({
  name: 'answerMeeting',
  method: 'PUT',
  path: '/clubs/:clubID/meetings/:meetingID/answer',
  access: 'member',
  rate: 'answeringMeetings',
  summary: 'Say whether one is going, until the meeting is over',
  params: ofMeeting,
  body: z.object({ answer: z.enum(meetingAnswers, key('form.wrongType')) }),
  answer: z.object({ result: z.string(), going: z.number().int() }),
  refuses: ['members_only', 'club_unknown', 'not_found', 'meeting_closed'],
  example: { body: { answer: 'going' }, answer: { result: 'Your answer was saved', going: 12 } },
})

export const readMeetingCalendar = endpoint({
  name: 'readMeetingCalendar',
  method: 'GET',
  path: '/clubs/:clubID/meetings/:meetingID/calendar',
  access: 'optional',
  summary: 'One meeting as iCalendar text',
  params: ofMeeting,
  answer: z.object({ result: z.string() }),
  refuses: ['members_only', 'club_unknown', 'not_found'],
  example: { answer: { result: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n' } },
})

export const createCalendarAddress = endpoint({
  name: 'createCalendarAddress',
  method: 'POST',
  path: '/clubs/:clubID/calendar',
  access: 'member',
  rate: 'makingCalendarAddresses',
  summary: 'Create the own calendar address of a club; an older one stops working',
  params: ofClub,
  answer: z.object({ result: z.string(), link: z.string() }),
  refuses: ['members_only', 'club_unknown'],
  example: {
    answer: {
      result: 'Your calendar address was created',
      link: '{PUBLIC_URL}/clubs/12/meetings.ics?key=shown-once',
    },
  },
})

export const revokeCalendarAddress = endpoint({
  name: 'revokeCalendarAddress',
  method: 'DELETE',
  path: '/clubs/:clubID/calendar',
  access: 'member',
  summary: 'Revoke the own calendar address of a club',
  params: ofClub,
  answer: textAnswer,
  refuses: ['members_only', 'club_unknown', 'not_found'],
  example: { answer: { result: 'Your calendar address was revoked' } },
})
