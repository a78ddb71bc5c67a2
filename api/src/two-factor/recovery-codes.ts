import { createHmac, randomInt } from 'node:crypto'
import { RECOVERY_CODE_COUNT } from '@aurivane/contract/limits'

/** Without letters and digits that look alike. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'
const HALF_CHARS = 5
/** Spaces and dashes of any kind: phones and word processors put others in place of the hyphen. The minus is no dash by its kind. */
const between = /[\s\p{Pd}\p{Default_Ignorable_Code_Point}\u2212]/gu
const shape = new RegExp(`^[${ALPHABET}]{${2 * HALF_CHARS}}$`)

/** Ten one-time codes such as 7k2mq-x9fda, about 50 random bits each. */
export function makeRecoveryCodes(): string[] {
  const codes = new Set<string>()
  while (codes.size < RECOVERY_CODE_COUNT) codes.add(`${half()}-${half()}`)
  return [...codes]
}

function half() {
  return Array.from({ length: HALF_CHARS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

/**
 * What is stored of a code; null for a text that cannot be one. Keyed with SECRET_KEY, because a plain hash of such a short
 * code could be found by brute force in a leaked database.
 */
export function hashRecoveryCode(secretKey: string, userId: number, typed: string): Buffer | null {
  const code = typed.toLowerCase().replaceAll(between, '')
  if (!shape.test(code)) return null
  return createHmac('sha256', secretKey).update(`recovery-code:${userId}:${code}`).digest()
}
