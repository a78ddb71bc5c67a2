import { z } from './zod.ts'
import { textAnswer } from './answers.ts'
import { owner } from './club-object.ts'
import { endpoint } from './endpoint.ts'
import { boundedText, idNumber, line, pageOf, paragraph } from './inputs.ts'
import { ANNOUNCEMENT_TEXT_MAX_CHARS, ANNOUNCEMENT_TITLE_MAX_CHARS, LIST_MAX_ROWS } from './limits.ts'
import { key } from './messages/messages.ts'

export const announcement = z.object({
  id: z.number().int(),
  title: z.string(),
  text: z.string().describe('Markdown as written'),
  User: owner.nullable(),
  date: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
})
export type Announcement = z.infer<typeof announcement>

export const newAnnouncement = z.object({
  title: line(ANNOUNCEMENT_TITLE_MAX_CHARS, key('announcement.titleRequired')),
  text: paragraph(ANNOUNCEMENT_TEXT_MAX_CHARS, key('announcement.textRequired')),
})
export type NewAnnouncement = z.infer<typeof newAnnouncement>

const seenText = (maxChars: number) => boundedText(maxChars, { error: key('form.wrongType') }).optional()

/** The values that the caller saw (optimistic locking). Unknown names are refused, since they would not be checked. */
const seenAnnouncement = z.strictObject(
  { title: seenText(ANNOUNCEMENT_TITLE_MAX_CHARS), text: seenText(ANNOUNCEMENT_TEXT_MAX_CHARS) },
  key('form.wrongType'),
)

const ofClub = z.object({ clubID: idNumber })
const ofAnnouncement = z.object({ clubID: idNumber, announcementID: idNumber })
const example = { title: 'Summer break', text: 'We meet again in **September**.' }

export const listAnnouncements = endpoint({
  name: 'listAnnouncements',
  method: 'GET',
  path: '/clubs/:clubID/announcements',
  access: 'optional',
  summary: 'Announcements of a club, newest first; those of a closed club for its members',
  params: ofClub,
  query: z.object(pageOf(LIST_MAX_ROWS)),
  answer: z.object({ result: z.array(announcement), next: z.number().int().nullable() }),
  refuses: ['members_only', 'club_unknown'],
})

export const publishAnnouncement = endpoint({
  name: 'publishAnnouncement',
  method: 'POST',
  path: '/clubs/:clubID/announcements',
  access: 'member',
  rate: 'announcing',
  summary: 'Publish an announcement and tell the members',
  params: ofClub,
  body: newAnnouncement,
  answer: z.object({ result: z.string(), announcementID: z.number().int() }),
  refuses: ['email_not_confirmed', 'team_only', 'club_unknown', 'club_not_verified'],
  example: { body: example, answer: { result: 'The announcement was published', announcementID: 5 } },
})

export const changeAnnouncement = endpoint({
  name: 'changeAnnouncement',
  method: 'PUT',
  path: '/clubs/:clubID/announcements/:announcementID',
  access: 'member',
  rate: 'editingAnnouncements',
  summary: 'Change an announcement; not if it is no longer as `seen`',
  params: ofAnnouncement,
  body: newAnnouncement.extend({ seen: seenAnnouncement.optional() }),
  answer: textAnswer,
  refuses: ['email_not_confirmed', 'team_only', 'club_unknown', 'not_found', 'changed_meanwhile'],
  example: { body: example, answer: { result: 'The announcement was changed' } },
})

export const deleteAnnouncement = endpoint({
  name: 'deleteAnnouncement',
  method: 'DELETE',
  path: '/clubs/:clubID/announcements/:announcementID',
  access: 'member',
  rate: 'editingAnnouncements',
  summary: 'Delete an announcement and its notices',
  params: ofAnnouncement,
  answer: textAnswer,
  refuses: ['email_not_confirmed', 'team_only', 'club_unknown', 'not_found'],
  example: { answer: { result: 'The announcement was deleted' } },
})
