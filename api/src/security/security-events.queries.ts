import type { SecurityEventKind, SecurityEventReason } from '@aurivane/contract/security-events'
import { and, desc, eq, gt, lt, lte } from 'drizzle-orm'
import type { Reader, Transaction } from '../database/open-database.ts'
import { securityEvents } from '../database/security-schema.ts'
import type { Origin } from './devices.ts'

type NewSecurityEvent = Origin & {
  userId: number
  at: Date
  kind: SecurityEventKind
  reason: SecurityEventReason | null
}

export async function insertSecurityEvent(tx: Transaction, event: NewSecurityEvent) {
  await tx.insert(securityEvents).values(event)
}

type Page = { since: Date; after: number | undefined; rows: number }

/** Newest first; `after` is the last id that was shown, so older ones follow. */
export function findSecurityEvents(db: Reader, userId: number, { since, after, rows }: Page) {
  return db
    .select()
    .from(securityEvents)
    .where(
      and(
        eq(securityEvents.userId, userId),
        gt(securityEvents.at, since),
        after === undefined ? undefined : lt(securityEvents.id, after),
      ),
    )
    .orderBy(desc(securityEvents.id))
    .limit(rows)
}
export type SecurityEventRow = Awaited<ReturnType<typeof findSecurityEvents>>[number]

export function countSecurityEvents(db: Reader, userId: number, kind: SecurityEventKind, since: Date) {
  return db.$count(
    securityEvents,
    and(eq(securityEvents.userId, userId), eq(securityEvents.kind, kind), gt(securityEvents.at, since)),
  )
}

export async function deleteOldSecurityEvents(tx: Transaction, before: Date) {
  await tx.delete(securityEvents).where(lte(securityEvents.at, before))
}
