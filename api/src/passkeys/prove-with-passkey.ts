import type { AuthenticationResponse } from '@aurivane/contract/passkeys'
import { lockAccountForLogin } from '../auth/accounts.queries.ts'
import { isSessionOpen, type Member } from '../auth/sessions.queries.ts'
import type { Transaction } from '../database/open-database.ts'
import { Refusal, refuseUnless } from '../refusal.ts'
import type { Origin } from '../security/devices.ts'
import { recordFailure } from '../security/record-security-event.ts'
import { storeProof, type Proof } from '../security/store-proof.ts'
import type { Services } from '../services.ts'
import { checkAssertion, usePasskey, type Assertion } from './check-assertion.ts'
import { reportCopy } from './report-copy.ts'

/** A proof by one of the own passkeys, which counts as both factors. */
export async function proveWithPasskey(
  services: Services,
  member: Member,
  response: AuthenticationResponse,
  origin: Origin,
): Promise<Proof> {
  const use = { purpose: 'proof', sessionHash: member.tokenHash } as const
  const checked = await checkAssertion(services, response, use)
  if (checked.outcome === 'refused' || checked.assertion.userId !== member.id) {
    await recordFailure(services, { userId: member.id, kind: 'proof.failed', reason: 'passkey', origin })
    throw new Refusal('passkey_refused')
  }
  const { assertion } = checked
  const proof = await services.db.transaction((tx) => prove(tx, services, member, { assertion, origin }))
  if (proof instanceof Refusal) throw proof
  return proof
}

/** A refusal is returned: what it reports must be stored. */
async function prove(
  tx: Transaction,
  services: Services,
  member: Member,
  { assertion, origin }: { assertion: Assertion; origin: Origin },
): Promise<Proof | Refusal> {
  await lockAccountForLogin(tx, member.id)
  refuseUnless(await isSessionOpen(tx, member.tokenHash), 'login_needed')
  const use = await usePasskey(tx, services, assertion)
  if (use.outcome === 'copied') await reportCopy(tx, services, member, { ...use, origin })
  if (use.outcome !== 'used') return new Refusal('passkey_refused')
  return storeProof(tx, services, member, { isStrong: true })
}
