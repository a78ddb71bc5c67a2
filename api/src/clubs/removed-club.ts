import { insertAuditEntry } from '../audit/audit.queries.ts'
import type { Transaction } from '../database/open-database.ts'
import { findApplicantIds } from '../membership-requests/membership-requests.queries.ts'
import { findMemberIds } from '../memberships/memberships.queries.ts'
import { addNoticesLater } from '../notices/add-notices-later.ts'
import type { Services } from '../services.ts'
import { removeClub } from './clubs.queries.ts'

type Removal = {
  club: { id: number; title: string; state: string }
  /** Whose notice it is not. */
  ownerId: number
  /** Null: the club ends with the account of its owner. */
  actorId: number | null
}

/** Removes a locked club with all that belongs to it; members and people who asked to join are told. */
export async function removeClubAndTell(
  tx: Transaction,
  { clock }: Services,
  { club: { id, title, state }, ownerId, actorId }: Removal,
) {
  await addNoticesLater(tx, {
    kind: 'club_deleted',
    to: [...(await findMemberIds(tx, id)), ...(await findApplicantIds(tx, id))],
    by: ownerId,
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
