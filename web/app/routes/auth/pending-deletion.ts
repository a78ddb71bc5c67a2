import type { Failure } from '../../api/call-api.ts'

export type PendingDeletion = { text: string; restoreToken: string }

/** The account of these credentials is going to be erased, and can be restored with the token. */
export function pendingDeletionOf(failure: Failure): PendingDeletion | null {
  if (failure.is !== 'refused' || failure.code !== 'deletion_pending' || !failure.restoreToken) return null
  return { text: failure.result, restoreToken: failure.restoreToken }
}
