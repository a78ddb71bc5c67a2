import { hash, randomBytes } from 'node:crypto'

/** 256 random bits, safe in addresses, headers and cookies. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Only hashes are stored, so that a leaked database contains no usable token. A random token needs no salt or stretching. */
export function hashToken(token: string): Buffer {
  // As a buffer, each hash would allocate memory outside the heap, which costs more than the hash.
  return Buffer.from(hash('sha256', token, 'latin1'), 'latin1')
}
