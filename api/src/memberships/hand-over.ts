import { MANAGERS_PER_CLUB_MAX } from '@aurivane/contract/limits'
import { setOwner } from '../clubs/clubs.queries.ts'
import type { Transaction } from '../database/open-database.ts'
import { countManagers, setRole } from './memberships.queries.ts'

type HandOver = { club: { id: number; ownerId: number | null }; newOwnerId: number; isByAdmin: boolean }

/**
 * Makes a member the owner; the club's row is locked. The former owner, whose new role is returned, becomes manager where
 * there is a place, and member when an administrator decides.
 */
export async function handOver(tx: Transaction, { club, newOwnerId, isByAdmin }: HandOver) {
  const { id: clubId, ownerId } = club
  const managers = await countManagers(tx, clubId, [newOwnerId, ownerId ?? 0])
  const role = !isByAdmin && managers < MANAGERS_PER_CLUB_MAX ? 'manager' : 'member'
  await setOwner(tx, clubId, newOwnerId)
  await setRole(tx, { clubId, userId: newOwnerId }, 'member')
  if (ownerId !== null) await setRole(tx, { clubId, userId: ownerId }, role)
  return role
}
