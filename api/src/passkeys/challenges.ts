import { randomBytes } from 'node:crypto'
import { PASSKEY_CHALLENGE_MS } from '@aurivane/contract/limits'
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import { hashToken } from '../auth/tokens.ts'
import type { Transaction } from '../database/open-database.ts'
import type { ChallengePurpose } from '../database/passkeys-schema.ts'
import { refuseEndedSession } from '../security/ended-session.ts'
import type { Services } from '../services.ts'
import { insertChallenge, takeChallenge } from './passkeys.queries.ts'

/** What a challenge is for; one for a proof or a new passkey belongs to the session that asked for it. */
export type ChallengeUse = { purpose: ChallengePurpose; sessionHash: Buffer | null }

const CHALLENGE_BYTES = 32

/** A new challenge as bytes. Authenticators sign its base64url form, which is stored as a hash. */
export async function makeChallenge(tx: Transaction, { clock }: Services, use: ChallengeUse) {
  const challenge = randomBytes(CHALLENGE_BYTES)
  const stored = insertChallenge(tx, {
    ...use,
    challengeHash: hashToken(challenge.toString('base64url')),
    expiresAt: new Date(clock.now().getTime() + PASSKEY_CHALLENGE_MS),
  })
  await stored.catch(refuseEndedSession)
  return Uint8Array.from(challenge)
}

/**
 * The challenge that the browser's response names, if it is valid for this use; null otherwise. It is used up at once, in a
 * transaction of its own, so that a refused attempt uses it up as well.
 */
export async function useChallenge(
  { db, clock }: Services,
  clientDataJSON: string,
  { purpose, sessionHash }: ChallengeUse,
): Promise<string | null> {
  const challenge = readChallenge(clientDataJSON)
  if (challenge === null) return null
  const stored = await db.transaction((tx) => takeChallenge(tx, hashToken(challenge)))
  if (!stored || stored.purpose !== purpose || stored.expiresAt <= clock.now()) return null
  const isSameSession = sessionHash === null || stored.sessionHash?.equals(sessionHash)
  return isSameSession ? challenge : null
}

function readChallenge(clientDataJSON: string): string | null {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON)
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}
