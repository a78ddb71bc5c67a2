import { hash, randomBytes } from 'node:crypto'

/** 256 random bits, safe in addresses, headers and cookies. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Only hashes are stored: who reads the database cannot use what stands in it. A random token needs no salt or stretching. */
export function hashToken(token: string): Buffer {
  // Asked for as a buffer, each hash would get memory of its own, outside the heap, which costs more than the hash.
  return Buffer.from(hash('sha256', token, 'latin1'), 'latin1')
}
