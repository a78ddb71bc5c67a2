import type { AuthenticationResponse } from '@aurivane/contract/passkeys'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { Transaction } from '../database/open-database.ts'
import type { Services } from '../services.ts'
import { useChallenge, type ChallengeUse } from './challenges.ts'
import {
  findPasskeyByCredential,
  lockPasskey,
  recordPasskeyUse,
  type KnownPasskey,
} from './passkeys.queries.ts'
import { relyingPartyOf, type RelyingParty } from './relying-party.ts'

/** A genuine assertion whose counter is not compared yet. */
export type Assertion = { passkeyId: number; userId: number; counter: number; isSynced: boolean }
export type CheckedAssertion =
  | { outcome: 'genuine'; assertion: Assertion }
  /** The user is known if the passkey is. */
  | { outcome: 'refused'; userId: number | null }

/** Checks challenge, origin, signature and user verification of a browser's response. */
export async function checkAssertion(
  services: Services,
  response: AuthenticationResponse,
  use: ChallengeUse,
): Promise<CheckedAssertion> {
  const challenge = await useChallenge(services, response.response.clientDataJSON, use)
  const passkey = await findPasskeyByCredential(services.db, Buffer.from(response.id, 'base64url'))
  const refused = { outcome: 'refused', userId: passkey?.userId ?? null } as const
  const site = relyingPartyOf(services.settings)
  if (challenge === null || !passkey || !site || !isHandleOf(passkey, response)) return refused
  const assertion = await verify(response, challenge, passkey, site)
  return assertion ? { outcome: 'genuine', assertion } : refused
}

/** Authenticators may leave the handle out; one that they send must be the account's. */
function isHandleOf({ handle }: KnownPasskey, { response: { userHandle } }: AuthenticationResponse) {
  return !userHandle || handle?.equals(Buffer.from(userHandle, 'base64url')) === true
}

async function verify(
  { response, ...credential }: AuthenticationResponse,
  expectedChallenge: string,
  passkey: KnownPasskey,
  site: RelyingParty,
): Promise<Assertion | null> {
  const { userHandle, ...signed } = response
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...credential,
        response: { ...signed, ...(userHandle && { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      // Counters are compared later, with the row locked; at 0 the library leaves them alone.
      credential: { id: credential.id, publicKey: Uint8Array.from(passkey.publicKey), counter: 0 },
      requireUserVerification: true,
    })
    const { newCounter: counter, credentialBackedUp: isSynced } = authenticationInfo
    return verified ? { passkeyId: passkey.id, userId: passkey.userId, counter, isSynced } : null
  } catch {
    // The library throws for whatever does not fit.
    return null
  }
}

export type PasskeyUse =
  | { outcome: 'used' }
  | { outcome: 'gone' }
  /** The counter did not grow: the passkey may have been copied. */
  | { outcome: 'copied'; name: string }

/** Compares and stores the counter of an assertion, one after another for one passkey. */
export async function usePasskey(
  tx: Transaction,
  { clock }: Services,
  { passkeyId, counter, isSynced }: Assertion,
): Promise<PasskeyUse> {
  const stored = await lockPasskey(tx, passkeyId)
  if (!stored) return { outcome: 'gone' }
  const counts = stored.counter !== 0 || counter !== 0
  if (counts && counter <= stored.counter) return { outcome: 'copied', name: stored.name }
  await recordPasskeyUse(tx, passkeyId, { counter, isSynced, lastUsedAt: clock.now() })
  return { outcome: 'used' }
}
