import type { ClubContact, ClubState } from '@aurivane/contract/club-object'
import type { Locale } from '@aurivane/contract/locales'
import { sql } from 'drizzle-orm'
import { announcements, meetingAnswers, meetings } from './meetings-schema.ts'
import { membershipRequests, memberships } from './memberships-schema.ts'
import type { Reader, Transaction } from './open-database.ts'
import { reports } from './reports-schema.ts'
import { clubs, contactMessages, users } from './schema.ts'

/** Of several processes that start on an empty database one seeds it, the others wait. */
const SEEDING_LOCK = 4_711_002

export async function waitForSeeding(tx: Transaction) {
  await tx.execute(sql`select pg_advisory_xact_lock(${SEEDING_LOCK})`)
}

export async function hasUsers(db: Reader): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).limit(1)
  return rows.length > 0
}

type DemoUserRow = {
  email: string
  firstName: string
  lastName: string
  country: string
  description: string
  passwordHash: string
  admin: boolean
  confirmedEmail: boolean
  maxClubs: number
  locale: Locale
  joinedAt: Date
  suspendedAt: Date | null
}

/** Answers the id of each email. */
export async function insertDemoUsers(tx: Transaction, rows: DemoUserRow[]): Promise<Map<string, number>> {
  const inserted = await tx.insert(users).values(rows).returning({ id: users.id, email: users.email })
  return new Map(inserted.map(({ id, email }) => [email, id]))
}

type DemoClubRow = {
  ownerId: number
  title: string
  description: string
  country: string
  privacy: boolean
  state: ClubState
  stateReason: string | null
  contacts: ClubContact[]
  createdAt: Date
}

/** Answers the id of each title. */
export async function insertDemoClubs(tx: Transaction, rows: DemoClubRow[]): Promise<Map<string, number>> {
  const inserted = await tx.insert(clubs).values(rows).returning({ id: clubs.id, title: clubs.title })
  return new Map(inserted.map(({ id, title }) => [title, id]))
}

type DemoMemberRow = { clubId: number; userId: number; role: 'manager' | 'member'; since: Date }

export async function insertDemoMembers(tx: Transaction, rows: DemoMemberRow[]) {
  await tx.insert(memberships).values(rows)
}

type DemoRequestRow = { clubId: number; userId: number; message: string; askedAt: Date }

export async function insertDemoRequests(tx: Transaction, rows: DemoRequestRow[]) {
  await tx.insert(membershipRequests).values(rows)
}

type DemoAnnouncementRow = { clubId: number; authorId: number; title: string; text: string; createdAt: Date }

export async function insertDemoAnnouncements(tx: Transaction, rows: DemoAnnouncementRow[]) {
  await tx.insert(announcements).values(rows)
}

type DemoMeetingRow = typeof meetings.$inferInsert & { going: { userId: number; answeredAt: Date }[] }

/** Each with the people who are going. */
export async function insertDemoMeetings(tx: Transaction, rows: DemoMeetingRow[]) {
  for (const { going, ...row } of rows) {
    const [made] = await tx.insert(meetings).values(row).returning({ id: meetings.id })
    if (!made) throw new Error('the meeting was not stored')
    const meetingId = made.id
    await tx
      .insert(meetingAnswers)
      .values(going.map((answer) => ({ ...answer, meetingId, answer: 'going' as const })))
  }
}

export async function insertDemoReports(tx: Transaction, rows: (typeof reports.$inferInsert)[]) {
  await tx.insert(reports).values(rows)
}

export async function insertDemoMessages(tx: Transaction, rows: (typeof contactMessages.$inferInsert)[]) {
  await tx.insert(contactMessages).values(rows)
}
