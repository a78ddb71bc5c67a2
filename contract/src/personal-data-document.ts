import { z } from './zod.ts'
import { ownClub } from './club-object.ts'
import { locales } from './locales.ts'
import { passkeyObject } from './passkeys.ts'
import { securityLogEntry, sessionObject } from './security.ts'
import { userObject } from './user-object.ts'

/** The document that a member downloads; docs/personal-data.md explains its keys. */

const date = z.iso.datetime()
const club = z.object({ id: z.number().int(), title: z.string() })
const values = z.record(z.string(), z.unknown())

export const personalData = z.object({
  schemaVersion: z.literal(1),
  product: z.literal('Aurivane'),
  exportedAt: date,
  profile: userObject.omit({ atoken: true, clubs: true, posts: true }).extend({ language: z.enum(locales) }),
  clubs: z.array(ownClub.extend({ date })),
  memberships: z.array(z.object({ club, role: z.string(), since: date })),
  requests: z.array(
    z.object({
      club,
      message: z.string().nullable(),
      state: z.string(),
      reason: z.string().nullable(),
      date,
    }),
  ),
  offers: z.array(
    z.object({ club, role: z.enum(['offered', 'received']), state: z.string(), date, expiresAt: date }),
  ),
  invitations: z.array(z.object({ club, role: z.enum(['made', 'received']), date, expiresAt: date })),
  bans: z.array(z.object({ club, reason: z.string(), date })),
  announcements: z.array(z.object({ id: z.number().int(), club, title: z.string(), text: z.string(), date })),
  meetings: z.array(
    z.object({
      id: z.number().int(),
      club,
      title: z.string(),
      start: date,
      timeZone: z.string(),
      minutes: z.number().int(),
      place: z.string().nullable(),
      link: z.string().nullable(),
      description: z.string().nullable(),
    }),
  ),
  meetingAnswers: z.array(
    z.object({ club, meetingID: z.number().int(), title: z.string(), answer: z.string() }),
  ),
  reports: z.array(
    z.object({
      club,
      reason: z.string(),
      text: z.string().nullable(),
      state: z.string(),
      date,
    }),
  ),
  notices: z.array(
    z.object({
      kind: z.string(),
      text: z.string(),
      detail: z.string().nullable(),
      date,
      read: z.boolean(),
    }),
  ),
  mailPreferences: z.array(z.object({ kind: z.string(), mail: z.boolean() })),
  sessions: z.array(sessionObject),
  passkeys: z.array(passkeyObject),
  recoveryCodesLeft: z.number().int().nullable().describe('null: two-factor authentication is off'),
  securityLog: z.array(securityLogEntry),
  emailChanges: z.array(
    z.object({
      oldEmail: z.string(),
      newEmail: z.string(),
      requestedAt: date,
      completedAt: date.nullable(),
      outcome: z.string(),
    }),
  ),
  contactMessages: z.array(
    z.object({
      date,
      subject: z.string(),
      message: z.string(),
      status: z.string(),
      note: z.string(),
    }),
  ),
  auditEntries: z.array(z.object({ date, action: z.string(), before: values, after: values })),
})
export type PersonalData = z.infer<typeof personalData>
