import { PASSKEY_CHALLENGE_MS, PASSKEYS_MAX } from '@aurivane/contract/limits'
import type { PasskeyCreationOptions, PasskeyRequestOptions } from '@aurivane/contract/passkeys'
import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server'
import { makeToken } from '../auth/tokens.ts'
import type { Member } from '../auth/sessions.queries.ts'
import { refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { ALGORITHMS } from './algorithms.ts'
import { makeChallenge, type ChallengeUse } from './challenges.ts'
import { findPasskeysOf, keepPasskeyHandle, type PasskeyRow } from './passkeys.queries.ts'
import { relyingPartyOf } from './relying-party.ts'

/** For a login, with every passkey of this site. */
export function makeLoginOptions(services: Services): Promise<PasskeyRequestOptions> {
  return makeRequestOptions(services, { purpose: 'login', sessionHash: null }, [])
}

/** For a proof: the own passkeys. */
export async function makeProofOptions(services: Services, member: Member): Promise<PasskeyRequestOptions> {
  refuseUnless(relyingPartyOf(services.settings), 'passkeys_unavailable')
  const own = await findPasskeysOf(services.db, member.id)
  refuseUnless(own.length > 0, 'no_passkeys')
  return makeRequestOptions(services, { purpose: 'proof', sessionHash: member.tokenHash }, own)
}

async function makeRequestOptions(
  services: Services,
  use: ChallengeUse,
  own: readonly PasskeyRow[],
): Promise<PasskeyRequestOptions> {
  const site = relyingPartyOf(services.settings)
  refuseUnless(site, 'passkeys_unavailable')
  const challenge = await services.db.transaction((tx) => makeChallenge(tx, services, use))
  const options = await generateAuthenticationOptions({
    rpID: site.id,
    challenge,
    timeout: PASSKEY_CHALLENGE_MS,
    userVerification: 'required',
  })
  return {
    rpId: site.id,
    challenge: options.challenge,
    allowCredentials: own.map(describe),
    timeout: PASSKEY_CHALLENGE_MS,
    userVerification: 'required',
  }
}

/** For a new passkey, which needs a free place. */
export async function makeCreationOptions(
  services: Services,
  member: Member,
): Promise<PasskeyCreationOptions> {
  const site = relyingPartyOf(services.settings)
  refuseUnless(site, 'passkeys_unavailable')
  const { own, challenge, handle } = await services.db.transaction(async (tx) => {
    const stored = await findPasskeysOf(tx, member.id)
    refuseUnless(stored.length < PASSKEYS_MAX, 'passkey_limit_reached')
    return {
      own: stored,
      handle: await keepPasskeyHandle(tx, member.id, Buffer.from(makeToken(), 'base64url')),
      challenge: await makeChallenge(tx, services, { purpose: 'add', sessionHash: member.tokenHash }),
    }
  })
  const { rp, user, pubKeyCredParams, ...options } = await generateRegistrationOptions({
    rpName: site.name,
    rpID: site.id,
    userID: Uint8Array.from(handle),
    userName: member.email,
    userDisplayName: `${member.firstName} ${member.lastName}`,
    challenge,
    supportedAlgorithmIDs: ALGORITHMS,
  })
  return {
    rp: { name: rp.name, id: site.id },
    user,
    challenge: options.challenge,
    pubKeyCredParams,
    timeout: PASSKEY_CHALLENGE_MS,
    excludeCredentials: own.map(describe),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  }
}

function describe({ credentialId, transports }: PasskeyRow) {
  return { id: credentialId.toString('base64url'), type: 'public-key' as const, transports }
}
