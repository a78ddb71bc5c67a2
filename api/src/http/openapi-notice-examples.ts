const date = '2026-01-31T09:30:00.000Z'
const meeting = {
  id: 8,
  title: 'Reading the overnight calendar',
  start: '2027-03-27T17:30:00.000Z',
  timeZone: 'Europe/Rome',
  minutes: 90,
  place: 'Via Roma 1, Milano',
  link: null,
  description: 'Bring one chart.',
  state: 'planned',
}
const announcement = { id: 5, title: 'Summer break', text: 'We meet again in **September**.', date }

/** Examples of answers about announcements, meetings, notices and reports. */
export const noticeAnswers: Record<string, unknown> = {
  listAnnouncements: {
    result: [{ ...announcement, User: { firstName: 'Ada', lastName: 'Rossi' }, editedAt: null }],
    next: null,
  },
  listMeetings: {
    result: [
      { ...meeting, localStart: '2027-03-27T18:30', reason: null, sequence: 0, going: 12, answer: 'going' },
    ],
    next: null,
  },
  listNotices: {
    result: [
      {
        id: 31,
        kind: 'request_declined',
        text: 'Your request to join "Gold before breakfast" was declined.',
        detail: 'The club is for friends',
        date,
        read: false,
        link: '/clubs/12',
        clubID: 12,
      },
    ],
    next: null,
    unread: 1,
  },
  listReports: {
    result: [
      {
        id: 4,
        club: {
          id: 12,
          title: 'Gold before breakfast',
          country: 'Italy',
          privacy: false,
          state: 'verified',
          members: 14,
        },
        owner: { userID: 7, firstName: 'Ada', lastName: 'Rossi', email: 'ada@example.com', suspended: false },
        reporter: { userID: 9, firstName: 'Eva', lastName: 'Neri' },
        reason: 'promises_returns',
        text: 'The description promises 10% a month.',
        date,
        openReports: 1,
        evidence: {
          title: 'Gold before breakfast',
          description: 'We read the night session together.',
          contacts: [{ contactName: 'Mail', contactLink: 'mailto:club@example.com' }],
          privacy: false,
          state: 'verified',
          announcements: [announcement],
          meetings: [meeting],
        },
        state: 'open',
        outcome: null,
        note: null,
        closedAt: null,
        closedBy: null,
      },
    ],
    next: null,
  },
}
