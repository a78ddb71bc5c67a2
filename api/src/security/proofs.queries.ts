import { and, eq, gt, lte } from 'drizzle-orm'
import type { Reader, Transaction } from '../database/open-database.ts'
import { proofs } from '../database/security-schema.ts'

export async function insertProof(
  tx: Transaction,
  proof: { tokenHash: Buffer; sessionHash: Buffer; expiresAt: Date },
) {
  await tx.insert(proofs).values(proof)
}

/** Whether this is a live proof of this session. */
export async function isProofOf(
  db: Reader,
  { tokenHash, sessionHash, now }: { tokenHash: Buffer; sessionHash: Buffer; now: Date },
): Promise<boolean> {
  const rows = await db
    .select({ expiresAt: proofs.expiresAt })
    .from(proofs)
    .where(
      and(eq(proofs.tokenHash, tokenHash), eq(proofs.sessionHash, sessionHash), gt(proofs.expiresAt, now)),
    )
  return rows.length > 0
}

export async function endProofsOf(tx: Transaction, sessionHash: Buffer) {
  await tx.delete(proofs).where(eq(proofs.sessionHash, sessionHash))
}

export async function deleteExpiredProofs(tx: Transaction, now: Date) {
  await tx.delete(proofs).where(lte(proofs.expiresAt, now))
}
