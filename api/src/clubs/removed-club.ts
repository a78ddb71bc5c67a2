import { insertAuditEntry } from '../audit/audit.queries.ts'
import type { Transaction } from '../database/open-database.ts'
import { findApplicantIds } from '../membership-requests/membership-requests.queries.ts'
import { findMemberIds } from '../memberships/memberships.queries.ts'
import { addNoticesLater } from '../notices/add-notices-later.ts'
import type { Services } from '../services.ts'
import { removeClub } from './clubs.queries.ts'

type Club = { id: number; title: string; state: string }

/**
 * Removes a locked club with all that belongs to it; members and people who asked to join are told. No actor: the club ends
 * with the account of its owner.
 */
export async function removeClubAndTell(
  tx: Transaction,
  { clock }: Services,
  { id, title, state }: Club,
  actorId: number | null,
) {
  await addNoticesLater(tx, {
    kind: 'club_deleted',
    to: [...(await findMemberIds(tx, id)), ...(await findApplicantIds(tx, id))],
    ...(actorId !== null && { by: actorId }),
    club: { id, title },
    event: `club:${id}:deleted`,
  })
  await removeClub(tx, id)
  await insertAuditEntry(tx, {
    at: clock.now(),
    actorId,
    action: 'club.deleted',
    subjectKind: 'club',
    subjectId: id,
    before: { title, state },
    after: { title: null, state: null },
  })
}
