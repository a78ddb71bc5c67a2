import { decrypt, encrypt } from '../database/encrypt.ts'

/** Bound to the user: in another account's row it cannot be decrypted. */
export function sealSecret(secretKey: string, userId: number, secret: string): Buffer {
  return encrypt(secretKey, 'two-factor', secret, boundTo(userId))
}

/** Secrets of earlier releases are not bound to a user; `isBound` says whether it has to be encrypted again. */
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
