import { localizePath, type Locale } from '@aurivane/contract/locales'
import { emailPaths } from '@aurivane/contract/paths'
import { hashToken, makeToken } from '../auth/tokens.ts'
import type { Services } from '../services.ts'

export type EmailLink = { tokenHash: Buffer; link: string }

/** A random token and the link that carries it, built from PUBLIC_URL alone. */
export function makeEmailLink(
  { settings }: Services,
  page: keyof typeof emailPaths,
  locale: Locale,
): EmailLink {
  const token = makeToken()
  const path = localizePath(emailPaths[page], locale)
  return { tokenHash: hashToken(token), link: `${settings.publicUrl}${path}?token=${token}` }
}

/** `n***@example.com`: enough for the owner to recognise it, too little for a reader of another mailbox. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = Array.from(email.slice(0, at))
  return `${first}***${email.slice(at)}`
}
