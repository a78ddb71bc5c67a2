import type { ContactMessage } from '@aurivane/contract/account-administration'
import type { ContactMessageRow } from './contact.queries.ts'

export function presentMessage({ sentAt, locale, changedAt, ...row }: ContactMessageRow): ContactMessage {
  return {
    ...row,
    date: sentAt.toISOString(),
    language: locale,
    changedAt: changedAt?.toISOString() ?? null,
  }
}
