import type { PendingDeletion } from '@aurivane/contract/account-administration'
import { DAY_MS } from '@aurivane/contract/limits'
import type { DeletionRow } from './deletions.queries.ts'

export function presentDeletion(row: DeletionRow, now: Date): PendingDeletion {
  const leftMs = Math.max(0, row.eraseAt.getTime() - now.getTime())
  return {
    id: row.id,
    userID: row.userId,
    name: `${row.firstName} ${row.lastName}`,
    email: row.email,
    requestedAt: row.requestedAt.toISOString(),
    eraseAt: row.eraseAt.toISOString(),
    daysLeft: Math.ceil(leftMs / DAY_MS),
    clubsToDelete: row.clubsToDelete,
    clubsOffered: row.clubsOffered,
  }
}
