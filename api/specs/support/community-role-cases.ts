import type { RefusalCode } from '@aurivane/contract/refusal-codes'
import { MovableClock } from './clock.ts'
import { meetingForm } from './meetings.ts'
import { admins, everybody, members, type Case, type Ending, type Stage } from './role-cases.ts'

/** The club of the stage is open and pending; its only member is its owner. */
const ofClub = ({ clubID }: Stage) => ({ clubID })
const ofAnnouncement = ({ clubID }: Stage) => ({ clubID, announcementID: 1 })
const ofMeeting = ({ clubID }: Stage) => ({ clubID, meetingID: 1 })
const ownerOr = (ending: Ending, others: RefusalCode): Case['endings'] => ({
  ...members(others),
  owner: ending,
})
/** A wrong session is refused, no session is a visitor's. */
const optional = (ending: Ending): Case['endings'] => ({ ...everybody(ending), suspended: 'login_needed' })

const text = () => ({ title: 'A title', text: 'A text' })
const meeting = () => meetingForm({ clock: new MovableClock() })

/** Announcements, meetings, notices and reports. */
export const communityCases: Case[] = [
  { call: 'listAnnouncements', parameters: ofClub, endings: optional(202) },
  {
    call: 'publishAnnouncement',
    parameters: ofClub,
    body: text,
    endings: ownerOr('club_not_verified', 'team_only'),
  },
  { call: 'changeAnnouncement', parameters: ofAnnouncement, body: text, endings: members('not_found') },
  { call: 'deleteAnnouncement', parameters: ofAnnouncement, endings: members('not_found') },
  { call: 'listMeetings', parameters: ofClub, endings: optional(202) },
  {
    call: 'planMeeting',
    parameters: ofClub,
    body: meeting,
    endings: ownerOr('club_not_verified', 'team_only'),
  },
  { call: 'changeMeeting', parameters: ofMeeting, body: meeting, endings: members('not_found') },
  { call: 'cancelMeeting', parameters: ofMeeting, body: () => ({}), endings: members('not_found') },
  {
    call: 'answerMeeting',
    parameters: ofMeeting,
    body: () => ({ answer: 'going' }),
    endings: members('not_found'),
  },
  { call: 'readMeetingCalendar', parameters: ofMeeting, endings: optional('not_found') },
  { call: 'createCalendarAddress', parameters: ofClub, endings: ownerOr(202, 'members_only') },
  { call: 'revokeCalendarAddress', parameters: ofClub, endings: ownerOr('not_found', 'members_only') },
  { call: 'listNotices', endings: members(202) },
  { call: 'countUnreadNotices', endings: members(202) },
  { call: 'markNoticesRead', body: () => ({ all: true }), endings: members(202) },
  { call: 'deleteNotice', parameters: () => ({ noticeID: 2147483647 }), endings: members('not_found') },
  { call: 'listNoticePreferences', endings: members(202) },
  {
    call: 'changeNoticePreference',
    body: () => ({ kind: 'announcement', mail: true }),
    endings: members(202),
  },
  {
    call: 'reportClub',
    parameters: ofClub,
    body: () => ({ reason: 'spam' }),
    endings: { ...members(202), owner: 'not_your_own_club' },
  },
  { call: 'listReports', endings: admins(202) },
  {
    call: 'closeReport',
    parameters: () => ({ reportID: 2147483647 }),
    body: () => ({ outcome: 'no_action', note: 'A note' }),
    endings: admins('not_found'),
  },
]
