import { createHash } from 'node:crypto'

/** How an email is compared: without space around it and without regard to case. */
export function plainEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** Names an account in the table of limits, also one that does not exist, without writing the email down. */
export function accountKey(email: string): string {
  return createHash('sha256').update(plainEmail(email)).digest('base64url').slice(0, 32)
}
