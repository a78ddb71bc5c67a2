import { canonicalEmail } from '@aurivane/contract/email-address'
import { createHash } from 'node:crypto'

/** How an email is compared: without space around it, without regard to case, its domain in ASCII. */
export function plainEmail(email: string): string {
  return canonicalEmail(email.trim()).toLowerCase()
}

/** Names an account in the table of limits, also one that does not exist, without writing the email down. */
export function accountKey(email: string): string {
  return createHash('sha256').update(plainEmail(email)).digest('base64url').slice(0, 32)
}
