import * as announcements from '../../src/announcements/announcements.queries.ts'
import * as answers from '../../src/meetings/answers.queries.ts'
import * as calendarAddresses from '../../src/meetings/calendar-addresses.queries.ts'
import * as meetings from '../../src/meetings/meetings.queries.ts'
import * as deliveries from '../../src/notices/deliveries.queries.ts'
import * as notices from '../../src/notices/notices.queries.ts'
import * as reports from '../../src/reports/reports.queries.ts'
import type { Sampled } from './sample-membership-calls.ts'

const at = new Date('2026-01-01T00:00:00Z')
const hash = Buffer.alloc(32, 1)
const ofAnnouncement = { clubId: 7, announcementId: 77 }
const ofMeeting = { clubId: 7, meetingId: 77 }
export const sampleMeeting = {
  title: 'Meeting',
  localStart: '2026-01-01T10:00',
  timeZone: 'UTC',
  minutes: 60,
  startsAt: at,
  endsAt: at,
  place: 'Here',
  link: null,
  description: null,
  remindAt: null,
}
const calendar = { clubId: 7, now: at, rows: 200 }
const listed = { clubId: 7, callerId: 7, now: at, rows: 11, past: false, after: undefined }
export const evidence = {
  title: 'Club',
  description: 'About',
  contacts: [],
  privacy: false,
  state: 'verified' as const,
  announcements: [],
  meetings: [],
}

