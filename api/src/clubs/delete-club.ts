import { insertAuditEntry } from '../audit/audit.queries.ts'
import type { Member } from '../auth/sessions.queries.ts'
import { findApplicantIds } from '../membership-requests/membership-requests.queries.ts'
import { findMemberIds } from '../memberships/memberships.queries.ts'
import { addNoticesLater } from '../notices/add-notices-later.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { cancels, whyNotManage } from './club-policy.ts'
import { lockClub, removeClub } from './clubs.queries.ts'

/** Deletes a club with all that belongs to it; members and people who asked to join are told. */
export function deleteClub({ db, clock }: Services, member: Member, clubId: number) {
  return db.transaction(async (tx) => {
    const club = await lockClub(tx, clubId)
    const no = whyNotManage(member, club)
    if (no || !club) throw new Refusal(no ?? 'club_unknown', { extra: cancels(no ?? 'club_unknown') })
    await addNoticesLater(tx, {
      kind: 'club_deleted',
      to: [...(await findMemberIds(tx, clubId)), ...(await findApplicantIds(tx, clubId))],
      by: member.id,
      club: { id: clubId, title: club.title },
      event: `club:${clubId}:deleted`,
    })
    await removeClub(tx, clubId)
    await insertAuditEntry(tx, {
      at: clock.now(),
      actorId: member.id,
      action: 'club.deleted',
      subjectKind: 'club',
      subjectId: clubId,
      before: { title: club.title, state: club.state },
      after: { title: null, state: null },
    })
  })
}
