import { MovableClock } from './clock.ts'
import { meetingForm } from './meetings.ts'
import type { Ending } from './role-cases.ts'

/** Everybody's place in the club of the stage; `user`, `unconfirmed`, `banned` and `admin` are no members. */
export const clubRoles = [
  'visitor',
  'user',
  'unconfirmed',
  'member',
  'manager',
  'unconfirmedManager',
  'owner',
  'unconfirmedOwner',
  'banned',
  'admin',
] as const
export type ClubRole = (typeof clubRoles)[number]
export type ClubEndings = Record<ClubRole, Ending>

/** What a call acts on, besides the club. */
export type Thing =
  | 'member'
  | 'otherManager'
  | 'clubOwner'
  | 'caller'
  | 'bannedPerson'
  | 'applicant'
  | 'ownRequest'
  | 'invitation'
  | 'ownInvitation'
  | 'invitationOfAnother'
  | 'offer'
  | 'ownOffer'
  | 'announcement'
  | 'meeting'
  | 'calendarAddress'
  | 'report'

/** The values of parameters and bodies by their names; `token` is that of an invitation. */
export type Made = {
  clubID: number
  userID?: number
  token?: string
  [parameter: string]: number | string | undefined
}

export type ClubCase = {
  call: string
  what?: string
  isClosed?: boolean
  on?: Thing
  /** The last parameter, where it is no id. */
  path?: string
  body?: (made: Made) => unknown
  endings: ClubEndings
}

const everybody = (ending: Ending) =>
  Object.fromEntries(clubRoles.map((role) => [role, ending])) as ClubEndings
const users = (ending: Ending): ClubEndings => ({ ...everybody(ending), visitor: 'login_needed' })
const admins = (ending: Ending): ClubEndings => ({ ...users('admin_only'), admin: ending })
const owners = (ending: Ending, others: Ending = 'owner_only'): ClubEndings => ({
  ...users(others),
  owner: ending,
  unconfirmedOwner: ending,
})
const team = (ending: Ending, others: Ending = 'team_only'): ClubEndings => ({
  ...owners(ending, others),
  manager: ending,
  unconfirmedManager: ending,
})
const insiders = (ending: Ending, others: Ending = 'members_only'): ClubEndings => ({
  ...team(ending, others),
  member: ending,
})
const unconfirmedTeam = {
  unconfirmedManager: 'email_not_confirmed',
  unconfirmedOwner: 'email_not_confirmed',
} as const
const confirmedTeam = (ending: Ending): ClubEndings => ({ ...team(ending), ...unconfirmedTeam })
const confirmedOwner = (ending: Ending): ClubEndings => ({
  ...owners(ending),
  unconfirmedOwner: 'email_not_confirmed',
})
/** Becoming a member: insiders are members already. */
const joining = (ending: Ending): ClubEndings => ({
  ...insiders('already_member', ending),
  ...unconfirmedTeam,
  unconfirmed: 'email_not_confirmed',
  banned: 'banned',
})
/** The calls about the club itself ask for the confirmed email first. */
const ownClub = (ending: Ending): ClubEndings => ({
  ...owners(ending, 'club_not_yours'),
  ...unconfirmedTeam,
  unconfirmed: 'email_not_confirmed',
})

const reason = 'A reason'
const text = () => ({ title: 'Another title', text: 'Another text' })
const meeting = () => meetingForm({ clock: new MovableClock() })
const withReason = () => ({ reason })
const person = ({ userID }: Made) => ({ userID })
const personWithReason = ({ userID }: Made) => ({ userID, reason })

/** Managers may exclude members only, nobody the owner or themselves. */
const excluding = [
  ['member', 202, 202],
  ['otherManager', 'owner_only', 202],
  ['clubOwner', 'owner_untouchable', 'not_yourself'],
] as const

const membershipCases: ClubCase[] = [
  { call: 'readClub', endings: everybody(202) },
  { call: 'readClub', isClosed: true, endings: everybody(202) },
  { call: 'joinClub', endings: joining(202) },
  { call: 'joinClub', isClosed: true, endings: joining('club_closed') },
  {
    call: 'leaveClub',
    endings: { ...insiders(202), owner: 'owner_cannot_leave', unconfirmedOwner: 'owner_cannot_leave' },
  },
  { call: 'listMembers', endings: insiders(202) },
  { call: 'changeRole', on: 'member', body: () => ({ role: 'manager' }), endings: confirmedOwner(202) },
  {
    call: 'changeRole',
    what: 'oneself',
    on: 'caller',
    body: () => ({ role: 'member' }),
    endings: {
      ...team(202, 'person_unknown'),
      member: 'owner_only',
      owner: 'owner_untouchable',
      unconfirmedOwner: 'email_not_confirmed',
    },
  },
  ...excluding.flatMap(([on, manager, owner]): ClubCase[] => [
    { call: 'removeMember', on, body: withReason, endings: { ...confirmedTeam(owner), manager } },
    { call: 'banMember', on, body: personWithReason, endings: { ...confirmedTeam(owner), manager } },
  ]),
  { call: 'banMember', isClosed: true, on: 'applicant', body: personWithReason, endings: confirmedTeam(202) },
  { call: 'liftBan', on: 'bannedPerson', endings: confirmedTeam(202) },
  { call: 'listBans', endings: team(202) },
  { call: 'listMembersForAdmin', endings: admins(202) },
  { call: 'changeOwner', on: 'member', body: personWithReason, endings: admins('owner_active') },
]

