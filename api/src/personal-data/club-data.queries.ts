import { asc, eq, or, sql } from 'drizzle-orm'
import { announcements, meetingAnswers, meetings } from '../database/meetings-schema.ts'
import {
  bans,
  clubOffers,
  invitations,
  keptInvitations,
  membershipRequests,
  memberships,
} from '../database/memberships-schema.ts'
import type { Reader } from '../database/open-database.ts'
import { reports } from '../database/reports-schema.ts'
import { clubs } from '../database/schema.ts'

const club = { id: clubs.id, title: clubs.title }

/** With the role in each club. */
export function findAllMemberships(db: Reader, userId: number) {
  const role = sql<string>`case when ${clubs.ownerId} = ${memberships.userId} then 'owner' else ${memberships.role} end`
  return db
    .select({ club, role, since: memberships.since })
    .from(memberships)
    .innerJoin(clubs, eq(clubs.id, memberships.clubId))
    .where(eq(memberships.userId, userId))
    .orderBy(asc(memberships.id))
}

/** In any state. */
export function findAllRequests(db: Reader, userId: number) {
  return db
    .select({
      club,
      message: membershipRequests.message,
      state: membershipRequests.state,
      reason: membershipRequests.reason,
      askedAt: membershipRequests.askedAt,
    })
    .from(membershipRequests)
    .innerJoin(clubs, eq(clubs.id, membershipRequests.clubId))
    .where(eq(membershipRequests.userId, userId))
    .orderBy(asc(membershipRequests.id))
}

/** Made by the user or to them. */
export function findAllOffers(db: Reader, userId: number) {
  return db
    .select({
      club,
      isOwn: sql<boolean>`${clubOffers.byId} is not distinct from ${userId}`,
      state: clubOffers.state,
      offeredAt: clubOffers.offeredAt,
      expiresAt: clubOffers.expiresAt,
    })
    .from(clubOffers)
    .innerJoin(clubs, eq(clubs.id, clubOffers.clubId))
    .where(or(eq(clubOffers.byId, userId), eq(clubOffers.userId, userId)))
    .orderBy(asc(clubOffers.id))
}

export function findInvitationsMadeBy(db: Reader, userId: number) {
  return db
    .select({ club, at: invitations.madeAt, expiresAt: invitations.expiresAt })
    .from(invitations)
    .innerJoin(clubs, eq(clubs.id, invitations.clubId))
    .where(eq(invitations.byId, userId))
    .orderBy(asc(invitations.id))
}

export function findInvitationsKeptBy(db: Reader, userId: number) {
  return db
    .select({ club, at: keptInvitations.keptAt, expiresAt: invitations.expiresAt })
    .from(keptInvitations)
    .innerJoin(invitations, eq(invitations.id, keptInvitations.invitationId))
    .innerJoin(clubs, eq(clubs.id, invitations.clubId))
    .where(eq(keptInvitations.userId, userId))
    .orderBy(asc(keptInvitations.id))
}

export function findBansOf(db: Reader, userId: number) {
  return db
    .select({ club, reason: bans.reason, at: bans.at })
    .from(bans)
    .innerJoin(clubs, eq(clubs.id, bans.clubId))
    .where(eq(bans.userId, userId))
    .orderBy(asc(bans.id))
}

export function findAnnouncementsBy(db: Reader, userId: number) {
  return db
    .select({
      id: announcements.id,
      club,
      title: announcements.title,
      text: announcements.text,
      createdAt: announcements.createdAt,
    })
    .from(announcements)
    .innerJoin(clubs, eq(clubs.id, announcements.clubId))
    .where(eq(announcements.authorId, userId))
    .orderBy(asc(announcements.id))
}

export function findMeetingAnswersOf(db: Reader, userId: number) {
  return db
    .select({ club, meetingID: meetings.id, title: meetings.title, answer: meetingAnswers.answer })
    .from(meetingAnswers)
    .innerJoin(meetings, eq(meetings.id, meetingAnswers.meetingId))
    .innerJoin(clubs, eq(clubs.id, meetings.clubId))
    .where(eq(meetingAnswers.userId, userId))
    .orderBy(asc(meetings.id))
}

/** The title is that of the moment: the club may be gone. */
export function findReportsBy(db: Reader, userId: number) {
  return db
    .select({
      club: { id: reports.clubId, title: sql<string>`${reports.evidence}->>'title'` },
      reason: reports.reason,
      text: reports.text,
      state: reports.state,
      createdAt: reports.createdAt,
    })
    .from(reports)
    .where(eq(reports.reporterId, userId))
    .orderBy(asc(reports.id))
}
