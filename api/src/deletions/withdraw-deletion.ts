import { say } from '@aurivane/contract/messages/messages'
import type { Transaction } from '../database/open-database.ts'
import { followSuspension } from '../memberships/suspended-member.ts'
import type { Origin } from '../security/devices.ts'
import { recordSecurityEvent } from '../security/record-security-event.ts'
import { tellOwner } from '../security/tell-owner.ts'
import type { Services } from '../services.ts'
import { asLines, type Owner } from './deletion-mails.ts'
import { findDeletionOf, removeDeletion } from './deletions.queries.ts'
import { withdrawOffers } from './offered-clubs.ts'
import { findClubsHandedOver, lockClubsOfUser, showHiddenClubsOf } from './own-clubs.queries.ts'

type Withdrawal = {
  /** Only a deletion that was asked for after this. */
  since?: Date
  origin: Origin
}

/** The account, whose row is locked, is as before, but for the clubs that others took over. False if no deletion is pending. */
export async function withdrawDeletion(
  tx: Transaction,
  services: Services,
  owner: Owner,
  { since = new Date(0), origin }: Withdrawal,
): Promise<boolean> {
  const requestedAt = await findDeletionOf(tx, owner.id)
  if (requestedAt === undefined || requestedAt < since) return false
  const own = await lockClubsOfUser(tx, owner.id)
  await withdrawOffers(tx, services, owner, own)
  await showHiddenClubsOf(tx, owner.id)
  await removeDeletion(tx, owner.id)
  await followSuspension(tx, services, { userId: owner.id, suspends: false, by: owner.id })
  await recordSecurityEvent(tx, services, { userId: owner.id, kind: 'deletion.withdrawn', origin })
  const lost = await findClubsHandedOver(tx, owner.id, requestedAt)
  const lines = lost.map(({ title }) => say(owner.locale, 'deletion.mailClubHandedOver', { title }))
  await tellOwner(tx, services, owner, {
    mail: 'deletion-withdrawn',
    notice: 'deletion_withdrawn',
    values: { clubs: asLines(lines) },
  })
  return true
}
