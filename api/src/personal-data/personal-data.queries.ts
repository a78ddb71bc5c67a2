import { and, asc, eq, gte, or, sql } from 'drizzle-orm'
import { meetings } from '../database/meetings-schema.ts'
import { noticePreferences, notices } from '../database/notices-schema.ts'
import type { Reader } from '../database/open-database.ts'
import { auditEntries, clubs, contactMessages } from '../database/schema.ts'
import { emailChanges, securityEvents } from '../database/security-schema.ts'

export function findOwnClubs(db: Reader, userId: number) {
  return db.select().from(clubs).where(eq(clubs.ownerId, userId)).orderBy(asc(clubs.id))
}

/** Who planned a meeting is known from the audit alone. */
export function findMeetingsPlannedBy(db: Reader, userId: number) {
  return db
    .select({ meeting: meetings, club: { id: clubs.id, title: clubs.title } })
    .from(auditEntries)
    .innerJoin(meetings, eq(meetings.id, sql`(${auditEntries.after}->>'meeting')::integer`))
    .innerJoin(clubs, eq(clubs.id, meetings.clubId))
    .where(and(eq(auditEntries.actorId, userId), eq(auditEntries.action, 'club.meeting-made')))
    .orderBy(asc(meetings.id))
}

export function findNoticesOf(db: Reader, userId: number) {
  return db.select().from(notices).where(eq(notices.userId, userId)).orderBy(asc(notices.id))
}
export type OwnNotice = Awaited<ReturnType<typeof findNoticesOf>>[number]

export function findMailPreferences(db: Reader, userId: number) {
  return db
    .select({ kind: noticePreferences.kind, mail: noticePreferences.mail })
    .from(noticePreferences)
    .where(eq(noticePreferences.userId, userId))
    .orderBy(asc(noticePreferences.kind))
}

export function findSecurityLog(db: Reader, userId: number, since: Date) {
  return db
    .select()
    .from(securityEvents)
    .where(and(eq(securityEvents.userId, userId), gte(securityEvents.at, since)))
    .orderBy(asc(securityEvents.id))
}

export function findEmailChanges(db: Reader, userId: number) {
  return db
    .select({
      oldEmail: emailChanges.oldEmail,
      newEmail: emailChanges.newEmail,
      requestedAt: emailChanges.requestedAt,
      completedAt: emailChanges.completedAt,
      outcome: emailChanges.state,
    })
    .from(emailChanges)
    .where(eq(emailChanges.userId, userId))
    .orderBy(asc(emailChanges.id))
}

export function findContactMessagesFrom(db: Reader, email: string) {
  return db
    .select({
      sentAt: contactMessages.sentAt,
      subject: contactMessages.subject,
      message: contactMessages.message,
      status: contactMessages.status,
      note: contactMessages.note,
    })
    .from(contactMessages)
    .where(eq(sql`lower(${contactMessages.email})`, email.toLowerCase()))
    .orderBy(asc(contactMessages.id))
}

/** About the account, or about the person's place in a club. */
export function findAuditAbout(db: Reader, userId: number) {
  const isAccount = and(eq(auditEntries.subjectKind, 'user'), eq(auditEntries.subjectId, userId))
  const person = String(userId)
  const isPlace = sql`(${auditEntries.after} ? 'person' and ${auditEntries.after}->>'person' = ${person})`
  // Of an owner who lost the club to another person.
  const wasPlace = sql`(${auditEntries.before} ? 'person' and ${auditEntries.before}->>'person' = ${person})`
  return db
    .select({
      at: auditEntries.at,
      action: auditEntries.action,
      before: auditEntries.before,
      after: auditEntries.after,
    })
    .from(auditEntries)
    .where(or(isAccount, isPlace, wasPlace))
    .orderBy(asc(auditEntries.id))
}
