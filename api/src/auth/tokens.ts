import { hash, randomBytes } from 'node:crypto'

/** 256 random bits, safe in addresses, headers and cookies. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Only hashes are stored: who reads the database cannot use what stands in it. A random token needs no salt or stretching. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
