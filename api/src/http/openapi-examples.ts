import type { Endpoint } from '@aurivane/contract/endpoint'

/** A likely value of each parameter, by its name. */
export const parameterExamples: Record<string, unknown> = {
  action: 'user.edited',
  after: 12,
  country: 'Italy',
  email: 'ada@example.com',
  id: 7,
  limit: 50,
  search: 'ada',
  state: 'pending',
  token: 'token-from-the-mail',
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
const origin = {
  device: 'Firefox on Windows',
  browser: 'Firefox',
  system: 'Windows',
  network: '203.0.113.0/24',
}
const userObject = { ...listedUser, uid: 7, description: '', clubs: [{ ...club, stateReason: null }] }

/** Examples too long for the contract, which is part of the browser's code. */
const answers: Record<string, unknown> = {
  protectedUser: { result: 'Your session is valid', userObject },
  readSecurity: {
    result: {
      email: 'ada@example.com',
      confirmedEmail: true,
      emailChange: null,
      emailUndoUntil: null,
      passwordChangedAt: date,
      twoFactorAuth: true,
      recoveryCodesLeft: 9,
      passkeys: 1,
      passkeysAvailable: true,
      sessions: 2,
      strong: true,
      secondFactorRequired: false,
    },
  },
  listSessions: {
    result: [{ id: 31, ...origin, signIn: 'password', current: true, firstSeen: date, lastUsed: date }],
  },
  listSecurityLog: {
    result: [{ id: 90, date, kind: 'login.ok', text: 'Logged in', reason: null, ...origin }],
    next: null,
  },
  listUsers: {
    result: [{ ...listedUser, clubOwner: true }],
    message: 'Successfully retrieved all users',
    next: null,
  },
  listClubs: { result: [{ ...club, User: owner }], message: 'Successfully retrieved all clubs', next: 12 },
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
    result: [{ ...club, stateReason: null, date, User: { ...owner, id: 7, email: 'ada@example.com' } }],
    next: null,
  },
  countOverview: {
    result: {
      users: 120,
      confirmedUsers: 96,
      suspendedUsers: 2,
      admins: 3,
      clubs: { pending: 4, verified: 31, declined: 1 },
    },
  },
}

export function answerExample(endpoint: Endpoint): unknown {
  return endpoint.example?.answer ?? answers[endpoint.name]
}
