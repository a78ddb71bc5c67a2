import { createHmac, timingSafeEqual } from 'node:crypto'
import { CONFIRM_TOKEN_MS, RECOVERY_TOKEN_MS } from '@aurivane/contract/limits'
import { localizePath, type Locale } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import type { MailTokenPurpose } from '../database/schema.ts'
import { hashToken, makeToken } from './tokens.ts'

const kinds = {
  confirm: { lifetimeMs: CONFIRM_TOKEN_MS, path: paths.confirmEmail },
  recovery: { lifetimeMs: RECOVERY_TOKEN_MS, path: paths.newPassword },
} as const satisfies Record<MailTokenPurpose, { lifetimeMs: number; path: string }>

export type NewMailToken = { purpose: MailTokenPurpose; tokenHash: Buffer; expiresAt: Date; link: string }

type MailTokenFacts = {
  userId: number
  settings: { publicUrl: string; secretKey: string }
  locale: Locale
  now: Date
}

/** A token for one purpose, and the link that carries it: built from PUBLIC_URL alone, never from what a request says. */
export function makeMailToken(
  purpose: MailTokenPurpose,
  { userId, settings: { publicUrl, secretKey }, locale, now }: MailTokenFacts,
): NewMailToken {
  const random = makeToken()
  const token = `${random}${markOf(secretKey, purpose, userId, random)}${userId}`
  const { lifetimeMs, path } = kinds[purpose]
  return {
    purpose,
    tokenHash: hashToken(token),
    expiresAt: new Date(now.getTime() + lifetimeMs),
    link: `${publicUrl}${localizePath(path, locale)}?token=${token}`,
  }
}

/** 256 random bits, 128 bits of an HMAC, and the user id. */
const shape = /^([\w-]{43})([\w-]{22})(\d{1,10})$/

/**
 * The user of a token that we created, also when a newer one has replaced it and nothing of it is stored; null for any
 * other text. It grants no access: only the stored hash does (docs/decisions/0027-mail-tokens-carry-an-hmac.md).
 */
export function readMailToken(secretKey: string, purpose: MailTokenPurpose, token: string): number | null {
  const [, random = '', mark = '', digits = ''] = shape.exec(token) ?? []
  const userId = Number(digits)
  if (digits !== String(userId)) return null
  const made = markOf(secretKey, purpose, userId, random)
  return timingSafeEqual(Buffer.from(mark), Buffer.from(made)) ? userId : null
}

const MARK_BYTES = 16

function markOf(secretKey: string, purpose: MailTokenPurpose, userId: number, random: string) {
  const mac = createHmac('sha256', secretKey).update(`mail-token:${purpose}:${userId}:${random}`).digest()
  return mac.subarray(0, MARK_BYTES).toString('base64url')
}
