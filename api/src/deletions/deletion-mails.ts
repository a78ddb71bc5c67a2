import { EMAIL_UNDO_MS } from '@aurivane/contract/limits'
import type { Locale } from '@aurivane/contract/locales'
import { longDate } from '@aurivane/contract/messages/long-date'
import { say } from '@aurivane/contract/messages/messages'
import type { Transaction } from '../database/open-database.ts'
import { findCompletedChange } from '../email-change/email-changes.queries.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { toMember } from '../mail/templates/queued-mail.ts'
import type { Services } from '../services.ts'
import type { ClubPlan } from './club-choices.ts'

export type Owner = {
  id: number
  email: string
  firstName: string
  confirmedEmail: boolean
  locale: Locale
}

/** To the owner, and to the old address while a change of email can be undone. */
export async function mailDeletionRequested(
  tx: Transaction,
  services: Services,
  owner: Owner,
  { toDelete, toOffer, eraseAt }: ClubPlan & { eraseAt: Date },
) {
  const { locale } = owner
  const lines = [
    ...toDelete.map(({ title }) => say(locale, 'deletion.mailClubDeleted', { title })),
    ...toOffer.map(({ club: { title } }) => say(locale, 'deletion.mailClubOffered', { title })),
  ]
  const values = { date: longDate(locale, eraseAt), clubs: asLines(lines) }
  const since = new Date(services.clock.now().getTime() - EMAIL_UNDO_MS)
  const change = await findCompletedChange(tx, owner.id, since)
  const readers = [owner, ...(change?.oldConfirmed ? [{ ...owner, email: change.oldEmail }] : [])]
  for (const reader of readers) {
    const to = toMember({ ...reader, confirmedEmail: reader === owner ? owner.confirmedEmail : true })
    await enqueueMail(tx, services, { kind: 'deletion-requested', to, locale, values })
  }
}

/** What happened to clubs, one line each, below the text of a mail. */
export function asLines(lines: readonly string[]): string {
  return lines.map((line) => `\n${line}`).join('')
}
