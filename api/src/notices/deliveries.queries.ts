import type { NoticeKind } from '@aurivane/contract/notice-kinds'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { isActive } from '../database/active-user.ts'
import { memberships } from '../database/memberships-schema.ts'
import { noticeDeliveries, type DeliveredNotice } from '../database/notices-schema.ts'
import type { Reader, Transaction } from '../database/open-database.ts'
import { users } from '../database/schema.ts'

type NewDelivery = {
  kind: NoticeKind
  target: number | null
  membersOf: number | null
  recipients: number[]
  notice: DeliveredNotice
}

export async function insertDelivery(tx: Transaction, delivery: NewDelivery) {
  await tx.insert(noticeDeliveries).values(delivery)
}

export async function findDeliveryIds(db: Reader): Promise<number[]> {
  const rows = await db
    .select({ id: noticeDeliveries.id })
    .from(noticeDeliveries)
    .orderBy(asc(noticeDeliveries.id))
  return rows.map(({ id }) => id)
}

/** Undefined when it is done, or when another instance works on it. */
export async function lockDelivery(tx: Transaction, deliveryId: number) {
  const [row] = await tx
    .select()
    .from(noticeDeliveries)
    .where(eq(noticeDeliveries.id, deliveryId))
    .for('update', { skipLocked: true })
  return row
}

export async function advanceDelivery(tx: Transaction, deliveryId: number, delivered: number) {
  await tx.update(noticeDeliveries).set({ delivered }).where(eq(noticeDeliveries.id, deliveryId))
}

export async function deleteDelivery(tx: Transaction, deliveryId: number) {
  await tx.delete(noticeDeliveries).where(eq(noticeDeliveries.id, deliveryId))
}

export async function deleteDeliveriesOf(tx: Transaction, kind: NoticeKind, target: number) {
  await tx
    .delete(noticeDeliveries)
    .where(and(eq(noticeDeliveries.target, target), eq(noticeDeliveries.kind, kind)))
}

export async function findActiveMemberIds(db: Reader, clubId: number): Promise<number[]> {
  const rows = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.clubId, clubId), isActive()))
  return rows.map(({ userId }) => userId)
}

/** Those of the users who are members of the club now. */
export async function findMembersAmong(db: Reader, clubId: number, userIds: number[]): Promise<number[]> {
  if (userIds.length === 0) return []
  const rows = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.clubId, clubId), inArray(memberships.userId, userIds)))
  return rows.map(({ userId }) => userId)
}
