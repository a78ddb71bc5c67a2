import { decrypt, encrypt } from '../database/encrypt.ts'

/** Bound to the user: moved to the row of another account it cannot be opened. */
export function sealSecret(secretKey: string, userId: number, secret: string): Buffer {
  return encrypt(secretKey, 'two-factor', secret, boundTo(userId))
}

/** Secrets of earlier releases are bound to nobody; `isBound` says which of them have to be sealed anew. */
export function openSecret(
  secretKey: string,
  userId: number,
  sealed: Buffer,
): { secret: string; isBound: boolean } {
  try {
    return { secret: decrypt(secretKey, 'two-factor', sealed, boundTo(userId)), isBound: true }
  } catch {
    return { secret: decrypt(secretKey, 'two-factor', sealed), isBound: false }
  }
}

function boundTo(userId: number) {
  return `user:${userId}`
}
