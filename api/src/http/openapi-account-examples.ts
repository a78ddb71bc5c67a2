const date = '2026-01-31T09:30:00.000Z'
const profile = {
  uid: 7,
  id: 7,
  firstName: 'Ada',
  lastName: 'Rossi',
  email: 'ada@example.com',
  country: 'Italy',
  description: '',
  date,
  admin: false,
  confirmedEmail: true,
  maxClubs: 3,
  twoFactorAuth: false,
  deletedAt: null,
}
const userObject = { ...profile, atoken: 'a-random-text', clubs: [], posts: [] }
const club = { id: 12, title: 'Gold before breakfast' }

const emptyLists = {
  clubs: [],
  requests: [],
  offers: [],
  invitations: [],
  bans: [],
  announcements: [],
  meetings: [],
  meetingAnswers: [],
  reports: [],
  notices: [],
  mailPreferences: [],
  sessions: [],
  passkeys: [],
  securityLog: [],
  emailChanges: [],
  auditEntries: [],
}

/** Answers of the calls about passkeys, the own data and the help of administrators. */
export const accountAnswers: Record<string, unknown> = {
  passkeyLogin: { result: 'You are logged in', twoFactorAuth: false, userObject },
  restoreAccount: { result: 'Your account is restored', twoFactorAuth: false, userObject },
  exportData: {
    result: {
      schemaVersion: 1,
      product: 'Aurivane',
      exportedAt: date,
      profile: { ...profile, language: 'en' },
      ...emptyLists,
      memberships: [{ club, role: 'member', since: date }],
      recoveryCodesLeft: null,
      contactMessages: [
        { date, subject: 'Clubs in Italy', message: 'Which are open?', status: 'answered', note: '' },
      ],
    },
  },
  listContactMessages: {
    result: [
      {
        id: 5,
        date,
        email: 'ada@example.com',
        subject: 'Clubs in Italy',
        message: 'Which are open?',
        language: 'en',
        status: 'new',
        note: '',
        changedAt: null,
      },
    ],
    next: null,
  },
  listDeletions: {
    result: [
      {
        id: 3,
        userID: 7,
        name: 'Ada Rossi',
        email: 'ada@example.com',
        requestedAt: date,
        eraseAt: '2026-02-14T09:30:00.000Z',
        daysLeft: 14,
        clubsToDelete: 1,
        clubsOffered: 0,
      },
    ],
    next: null,
  },
}
