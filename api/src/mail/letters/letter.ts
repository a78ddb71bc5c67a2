import type { Locale } from '@aurivane/contract/locales'

/** `name` is empty where a letter must not call its reader by name. */
export type Recipient = { name: string; address: string }

/**
 * Until an address is confirmed, its account may be a stranger's, who chose the name: a mail of ours would carry whatever
 * they wrote there (a link, a threat) to somebody else.
 */
export function toMember(member: { firstName: string; email: string; confirmedEmail: boolean }): Recipient {
  return { name: member.confirmedEmail ? member.firstName : '', address: member.email }
}

/** Letters to a member. Those with a link carry it ready made, from PUBLIC_URL. */
type ToMember =
  | { kind: 'confirm-email' | 'recovery'; link: string }
  | {
      kind:
        | 'password-changed'
        | 'password-changed-and-confirmed'
        | 'two-factor-on'
        | 'two-factor-off'
        | 'account-suspended'
        | 'signup-known-email'
    }

/** The contact form's letter, to the support address with Reply-To of the sender. */
type ToSupport = { kind: 'contact'; replyTo: string; subject: string; message: string }

/** A letter as it waits in the queue: all that is needed to write it, in the reader's language. */
export type Letter = { to: Recipient; locale: Locale } & (ToMember | ToSupport)
export type LetterKind = Letter['kind']
