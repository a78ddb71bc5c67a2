import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** What a secret is for. Each purpose has a key of its own, so that a ciphertext cannot be used for another. */
export type SecretPurpose = 'two-factor' | 'mail-job'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * AES-256-GCM with a key derived from SECRET_KEY: nonce, ciphertext, tag. `boundTo` is associated data: it is not stored, and
 * only with the same one the ciphertext can be opened.
 */
export function encrypt(secretKey: string, purpose: SecretPurpose, plain: string, boundTo = ''): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secretKey, purpose), nonce)
  cipher.setAAD(Buffer.from(boundTo))
  return Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

/** Throws, with a message for the log, when key or associated data differ or the ciphertext was changed. */
export function decrypt(secretKey: string, purpose: SecretPurpose, sealed: Buffer, boundTo = ''): string {
  try {
    return open(secretKey, purpose, sealed, boundTo)
  } catch (cause) {
    throw new Error('sealed under another SECRET_KEY or for somebody else, or damaged', { cause })
  }
}

function open(secretKey: string, purpose: SecretPurpose, sealed: Buffer, boundTo: string): string {
  const decipher = createDecipheriv(
    'aes-256-gcm',
    keyFor(secretKey, purpose),
    sealed.subarray(0, NONCE_BYTES),
  )
  decipher.setAAD(Buffer.from(boundTo))
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  const body = sealed.subarray(NONCE_BYTES, -TAG_BYTES)
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
}

function keyFor(secretKey: string, purpose: SecretPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, 'aurivane', purpose, 32))
}
