import type { Transaction } from '../database/open-database.ts'
import type { NewNotice } from './add-notices.ts'
import { findActiveMemberIds, insertDelivery } from './deliveries.queries.ts'

type LaterNotice = Omit<NewNotice, 'to'> & {
  /** `members`: the active members of the club now, as far as they still are when they are told. */
  to: readonly number[] | 'members'
}

/** For many people: stores who is to be told within the caller's transaction; deliver-notices.ts does it afterwards. */
export async function addNoticesLater(tx: Transaction, { to, kind, target, ...notice }: LaterNotice) {
  const { club, by } = notice
  const clubId = to === 'members' ? (club?.id ?? null) : null
  const people = clubId === null ? new Set(to as readonly number[]) : await findActiveMemberIds(tx, clubId)
  const recipients = [...people].filter((id) => id !== by)
  if (recipients.length === 0) return
  await insertDelivery(tx, {
    kind,
    target: target ?? null,
    membersOf: clubId,
    recipients,
    // The club's id and title alone: callers pass whole clubs.
    notice: club ? { ...notice, club: { id: club.id, title: club.title } } : notice,
  })
}
