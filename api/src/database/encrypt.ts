import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** What a secret is for. Each purpose has a key of its own, so that a ciphertext cannot be used for another. */
export type SecretPurpose = 'two-factor' | 'mail-job'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** AES-256-GCM with a key derived from SECRET_KEY: nonce, ciphertext, tag. */
export function encrypt(secretKey: string, purpose: SecretPurpose, plain: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secretKey, purpose), nonce)
  return Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

/** Fails when the key is another one or a byte was changed, in words for whoever reads the log. */
export function decrypt(secretKey: string, purpose: SecretPurpose, sealed: Buffer): string {
  try {
    return open(secretKey, purpose, sealed)
  } catch (cause) {
    throw new Error('sealed under another SECRET_KEY, or damaged', { cause })
  }
}

function open(secretKey: string, purpose: SecretPurpose, sealed: Buffer): string {
  const decipher = createDecipheriv(
    'aes-256-gcm',
    keyFor(secretKey, purpose),
    sealed.subarray(0, NONCE_BYTES),
  )
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  const body = sealed.subarray(NONCE_BYTES, -TAG_BYTES)
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
}

function keyFor(secretKey: string, purpose: SecretPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, 'aurivane', purpose, 32))
}
