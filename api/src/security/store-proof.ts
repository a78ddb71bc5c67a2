import { PROOF_MS } from '@aurivane/contract/limits'
import type { Member } from '../auth/sessions.queries.ts'
import { markSessionStrong } from '../auth/sessions.queries.ts'
import { hashToken, makeToken } from '../auth/tokens.ts'
import type { Transaction } from '../database/open-database.ts'
import type { Services } from '../services.ts'
import { refuseEndedSession } from './ended-session.ts'
import { insertProof } from './proofs.queries.ts'

export type Proof = { proof: string; expiresAt: Date }

/** A new proof of the member's session; `isStrong` where a second factor was part of it. */
export async function storeProof(
  tx: Transaction,
  { clock }: Services,
  member: Pick<Member, 'tokenHash'>,
  { isStrong }: { isStrong: boolean },
): Promise<Proof> {
  const proof = makeToken()
  const expiresAt = new Date(clock.now().getTime() + PROOF_MS)
  const stored = insertProof(tx, { tokenHash: hashToken(proof), sessionHash: member.tokenHash, expiresAt })
  await stored.catch(refuseEndedSession)
  if (isStrong) await markSessionStrong(tx, member.tokenHash)
  return { proof, expiresAt }
}
