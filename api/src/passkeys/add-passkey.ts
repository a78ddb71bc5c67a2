import { PASSKEYS_MAX } from '@aurivane/contract/limits'
import type { RegistrationResponse } from '@aurivane/contract/passkeys'
import { verifyRegistrationResponse } from '@simplewebauthn/server'
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers'
import { lockAccountForLogin } from '../auth/accounts.queries.ts'
import { isSessionOpen, markSessionStrong, type Member } from '../auth/sessions.queries.ts'
import { refuseUnless } from '../refusal.ts'
import type { Origin } from '../security/devices.ts'
import { recordSecurityEvent } from '../security/record-security-event.ts'
import { tellOwner } from '../security/tell-owner.ts'
import type { Services } from '../services.ts'
import { ALGORITHMS } from './algorithms.ts'
import { useChallenge } from './challenges.ts'
import { countPasskeysOf, insertPasskey, type PasskeyRow } from './passkeys.queries.ts'
import { relyingPartyOf } from './relying-party.ts'

type NewPasskey = { name: string; passkey: RegistrationResponse; origin: Origin }

export async function addPasskey(
  services: Services,
  member: Member,
  { name, passkey, origin }: NewPasskey,
): Promise<PasskeyRow> {
  const made = await verify(services, member, passkey)
  refuseUnless(made, 'passkey_refused')
  return services.db.transaction(async (tx) => {
    // Two requests at once must not both see the last free place: the account's row is locked.
    const owner = await lockAccountForLogin(tx, member.id)
    refuseUnless(owner && (await isSessionOpen(tx, member.tokenHash)), 'login_needed')
    refuseUnless((await countPasskeysOf(tx, member.id)) < PASSKEYS_MAX, 'passkey_limit_reached')
    const added = await insertPasskey(tx, {
      userId: member.id,
      name,
      addedAt: services.clock.now(),
      browser: origin.browser,
      system: origin.system,
      transports: passkey.response.transports ?? [],
      ...made,
    })
    refuseUnless(added, 'passkey_known')
    await markSessionStrong(tx, member.tokenHash)
    await recordSecurityEvent(tx, services, { userId: member.id, kind: 'passkey.added', origin })
    await tellOwner(tx, services, member, {
      mail: 'passkey-added',
      notice: 'passkey_added',
      values: { passkey: name },
    })
    return added
  })
}

/** The parts of a new passkey that are stored; null if anything about it does not fit. */
async function verify(
  services: Services,
  { tokenHash }: Member,
  { response, ...credential }: RegistrationResponse,
) {
  const use = { purpose: 'add', sessionHash: tokenHash } as const
  const expectedChallenge = await useChallenge(services, response.clientDataJSON, use)
  const site = relyingPartyOf(services.settings)
  if (expectedChallenge === null || !site) return null
  const { clientDataJSON, attestationObject } = response
  try {
    if (!hasNoCertificate(attestationObject)) return null
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...credential,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!registrationInfo) return null
    const { id, publicKey, counter } = registrationInfo.credential
    // The library does not compare the two; only the length of the latter is limited.
    if (id !== credential.id) return null
    return {
      credentialId: Buffer.from(id, 'base64url'),
      publicKey: Buffer.from(publicKey),
      counter,
      isSynced: registrationInfo.credentialBackedUp,
    }
  } catch {
    // The library throws for whatever does not fit.
    return null
  }
}

/**
 * Browsers that are asked for the attestation `none` send none, or a signature by the new key itself. Certificates are
 * refused unread: to verify them, the library would fetch lists of revoked ones from addresses that they name.
 */
function hasNoCertificate(attestationObject: string): boolean {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject))
  const format = attestation.get('fmt')
  return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined)
}
