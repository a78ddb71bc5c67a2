import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

type Creation = { rp: { id: string }; user: { id: string }; challenge: string }
type Request = { rpId: string; challenge: string }

/** What a response deviates in from an honest one. */
export type Deviation = Partial<{
  origin: string
  counter: number
  userVerified: boolean
  bogusSignature: boolean
  userHandle: string
  attestation: (made: Made) => Attestation
}>
type Made = { key: KeyObject; authData: Buffer; clientDataHash: Buffer }
/** `statement` is CBOR. */
type Attestation = { format: string; statement: Buffer }

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const BACKED_UP = 0x08 | 0x10
const ATTESTED = 0x40

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
export const cborText = (text: string) =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
export const cborBytes = (bytes: Buffer) =>
  Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length & 0xff]), bytes])

/** An authenticator with one ES256 key, attestation `none`: what browsers and virtual authenticators answer. */
export class SoftwarePasskey {
  readonly #key: KeyObject
  readonly #publicKey: Buffer
  readonly credentialId: Buffer
  #userHandle = ''
  counter: number
  readonly origin: string

  constructor({ origin = 'http://localhost:3000', counter = 0, credentialId = randomBytes(32) } = {}) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.#key = privateKey
    this.#publicKey = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      Buffer.from(x, 'base64url'),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y, 'base64url'),
    ])
    this.origin = origin
    this.counter = counter
    this.credentialId = credentialId
  }

  /** A `RegistrationResponseJSON`. */
  create({ rp, user, challenge }: Creation, deviation: Deviation = {}) {
    this.#userHandle = user.id
    const { clientDataJSON, hash } = this.#clientData('webauthn.create', challenge, deviation)
    const idLength = Buffer.alloc(2)
    idLength.writeUInt16BE(this.credentialId.length)
    const authData = Buffer.concat([
      this.#authenticatorData(rp.id, deviation, ATTESTED),
      Buffer.alloc(16),
      idLength,
      this.credentialId,
      this.#publicKey,
    ])
    const none = { format: 'none', statement: Buffer.from([0xa0]) }
    const made = { key: this.#key, authData, clientDataHash: hash }
    const attested = deviation.attestation?.(made) ?? none
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText(attested.format),
      cborText('attStmt'),
      attested.statement,
      cborText('authData'),
      cborBytes(authData),
    ])
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: clientDataJSON.toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  /** An `AuthenticationResponseJSON`. Authenticators that count have begun at 1 or more. */
  get({ rpId, challenge }: Request, deviation: Deviation = {}) {
    if (this.counter > 0) this.counter += 1
    const { clientDataJSON, hash } = this.#clientData('webauthn.get', challenge, deviation)
    const authenticatorData = this.#authenticatorData(rpId, deviation)
    const signed = deviation.bogusSignature ? randomBytes(64) : Buffer.concat([authenticatorData, hash])
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: clientDataJSON.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, this.#key).toString('base64url'),
        userHandle: deviation.userHandle ?? this.#userHandle,
      },
    }
  }

  #credential() {
    const id = this.credentialId.toString('base64url')
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} }
  }

  #clientData(type: string, challenge: string, { origin = this.origin }: Deviation) {
    const clientDataJSON = Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
    return { clientDataJSON, hash: sha256(clientDataJSON) }
  }

  #authenticatorData(rpId: string, { counter = this.counter, userVerified = true }: Deviation, more = 0) {
    const flags = USER_PRESENT | BACKED_UP | (userVerified ? USER_VERIFIED : 0) | more
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count])
  }
}
