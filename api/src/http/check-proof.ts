import { PROOF_HEADER } from '@aurivane/contract/proof'
import type { FastifyRequest } from 'fastify'
import type { Member } from '../auth/sessions.queries.ts'
import { hashToken } from '../auth/tokens.ts'
import { refuseUnless } from '../refusal.ts'
import { isProofOf } from '../security/proofs.queries.ts'
import type { Services } from '../services.ts'

const header = PROOF_HEADER.toLowerCase()

/** Refuses unless the caller confirmed their identity in this session a short while ago. */
export async function checkProof(
  { db, clock }: Services,
  request: FastifyRequest,
  { tokenHash }: Pick<Member, 'tokenHash'>,
) {
  const sent = request.headers[header]
  refuseUnless(typeof sent === 'string', 'proof_needed')
  const asked = { tokenHash: hashToken(sent), sessionHash: tokenHash, now: clock.now() }
  refuseUnless(await isProofOf(db, asked), 'proof_needed')
}
