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

/** A token for one purpose, and the link that carries it: built from PUBLIC_URL alone, never from what a request says. */
export function makeMailToken(
  purpose: MailTokenPurpose,
  { publicUrl, locale, now }: { publicUrl: string; locale: Locale; now: Date },
): NewMailToken {
  const token = makeToken()
  const { lifetimeMs, path } = kinds[purpose]
  return {
    purpose,
    tokenHash: hashToken(token),
    expiresAt: new Date(now.getTime() + lifetimeMs),
    link: `${publicUrl}${localizePath(path, locale)}?token=${token}`,
  }
}
