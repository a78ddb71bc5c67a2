import type { Locale } from '@aurivane/contract/locales'
import type { NoticeKind } from '@aurivane/contract/notice-kinds'
import type { NoticeValues } from '@aurivane/contract/notices/texts'
import type { MailTexts } from './texts/en.ts'

/** `name` is empty where a mail must not contain the name. */
export type Recipient = { name: string; address: string }

/**
 * Until an address is confirmed, someone else may have registered it and chosen the name: our mail would send their text
 * (a link, a threat) to the owner of the address (docs/decisions/0020-no-names-to-unconfirmed-addresses.md).
 */
export function toMember(member: { firstName: string; email: string; confirmedEmail: boolean }): Recipient {
  return { name: member.confirmedEmail ? member.firstName : '', address: member.email }
}

/** Mails to a member. A link is complete, built from PUBLIC_URL. */
type ToMember =
  | { kind: 'confirm-email' | 'recovery'; link: string }
  | {
      kind:
        | 'password-changed'
        | 'password-changed-and-confirmed'
        | 'two-factor-on'
        | 'two-factor-off'
        | 'signup-known-email'
    }
  | { kind: 'account-suspended'; reason?: string }

/** A notice of the inbox as a mail; its text is the subject. */
type NoticeMail = {
  kind: 'notice'
  notice: { kind: NoticeKind; values: NoticeValues }
  reason: string | null
  link: string
  preferencesLink: string
  /** Not sent once this announcement is deleted. */
  announcementId?: number
}

/** Mails about the security of an account; their texts are under `security`, `values` fill their placeholders. */
export const securityMails = {
  'new-device': { words: 'newDevice', end: 'worried' },
  'password-changed-by-owner': { words: 'passwordChangedByOwner', end: 'worried' },
  'recovery-code-used': { words: 'recoveryCodeUsed', end: 'worried' },
  'recovery-codes-made': { words: 'recoveryCodesMade', end: 'worried' },
  'email-change-link': { words: 'emailChangeLink', end: 'ignore' },
  'email-change-asked': { words: 'emailChangeAsked', end: 'undo' },
  'email-change-known': { words: 'emailChangeKnown', end: 'ignore' },
  'email-changed': { words: 'emailChanged', end: 'worried' },
  'email-changed-from': { words: 'emailChangedFrom', end: 'undo' },
  'email-restored': { words: 'emailRestored', end: 'worried' },
  'passkey-added': { words: 'passkeyAdded', end: 'worried' },
  'passkey-removed': { words: 'passkeyRemoved', end: 'worried' },
  'passkey-copied': { words: 'passkeyCopied', end: 'worried' },
  'data-exported': { words: 'dataExported', end: 'worried' },
  'deletion-requested': { words: 'deletionRequested', end: 'restore' },
  'deletion-withdrawn': { words: 'deletionWithdrawn', end: 'worried' },
  'account-erased': { words: 'accountErased', end: 'ask' },
  'second-factor-reset': { words: 'secondFactorReset', end: 'ask' },
  'sessions-ended': { words: 'sessionsEnded', end: 'ask' },
} as const satisfies Record<
  string,
  { words: keyof MailTexts['security']; end: 'worried' | 'ignore' | 'undo' | 'restore' | 'ask' }
>
export type SecurityMailKind = keyof typeof securityMails
export type SecurityMail = { kind: SecurityMailKind; values?: Record<string, string>; link?: string }

/** The contact form's mail, to the support address with the sender as Reply-To. */
type ToSupport = { kind: 'contact'; replyTo: string; subject: string; message: string }

/** The payload of the queue: everything needed to render the mail in the reader's language. */
export type QueuedMail = { to: Recipient; locale: Locale } & (
  | ToMember
  | SecurityMail
  | NoticeMail
  | ToSupport
)
export type MailKind = QueuedMail['kind']