/** Calls of the queries of announcements, meetings, notices and reports. */
export const noticeSamples: Record<string, Sampled> = {
  'announcements/announcements': {
    module: announcements,
    calls: {
      findAnnouncements: {
        first: (db) => announcements.findAnnouncements(db, { clubId: 7, rows: 11 }),
        next: (db) => announcements.findAnnouncements(db, { clubId: 7, after: 50_000, rows: 11 }),
      },
      insertAnnouncement: (_, tx) =>
        announcements.insertAnnouncement(tx, {
          clubId: 7,
          authorId: 7,
          title: 'A',
          text: 'B',
          createdAt: at,
        }),
      lockAnnouncement: (_, tx) => announcements.lockAnnouncement(tx, ofAnnouncement),
      setAnnouncement: (_, tx) =>
        announcements.setAnnouncement(tx, ofAnnouncement, { title: 'A', text: 'B', editedAt: at }),
      removeAnnouncement: (_, tx) => announcements.removeAnnouncement(tx, ofAnnouncement),
      isAnnouncementThere: (db) => announcements.isAnnouncementThere(db, 77),
    },
  },
  'meetings/meetings': {
    module: meetings,
    calls: {
      findMeetings: {
        'not over': (db) => meetings.findMeetings(db, listed),
        'not over, next': (db) => meetings.findMeetings(db, { ...listed, after: { id: 77, startsAt: at } }),
        past: (db) => meetings.findMeetings(db, { ...listed, past: true }),
        'past, next': (db) =>
          meetings.findMeetings(db, { ...listed, past: true, after: { id: 77, startsAt: at } }),
      },
      findMeeting: (db) => meetings.findMeeting(db, ofMeeting, 7),
      findMeetingsForCalendar: {
        coming: (db) => meetings.findMeetingsForCalendar(db, { ...calendar, onlyComing: true }),
        all: (db) => meetings.findMeetingsForCalendar(db, { ...calendar, onlyComing: false }),
      },
      countPlannedMeetings: (db) => meetings.countPlannedMeetings(db, 7, at),
      insertMeeting: (_, tx) => meetings.insertMeeting(tx, { ...sampleMeeting, clubId: 7, changedAt: at }),
      lockMeeting: (_, tx) => meetings.lockMeeting(tx, ofMeeting),
      setMeeting: (_, tx) => meetings.setMeeting(tx, ofMeeting, { ...sampleMeeting, changedAt: at }),
    },
  },
  'meetings/answers': {
    module: answers,
    calls: {
      saveAnswer: (_, tx) =>
        answers.saveAnswer(tx, { meetingId: 77, userId: 7, answer: 'going', answeredAt: at }),
      countGoing: (db) => answers.countGoing(db, 77),
      findGoing: (db) => answers.findGoing(db, 77, at),
      lockDueReminders: (_, tx) => answers.lockDueReminders(tx, at),
      clearReminder: (_, tx) => answers.clearReminder(tx, 77),
    },
  },
  'meetings/calendar-addresses': {
    module: calendarAddresses,
    calls: {
      replaceCalendarAddress: (_, tx) =>
        calendarAddresses.replaceCalendarAddress(tx, {
          clubId: 7,
          userId: 7,
          tokenHash: hash,
          createdAt: at,
        }),
      deleteCalendarAddress: (_, tx) => calendarAddresses.deleteCalendarAddress(tx, { clubId: 7, userId: 7 }),
      findOpenClub: (db) => calendarAddresses.findOpenClub(db, 7),
      findClubOfAddress: (db) => calendarAddresses.findClubOfAddress(db, 7, hash),
    },
  },
  'notices/notices': {
    module: notices,
    calls: {
      findRecipients: (_, tx) =>
        notices.findRecipients(tx, {
          ids: [7, 77],
          kind: 'announcement',
          withSuspended: false,
          withPending: false,
        }),
      insertNotices: (_, tx) =>
        notices.insertNotices(tx, [7, 77], {
          kind: 'announcement',
          event: 'announcement:7',
          byId: 7,
          namedId: null,
          clubId: 7,
          target: 7,
          values: { title: 'A' },
          detail: null,
          createdAt: at,
        }),
      findNotices: {
        all: (db) => notices.findNotices(db, { userId: 7, onlyUnread: false, after: 50_000, rows: 21 }),
        unread: (db) => notices.findNotices(db, { userId: 7, onlyUnread: true, rows: 21 }),
      },
      countUnread: (db) => notices.countUnread(db, 7, 100),
      markRead: {
        some: (_, tx) => notices.markRead(tx, 7, [7, 77], at),
        all: (_, tx) => notices.markRead(tx, 7, null, at),
      },
      removeNotice: (_, tx) => notices.removeNotice(tx, 7, 77),
      deleteNoticesOf: (_, tx) => notices.deleteNoticesOf(tx, 'announcement', 77),
      deleteOldNotices: (_, tx) => notices.deleteOldNotices(tx, at),
      findPreferences: (db) => notices.findPreferences(db, 7),
      savePreference: (_, tx) => notices.savePreference(tx, { userId: 7, kind: 'announcement', mail: true }),
    },
  },
  'notices/deliveries': {
    module: deliveries,
    calls: {
      insertDelivery: (_, tx) =>
        deliveries.insertDelivery(tx, {
          kind: 'announcement',
          target: 7,
          membersOf: 7,
          recipients: [7, 77],
          notice: { event: 'announcement:7' },
        }),
      findDeliveryIds: (db) => deliveries.findDeliveryIds(db),
      lockDelivery: (_, tx) => deliveries.lockDelivery(tx, 7),
      advanceDelivery: (_, tx) => deliveries.advanceDelivery(tx, 7, 100),
      deleteDelivery: (_, tx) => deliveries.deleteDelivery(tx, 7),
      deleteDeliveriesOf: (_, tx) => deliveries.deleteDeliveriesOf(tx, 'announcement', 77),
      findActiveMemberIds: (db) => deliveries.findActiveMemberIds(db, 7),
      findMembersAmong: (db) => deliveries.findMembersAmong(db, 7, [7, 77]),
    },
  },
  'reports/reports': {
    module: reports,
    calls: {
      insertReport: (_, tx) =>
        reports.insertReport(tx, {
          clubId: 7,
          ownerId: 7,
          reporterId: 77,
          reason: 'spam',
          text: null,
          evidence,
          createdAt: at,
        }),
      findReports: {
        open: (db) => reports.findReports(db, { state: 'open', after: 500, rows: 51 }),
        closed: (db) => reports.findReports(db, { state: 'closed', after: 500, rows: 51 }),
      },
      findReport: (db) => reports.findReport(db, 77),
      lockOpenReports: (_, tx) => reports.lockOpenReports(tx, 7),
      setClosed: (_, tx) =>
        reports.setClosed(tx, [7, 77], { outcome: 'no_action', note: 'A', closedAt: at, closedBy: 7 }),
      findAdminIds: (db) => reports.findAdminIds(db),
    },
  },
}
