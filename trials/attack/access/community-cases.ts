import { meetingForm } from '../clubs.ts'
import { admins, insiders, members, ofClub, owner, readers, team, type Case, type Endings } from './roles.ts'

const club = {}
const closed = { isClosed: true }
const reason = 'A reason'
const text = { title: 'A title', text: 'A text' }
/** Reading in a closed club. */
const closedReaders = (): Endings => insiders(202)
const joining = (): Endings => ({
  ...ofClub(202, { clubMember: 'already_member', manager: 'already_member', owner: 'already_member' }),
  unverified: 'email_not_confirmed',
})

const membershipCases: Case[] = [
  { id: 'readClub', club, endings: readers(202) },
  { id: 'readClub', club: closed, endings: readers(202) },
  { id: 'listOwnMemberships', endings: members(202) },
  { id: 'joinClub', club, endings: joining() },
  {
    id: 'leaveClub',
    club,
    endings: ofClub('members_only', { clubMember: 202, manager: 202, owner: 'owner_cannot_leave' }),
  },
  { id: 'listMembers', club, endings: insiders(202) },
  { id: 'changeRole', club, body: () => ({ role: 'manager' }), endings: owner(202) },
  { id: 'removeMember', club, body: () => ({ reason }), endings: team(202) },
  { id: 'requestMembership', club: closed, body: () => ({ message: 'May I?' }), endings: joining() },
  { id: 'withdrawRequest', club: { ...closed, with: 'request' }, endings: members('request_closed') },
  { id: 'listRequests', club: { ...closed, with: 'request' }, endings: team(202) },
  {
    id: 'decideRequest',
    club: { ...closed, with: 'request' },
    body: () => ({ decision: 'decline', reason }),
    endings: team(202),
  },
  { id: 'listBans', club: { with: 'ban' }, endings: team(202) },
  { id: 'banMember', club, body: ({ victim }) => ({ userID: victim, reason }), endings: team(202) },
  { id: 'liftBan', club: { with: 'ban' }, endings: team(202) },
  { id: 'listInvitations', club: { with: 'invitation' }, endings: team(202) },
  { id: 'createInvitation', club, body: () => ({ days: 1, uses: 1 }), endings: team(202) },
  { id: 'revokeInvitation', club: { with: 'invitation' }, endings: team(202) },
  { id: 'keepInvitation', body: () => ({ token: 'wrong' }), endings: members('invitation_dead') },
  // Kept by somebody else.
  { id: 'acceptInvitation', club: { with: 'keptInvitation' }, endings: members('not_found') },
  { id: 'dismissInvitation', club: { with: 'keptInvitation' }, endings: members('not_found') },
  { id: 'readOffer', club: { with: 'offer' }, endings: owner(202) },
  { id: 'offerClub', club, body: ({ victim }) => ({ userID: victim }), endings: owner(202) },
  { id: 'withdrawOffer', club: { with: 'offer' }, endings: owner(202) },
  // Offered to somebody else.
  {
    id: 'answerOffer',
    club: { with: 'offer' },
    body: () => ({ decision: 'accept' }),
    endings: members('not_found'),
  },
  { id: 'listMembersForAdmin', club, endings: admins(202) },
  {
    id: 'changeOwner',
    club,
    body: ({ victim }) => ({ userID: victim, reason }),
    endings: admins('owner_active'),
  },
]

const announcementCases: Case[] = [
  { id: 'listAnnouncements', club, endings: readers(202) },
  { id: 'listAnnouncements', club: closed, endings: closedReaders() },
  { id: 'publishAnnouncement', club, body: () => text, endings: team(202) },
  { id: 'changeAnnouncement', club: { with: 'announcement' }, body: () => text, endings: team(202) },
  { id: 'deleteAnnouncement', club: { with: 'announcement' }, endings: team(202) },
]

const meetingCases: Case[] = [
  { id: 'listMeetings', club, endings: readers(202) },
  { id: 'listMeetings', club: closed, endings: closedReaders() },
  { id: 'planMeeting', club, body: () => meetingForm(), endings: team(202) },
  {
    id: 'changeMeeting',
    club: { with: 'meeting' },
    body: () => meetingForm({ title: 'Another title' }),
    endings: team(202),
  },
  { id: 'cancelMeeting', club: { with: 'meeting' }, body: () => ({ reason }), endings: team(202) },
  {
    id: 'answerMeeting',
    club: { with: 'meeting' },
    body: () => ({ answer: 'going' }),
    endings: insiders(202),
  },
  { id: 'readMeetingCalendar', club: { with: 'meeting' }, endings: readers(202) },
  { id: 'readMeetingCalendar', club: { ...closed, with: 'meeting' }, endings: closedReaders() },
  { id: 'createCalendarAddress', club, endings: insiders(202) },
  { id: 'revokeCalendarAddress', club, endings: insiders('not_found') },
]

const noticeCases: Case[] = [
  { id: 'listNotices', endings: members(202) },
  { id: 'countUnreadNotices', endings: members(202) },
  { id: 'markNoticesRead', body: () => ({ all: true }), endings: members(202) },
  { id: 'deleteNotice', club, endings: members('not_found') },
  { id: 'listNoticePreferences', endings: members(202) },
  {
    id: 'changeNoticePreference',
    body: () => ({ kind: 'announcement', mail: true }),
    endings: members(202),
  },
  {
    id: 'reportClub',
    club,
    body: () => ({ reason: 'spam', text: 'A text' }),
    endings: { ...members(202), owner: 'not_your_own_club' },
  },
  { id: 'listReports', endings: admins(202) },
  {
    id: 'closeReport',
    club: { with: 'report' },
    body: () => ({ outcome: 'no_action', note: 'A note' }),
    endings: admins(202),
  },
]

export const communityCases = [...membershipCases, ...announcementCases, ...meetingCases, ...noticeCases]
