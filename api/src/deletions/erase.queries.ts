import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { accountKey } from '../auth/account-key.ts'
import type { Reader, Transaction } from '../database/open-database.ts'
import { notices } from '../database/notices-schema.ts'
import { auditEntries, contactMessages, rateLimits, users } from '../database/schema.ts'
import { deleteInvitationsAndOffersBy } from './own-clubs.queries.ts'

type Account = { id: number; email: string; confirmedEmail: boolean }

/** Removes the person from every table; docs/personal-data.md lists them. Own clubs are gone by then. */
export async function eraseRows(tx: Transaction, { id, email, confirmedEmail }: Account) {
  await deleteInvitationsAndOffersBy(tx, id)
  // An address that was never confirmed may be a stranger's, and so may its messages.
  if (confirmedEmail) {
    await tx.delete(contactMessages).where(eq(sql`lower(${contactMessages.email})`, email.toLowerCase()))
  }
  await removeNamesFromAudit(tx, id)
  await removeFromNotices(tx, id)
  const subjects = [String(id), accountKey(email)]
  await tx.delete(rateLimits).where(inArray(sql`split_part(${rateLimits.key}, ':', 2)`, subjects))
  // What belongs to the account goes with it, by the foreign keys; what others read stays without a person.
  await tx.delete(users).where(eq(users.id, id))
}

async function removeNamesFromAudit(tx: Transaction, userId: number) {
  const names = sql`'{firstName,lastName}'::text[]`
  await tx
    .update(auditEntries)
    .set({ before: sql`${auditEntries.before} - ${names}`, after: sql`${auditEntries.after} - ${names}` })
    .where(and(eq(auditEntries.subjectKind, 'user'), eq(auditEntries.subjectId, userId)))
}

const NOTICES_AT_ONCE = 5_000

/**
 * In the inboxes of others: the name, and the message of a request to join. In steps, because the owner of a large club has
 * caused hundreds of thousands of notices, more than one statement can change in its time.
 */
export async function removeFromNotices(db: Reader, userId: number) {
  const isNamed = or(eq(notices.namedId, userId), and(eq(notices.byId, userId), isNull(notices.namedId)))
  const some = db
    .select({ id: notices.id })
    .from(notices)
    .where(or(eq(notices.namedId, userId), eq(notices.byId, userId)))
    .limit(NOTICES_AT_ONCE)
  const { rowCount } = await db
    .update(notices)
    .set({
      values: sql`case when ${isNamed} and ${notices.values} ? 'name' then ${notices.values} || '{"name": "Deleted User"}'::jsonb else ${notices.values} end`,
      detail: sql`case when ${notices.kind} = 'request_received' and ${isNamed} then null else ${notices.detail} end`,
      byId: sql`nullif(${notices.byId}, ${userId})`,
      namedId: sql`nullif(${notices.namedId}, ${userId})`,
    })
    .where(inArray(notices.id, some))
  if (rowCount === NOTICES_AT_ONCE) await removeFromNotices(db, userId)
}
