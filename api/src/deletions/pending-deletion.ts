import { RESTORE_TOKEN_MS } from '@aurivane/contract/limits'
import type { SignIn } from '@aurivane/contract/security-events'
import { hashToken, makeToken } from '../auth/tokens.ts'
import type { Transaction } from '../database/open-database.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { insertRestoreToken } from './deletions.queries.ts'

type Account = { id: number; eraseAt: Date | null }

/** From then on the account counts as unknown, also while the erasure has not run yet. */
export function isErasureDue({ eraseAt }: { eraseAt: Date | null }, now: Date): boolean {
  return eraseAt !== null && eraseAt <= now
}

export function isPending<Given extends { eraseAt: Date | null }>(
  account: Given,
): account is Given & { eraseAt: Date } {
  return account.eraseAt !== null
}

/** The answer to a login that would otherwise succeed: no session, but a token that restores the account. */
export async function refusePending(
  tx: Transaction,
  { clock }: Services,
  { id: userId, eraseAt }: Account & { eraseAt: Date },
  signIn: SignIn,
): Promise<Refusal> {
  const restoreToken = makeToken()
  const expiresAt = new Date(clock.now().getTime() + RESTORE_TOKEN_MS)
  await insertRestoreToken(tx, { tokenHash: hashToken(restoreToken), userId, signIn, expiresAt })
  const date = eraseAt.toISOString()
  return new Refusal('deletion_pending', { values: { date }, extra: { eraseAt: date, restoreToken } })
}
