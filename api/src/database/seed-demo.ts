import { randomInt } from 'node:crypto'
import { DAY_MS } from '@aurivane/contract/limits'
import { hashPassword } from '../auth/passwords.ts'
import type { Services } from '../services.ts'
import { timeOfMeeting } from '../meetings/local-time.ts'
import { reminderTime } from '../meetings/meeting-notice.ts'
import { recountMembers } from '../memberships/memberships.queries.ts'
import { demoMessages, demoReports } from './demo-administration.ts'
import { DEMO_FIRST_NAME, demoClubs, demoUsers, type DemoUser } from './demo-data.ts'
import { demoAnnouncements, demoMeetings } from './demo-meetings.ts'
import { demoMembers, demoRequests } from './demo-members.ts'
import {
  hasUsers,
  insertDemoAnnouncements,
  insertDemoClubs,
  insertDemoMeetings,
  insertDemoMembers,
  insertDemoMessages,
  insertDemoReports,
  insertDemoRequests,
  insertDemoUsers,
  waitForSeeding,
} from './demo.queries.ts'
import type { Transaction } from './open-database.ts'

export type DemoAccount = { role: DemoUser['role']; email: string; password: string }

/**
 * Seeds an empty database with demonstration users and clubs. Returns the accounts with their generated passwords, which
 * are stored as hashes only; null when the database was not empty. If `keep` fails nothing is created, since the passwords
 * would be lost.
 */
export async function seedDemo(
  { db, clock }: Services,
  keep: (accounts: readonly DemoAccount[]) => Promise<void> = async () => {},
): Promise<DemoAccount[] | null> {
  if (await hasUsers(db)) return null
  // Hashed before the transaction, so that other processes do not wait for the hashing.
  const accounts = await Promise.all(demoUsers.map(withPassword))
  const now = clock.now()

  return db.transaction(async (tx) => {
    await waitForSeeding(tx)
    if (await hasUsers(tx)) return null
    const ids = await insertDemoUsers(
      tx,
      accounts.map((account, place) => toUserRow(account, daysBefore(now, 60 - place))),
    )
    await seedClubs(tx, ids, now)
    const made = accounts.map(({ role, email, password }) => ({ role, email, password }))
    await keep(made)
    return made
  })
}

/** The clubs with their owners, members and waiting requests. */
async function seedClubs(tx: Transaction, userIds: ReadonlyMap<string, number>, now: Date) {
  const idOf = (email: string) => userIds.get(email) as number
  const rows = demoClubs.map(({ owner, isClosed, reason, ...club }, place) => ({
    ...club,
    ownerId: idOf(owner),
    privacy: isClosed,
    stateReason: reason,
    createdAt: daysBefore(now, demoClubs.length - place),
  }))
  const clubIds = await insertDemoClubs(tx, rows)
  const clubIdOf = (title: string) => clubIds.get(title) as number
  const rowOf = (title: string) => rows.find((row) => row.title === title) as (typeof rows)[number]
  const owners = rows.map(({ title, ownerId, createdAt }) => ({
    clubId: clubIdOf(title),
    userId: ownerId,
    role: 'member' as const,
    since: createdAt,
  }))
  const members = demoMembers.map(({ club, email, role }) => ({
    clubId: clubIdOf(club),
    userId: idOf(email),
    role,
    since: daysBefore(now, 1),
  }))
  await insertDemoMembers(tx, [...owners, ...members])
  await recountMembers(tx, [...clubIds.values()])
  await insertDemoRequests(
    tx,
    demoRequests.map(({ club, email, message }) => ({
      clubId: clubIdOf(club),
      userId: idOf(email),
      message,
      askedAt: now,
    })),
  )
  await seedMeetings(tx, { idOf, clubIdOf, now })
  await insertDemoReports(
    tx,
    demoReports.map(({ club, reporter, ...report }) => {
      const { ownerId, title, description, contacts, privacy, state } = rowOf(club)
      const evidence = { title, description, contacts, privacy, state, announcements: [], meetings: [] }
      return {
        ...report,
        clubId: clubIdOf(club),
        ownerId,
        reporterId: idOf(reporter),
        evidence,
        createdAt: now,
      }
    }),
  )
  await insertDemoMessages(
    tx,
    demoMessages.map(({ daysAgo, ...message }) => ({ ...message, sentAt: daysBefore(now, daysAgo) })),
  )
}

type Ids = { idOf: (email: string) => number; clubIdOf: (title: string) => number; now: Date }

async function seedMeetings(tx: Transaction, { idOf, clubIdOf, now }: Ids) {
  await insertDemoAnnouncements(
    tx,
    demoAnnouncements.map(({ club, author, daysAgo, title, text }) => ({
      clubId: clubIdOf(club),
      authorId: idOf(author),
      title,
      text,
      createdAt: daysBefore(now, daysAgo),
    })),
  )
  await insertDemoMeetings(
    tx,
    demoMeetings.map(({ club, inDays, time, going, ...meeting }) => {
      const localStart = `${dayThere(daysBefore(now, -inDays), meeting.timeZone)}T${time}`
      const moment = timeOfMeeting({ ...meeting, localStart }, now)
      return {
        ...meeting,
        ...moment,
        clubId: clubIdOf(club),
        changedAt: now,
        remindAt: reminderTime(moment.startsAt, now),
        going: going.map((email) => ({ userId: idOf(email), answeredAt: now })),
      }
    }),
  )
}

function dayThere(date: Date, timeZone: string) {
  return Temporal.Instant.fromEpochMilliseconds(date.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString()
}

async function withPassword(user: DemoUser) {
  const password = makePassword()
  return { ...user, password, passwordHash: await hashPassword(password) }
}

function toUserRow(account: Awaited<ReturnType<typeof withPassword>>, joinedAt: Date) {
  const { role, password: _, ...user } = account
  return {
    ...user,
    firstName: DEMO_FIRST_NAME,
    admin: role === 'admin',
    confirmedEmail: role !== 'unconfirmed',
    joinedAt,
    suspendedAt: role === 'suspended' ? joinedAt : null,
  }
}

/** Without characters that are mistaken for one another: it is read from a terminal and typed. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Twenty of 31 letters are 99 bits. */
function makePassword() {
  const group = () => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}

function daysBefore(now: Date, days: number) {
  return new Date(now.getTime() - days * DAY_MS)
}
