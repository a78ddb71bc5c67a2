import { z } from './zod.ts'
import { clubStates, reviewedClub } from './club-object.ts'
import { endpoint } from './endpoint.ts'
import { pageOf } from './inputs.ts'
import { key } from './messages/messages.ts'

/** Calls that only the Administration tab reads: docs/decisions/0010-rules-of-clubs-and-administration.md. */

export const auditActions = [
  'user.edited',
  'user.suspended',
  'user.restored',
  'user.admin-granted',
  'user.admin-revoked',
  'club.reviewed',
  'user.second-factor-reset',
  'user.sessions-ended',
  'user.erased',
  'contact.changed',
  'club.deleted',
  'club.owner-changed',
  'club.role-changed',
  'club.request-approved',
  'club.request-declined',
  'club.member-removed',
  'club.banned',
  'club.unbanned',
  'club.invitation-made',
  'club.invitation-revoked',
  'club.offer-made',
  'club.offer-ended',
  'club.announcement-made',
  'club.announcement-changed',
  'club.announcement-deleted',
  'club.meeting-made',
  'club.meeting-changed',
  'club.meeting-cancelled',
  'report.closed',
] as const

export const auditEntry = z.object({
  id: z.number().int(),
  date: z.iso.datetime(),
  action: z.enum(auditActions),
  actor: z
    .object({ id: z.number().int(), name: z.string() })
    .nullable()
    .describe('null: the command line or a scheduled task'),
  subject: z.string().describe('What was changed, for example `user 7`'),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
})
export type AuditEntry = z.infer<typeof auditEntry>

export const listAudit = endpoint({
  name: 'listAudit',
  method: 'GET',
  path: '/admin/audit',
  access: 'admin',
  summary: 'Administrative changes, newest first',
  query: z.object({ action: z.enum(auditActions, key('form.wrongType')).optional(), ...pageOf(200) }),
  answer: z.object({ result: z.array(auditEntry), next: z.number().int().nullable() }),
})

export const listClubsForReview = endpoint({
  name: 'listClubsForReview',
  method: 'GET',
  path: '/admin/clubs',
  access: 'admin',
  summary: 'Clubs in one state, oldest first; pending unless asked otherwise',
  query: z.object({ state: z.enum(clubStates, key('club.stateUnknown')).optional(), ...pageOf(200) }),
  answer: z.object({ result: z.array(reviewedClub), next: z.number().int().nullable() }),
})

export const countOverview = endpoint({
  name: 'countOverview',
  method: 'GET',
  path: '/admin/overview',
  access: 'admin',
  summary: 'Counts at a glance',
  answer: z.object({
    result: z.object({
      users: z.number().int(),
      confirmedUsers: z.number().int(),
      suspendedUsers: z.number().int(),
      admins: z.number().int(),
      newMessages: z.number().int(),
      pendingDeletions: z.number().int(),
      clubs: z.object({ pending: z.number().int(), verified: z.number().int(), declined: z.number().int() }),
      reports: z.object({ open: z.number().int() }),
    }),
  }),
})