const requestCases: ClubCase[] = [
  { call: 'requestMembership', body: () => ({}), endings: joining('club_open') },
  { call: 'requestMembership', isClosed: true, body: () => ({}), endings: joining(202) },
  {
    call: 'withdrawRequest',
    isClosed: true,
    on: 'ownRequest',
    endings: { ...users('request_closed'), user: 202, unconfirmed: 202, admin: 202 },
  },
  { call: 'withdrawRequest', isClosed: true, on: 'applicant', endings: users('request_closed') },
  { call: 'listRequests', isClosed: true, endings: team(202) },
  ...['approve', 'decline'].map((decision): ClubCase => ({
    call: 'decideRequest',
    what: decision,
    isClosed: true,
    on: 'applicant',
    body: () => ({ decision }),
    endings: confirmedTeam(202),
  })),
]

const invitationCases: ClubCase[] = [
  { call: 'listInvitations', endings: team(202) },
  { call: 'createInvitation', body: () => ({}), endings: confirmedTeam(202) },
  { call: 'revokeInvitation', on: 'invitation', endings: confirmedTeam(202) },
  {
    call: 'keepInvitation',
    isClosed: true,
    on: 'invitation',
    body: ({ token }) => ({ token }),
    endings: { ...insiders('already_member', 202), banned: 'banned' },
  },
  { call: 'acceptInvitation', isClosed: true, on: 'ownInvitation', endings: joining(202) },
  { call: 'acceptInvitation', isClosed: true, on: 'invitationOfAnother', endings: users('not_found') },
  { call: 'dismissInvitation', on: 'ownInvitation', endings: users(202) },
  { call: 'dismissInvitation', on: 'invitationOfAnother', endings: users('not_found') },
]

const offerCases: ClubCase[] = [
  { call: 'readOffer', on: 'offer', endings: owners(202) },
  { call: 'offerClub', on: 'member', body: person, endings: confirmedOwner(202) },
  { call: 'withdrawOffer', on: 'offer', endings: owners(202) },
  { call: 'answerOffer', on: 'offer', body: () => ({ decision: 'accept' }), endings: users('not_found') },
  {
    call: 'answerOffer',
    on: 'ownOffer',
    body: () => ({ decision: 'accept' }),
    endings: {
      ...users('not_found'),
      member: 202,
      manager: 202,
      unconfirmedManager: 'email_not_confirmed',
    },
  },
]

const announcementCases: ClubCase[] = [
  { call: 'listAnnouncements', endings: everybody(202) },
  { call: 'listAnnouncements', isClosed: true, endings: insiders(202) },
  { call: 'publishAnnouncement', body: text, endings: confirmedTeam(202) },
  { call: 'changeAnnouncement', on: 'announcement', body: text, endings: confirmedTeam(202) },
  { call: 'deleteAnnouncement', on: 'announcement', endings: confirmedTeam(202) },
]

const meetingCases: ClubCase[] = [
  { call: 'listMeetings', endings: everybody(202) },
  { call: 'listMeetings', isClosed: true, endings: insiders(202) },
  { call: 'planMeeting', body: meeting, endings: confirmedTeam(202) },
  { call: 'changeMeeting', on: 'meeting', body: meeting, endings: confirmedTeam(202) },
  { call: 'cancelMeeting', on: 'meeting', body: withReason, endings: confirmedTeam(202) },
  { call: 'answerMeeting', on: 'meeting', body: () => ({ answer: 'going' }), endings: insiders(202) },
  { call: 'readMeetingCalendar', on: 'meeting', endings: everybody(202) },
  { call: 'readMeetingCalendar', isClosed: true, on: 'meeting', endings: insiders(202) },
  { call: 'createCalendarAddress', endings: insiders(202) },
  { call: 'revokeCalendarAddress', endings: insiders('not_found') },
  { call: 'revokeCalendarAddress', on: 'calendarAddress', endings: insiders(202) },
]

/** Every call about one club, in a verified club that is open or closed. */
export const clubCases: ClubCase[] = [
  ...membershipCases,
  ...requestCases,
  ...invitationCases,
  ...offerCases,
  ...announcementCases,
  ...meetingCases,
  {
    call: 'reportClub',
    body: () => ({ reason: 'spam' }),
    endings: owners('not_your_own_club', 202),
  },
  {
    call: 'closeReport',
    on: 'report',
    body: () => ({ outcome: 'no_action', note: 'A note' }),
    endings: admins(202),
  },
  {
    call: 'updateClubValue',
    what: 'title',
    path: 'title',
    body: ({ clubID }) => ({ clubID, value: 'Another title' }),
    endings: ownClub(202),
  },
  { call: 'deleteClub', body: ({ clubID }) => ({ clubID }), endings: ownClub(202) },
]
