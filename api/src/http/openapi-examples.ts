import type { Endpoint } from '@aurivane/contract/endpoint'
import { noticeAnswers } from './openapi-notice-examples.ts'

/** A likely value of each parameter, by its name. */
export const parameterExamples: Record<string, unknown> = {
  action: 'user.edited',
  after: 12,
  announcementID: 5,
  clubID: 12,
  country: 'Italy',
  email: 'ada@example.com',
  id: 7,
  invitationID: 5,
  limit: 50,
  meetingID: 8,
  noticeID: 31,
  past: 'true',
  reportID: 4,
  requestID: 31,
  search: 'ada',
  state: 'pending',
  token: 'token-from-the-mail',
  unread: 'true',
  userID: 7,
}

const club = {
  id: 12,
  title: 'Gold before breakfast',
  description: 'We read the night session together.',
  country: 'Italy',
  privacy: false,
  state: 'pending',
  contacts: [{ contactName: 'Mail', contactLink: 'mailto:club@example.com' }],
}
const owner = { firstName: 'Ada', lastName: 'Rossi' }
const date = '2026-01-31T09:30:00.000Z'
const listedUser = {
  id: 7,
  ...owner,
  email: 'ada@example.com',
  country: 'Italy',
  maxClubs: 3,
  confirmedEmail: true,
  admin: false,
  deletedAt: null,
  posts: [],
  date,
  twoFactorAuth: false,
}
const userObject = { ...listedUser, uid: 7, description: '', clubs: [{ ...club, stateReason: null }] }

const person = { userID: 7, ...owner }
const short = { id: 12, title: club.title, country: 'Italy', privacy: false, state: 'verified', members: 9 }
const expiresAt = '2026-02-14T09:30:00.000Z'

/** Answers of the calls about members, requests, bans, invitations and offers. */
const membershipAnswers: Record<string, unknown> = {
  readClub: {
    result: {
      ...club,
      stateReason: null,
      members: 9,
      User: owner,
      you: { standing: 'member', since: date, reason: null, askAgainAt: null, calendar: false },
    },
  },
  listOwnMemberships: {
    result: {
      memberships: [{ club: short, role: 'member', since: date }],
      requests: [{ club: short, message: null, date }],
      offers: [{ club: short, by: person, date, expiresAt }],
      invitations: [{ id: 3, club: short, by: person, expiresAt }],
    },
  },
  listMembers: { result: [{ id: 4, person, role: 'manager', since: date }], next: null },
  listMembersForAdmin: {
    result: [{ id: 4, person, email: 'ada@example.com', role: 'manager', since: date, mayOwn: true }],
    next: null,
  },
  listRequests: {
    result: [{ id: 31, person, country: 'Italy', message: 'I know Bea.', date }],
    next: null,
  },
  listBans: { result: [{ id: 2, userID: 7, person, reason: 'Insults', by: person, date }], next: null },
  listInvitations: {
    result: [{ id: 5, by: person, date, expiresAt, uses: 5, used: 2, left: 3 }],
    next: null,
  },
  readOffer: { result: { person, date, expiresAt } },
}

/** Examples too long for the contract, which is part of the browser's code. */
const answers: Record<string, unknown> = {
  ...membershipAnswers,
  ...noticeAnswers,
  protectedUser: { result: 'Your session is valid', userObject },
  listUsers: {
    result: [{ ...listedUser, clubOwner: true }],
    message: 'Successfully retrieved all users',
    next: null,
  },
  listClubs: {
    result: [{ ...club, User: owner, members: 9 }],
    message: 'Successfully retrieved all clubs',
    next: 12,
  },
  listAudit: {
    result: [
      {
        id: 3,
        date,
        action: 'user.edited',
        actor: { id: 1, name: 'Bea Verdi' },
        subject: 'user 7',
        before: { maxClubs: 3 },
        after: { maxClubs: 5 },
      },
    ],
    next: null,
  },
  listClubsForReview: {
    result: [
      {
        ...club,
        stateReason: null,
        date,
        User: { ...owner, id: 7, email: 'ada@example.com', suspended: false },
      },
    ],
    next: null,
  },
  countOverview: {
    result: {
      users: 120,
      confirmedUsers: 96,
      suspendedUsers: 2,
      admins: 3,
      clubs: { pending: 4, verified: 31, declined: 1 },
      reports: { open: 2 },
    },
  },
}

export function answerExample(endpoint: Endpoint): unknown {
  return endpoint.example?.answer ?? answers[endpoint.name]
}
