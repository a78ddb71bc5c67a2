import type { ContactStatus } from '@aurivane/contract/account-administration'
import type { Locale } from '@aurivane/contract/locales'
import { and, desc, eq, lt } from 'drizzle-orm'
import type { Reader, Transaction } from '../database/open-database.ts'
import { contactMessages } from '../database/schema.ts'

type NewContactMessage = { email: string; subject: string; message: string; locale: Locale; sentAt: Date }

export async function insertContactMessage(tx: Transaction, message: NewContactMessage) {
  await tx.insert(contactMessages).values(message)
}

/** Newest first; `after` is the last id that was shown, so older ones follow. */
export function findContactMessages(
  db: Reader,
  { status, after, rows }: { status: ContactStatus | undefined; after: number | undefined; rows: number },
) {
  return db
    .select()
    .from(contactMessages)
    .where(
      and(
        status === undefined ? undefined : eq(contactMessages.status, status),
        after === undefined ? undefined : lt(contactMessages.id, after),
      ),
    )
    .orderBy(desc(contactMessages.id))
    .limit(rows)
}
export type ContactMessageRow = Awaited<ReturnType<typeof findContactMessages>>[number]

/** Status and note with the row locked. */
export async function lockContactMessage(tx: Transaction, id: number) {
  const [row] = await tx
    .select({ status: contactMessages.status, note: contactMessages.note })
    .from(contactMessages)
    .where(eq(contactMessages.id, id))
    .for('update')
  return row
}

type ContactChange = { status: ContactStatus; note: string; changedAt: Date }

export async function updateContactMessage(tx: Transaction, id: number, change: ContactChange) {
  await tx.update(contactMessages).set(change).where(eq(contactMessages.id, id))
}
