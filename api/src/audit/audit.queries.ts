import type { auditActions } from '@aurivane/contract/administration'
import { and, desc, eq, lt } from 'drizzle-orm'
import type { Reader, Transaction } from '../database/open-database.ts'
import { auditEntries, users } from '../database/schema.ts'

export type AuditAction = (typeof auditActions)[number]

type NewAuditEntry = {
  at: Date
  /** Null: the command line or a scheduled task. */
  actorId: number | null
  action: AuditAction
  subjectKind: 'user' | 'club' | 'contact'
  subjectId: number
  before: Record<string, unknown>
  after: Record<string, unknown>
}

export async function insertAuditEntry(tx: Transaction, entry: NewAuditEntry) {
  await tx.insert(auditEntries).values(entry)
}

/** Newest first; `after` is the last id that was shown, so older ones follow. */
export function findAuditEntries(
  db: Reader,
  { action, after, rows }: { action: AuditAction | undefined; after: number | undefined; rows: number },
) {
  return db
    .select({
      id: auditEntries.id,
      at: auditEntries.at,
      action: auditEntries.action,
      subjectKind: auditEntries.subjectKind,
      subjectId: auditEntries.subjectId,
      before: auditEntries.before,
      after: auditEntries.after,
      actorId: auditEntries.actorId,
      actor: { id: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(
      and(
        action === undefined ? undefined : eq(auditEntries.action, action),
        after === undefined ? undefined : lt(auditEntries.id, after),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(rows)
}
export type AuditRow = Awaited<ReturnType<typeof findAuditEntries>>[number]
