import { localizePath } from '@aurivane/contract/locales'
import { kindOfNotice, type NoticeKind } from '@aurivane/contract/notice-kinds'
import { noticeLink, type NoticeValues } from '@aurivane/contract/notices/texts'
import type { Transaction } from '../database/open-database.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { toMember } from '../mail/templates/queued-mail.ts'
import type { Services } from '../services.ts'
import { findRecipients, insertNotices, type Recipient } from './notices.queries.ts'

export type NewNotice = {
  kind: NoticeKind
  /** User ids. Duplicates, the acting user and suspended people are left out. */
  to: readonly number[]
  /** The acting user. */
  by?: number
  /** Whose name `values` holds, if it is not the acting user's. */
  named?: number
  club?: { id: number; title: string }
  /** Placeholders of the text as they are now: `name`, `title`; ISO instants for `date` and `moment`; see `NoticeValues`. */
  values?: NoticeValues
  /** A reason or message. */
  detail?: string
  /** Id of the announcement or meeting that the link names. */
  target?: number
  /** Unique per event within the kind, for example `request:17:approved`. */
  event: string
}

/** These tell a person about the own suspension or a club lost by it. */
const alsoForSuspended: ReadonlySet<NoticeKind> = new Set(['account_suspended', 'ownership_changed'])
/** People who leave are told what becomes of the clubs that they offered. */
const alsoWhilePending: ReadonlySet<NoticeKind> = new Set(['offer_ended'])

/**
 * Adds one notice per person within the caller's transaction, and the mails of those who want them. Repeating it for the
 * same event adds nothing.
 */
export async function addNotices(tx: Transaction, services: Services, notice: NewNotice): Promise<void> {
  const { kind, club } = notice
  const people = await peopleToTell(tx, notice)
  if (people.length === 0) return
  const values = { ...notice.values, ...(club && { club: club.title }) }
  const ids = people.map((person) => person.id)
  const told = await insertNotices(tx, ids, toRow(notice, values, services.clock.now()))
  for (const person of people) {
    if (told.has(person.id) && wantsMail(kind, person)) await mail(tx, services, notice, { person, values })
  }
}

function toRow(notice: NewNotice, values: NoticeValues, createdAt: Date) {
  const { kind, event, club, target = null, detail = null } = notice
  const people = { byId: notice.by ?? null, namedId: notice.named ?? null }
  return { kind, event, ...people, clubId: club?.id ?? null, target, values, detail, createdAt }
}

async function peopleToTell(tx: Transaction, { kind, to, by }: NewNotice): Promise<Recipient[]> {
  const ids = [...new Set(to)].filter((id) => id !== by)
  if (ids.length === 0) return []
  return findRecipients(tx, {
    ids,
    kind,
    withSuspended: alsoForSuspended.has(kind),
    withPending: alsoWhilePending.has(kind),
  })
}

/** Mails about clubs go to confirmed addresses only. */
function wantsMail(kind: NoticeKind, { mail: chosen, confirmedEmail }: Recipient): boolean {
  const { mail: atFirst, hasOwnMail } = kindOfNotice(kind)
  if (hasOwnMail) return false
  if (atFirst === 'always') return true
  return confirmedEmail && (chosen ?? atFirst === 'on')
}

async function mail(
  tx: Transaction,
  services: Services,
  { kind, club, target, detail }: NewNotice,
  { person, values }: { person: Recipient; values: NoticeValues },
) {
  const { publicUrl } = services.settings
  const { locale } = person
  const path = noticeLink(kind, { clubId: club?.id ?? null, target: target ?? null, values })
  await enqueueMail(tx, services, {
    kind: 'notice',
    to: toMember(person),
    locale,
    notice: { kind, values },
    // A request's message is for the page alone.
    reason: kind === 'request_received' ? null : (detail ?? null),
    link: publicUrl + localizePath(path, locale),
    preferencesLink: publicUrl + localizePath('/inbox#mail', locale),
    ...(kind === 'announcement' && target !== undefined && { announcementId: target }),
  })
}
