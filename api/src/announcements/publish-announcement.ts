import type { NewAnnouncement } from '@aurivane/contract/announcements'
import { insertAuditEntry } from '../audit/audit.queries.ts'
import type { Member } from '../auth/sessions.queries.ts'
import {
  lockClubAccess,
  refuseUnlessConfirmed,
  refuseUnlessTeam,
  refuseUnlessVerified,
} from '../memberships/club-access.ts'
import { addNoticesLater } from '../notices/add-notices-later.ts'
import type { Services } from '../services.ts'
import { insertAnnouncement } from './announcements.queries.ts'

/** The members are told afterwards: their number does not delay the answer. */
export function publishAnnouncement(
  services: Services,
  author: Member,
  clubId: number,
  { title, text }: NewAnnouncement,
): Promise<number> {
  return services.db.transaction(async (tx) => {
    const access = await lockClubAccess(tx, author, clubId)
    refuseUnlessTeam(access)
    refuseUnlessConfirmed(author)
    refuseUnlessVerified(access)
    const now = services.clock.now()
    const id = await insertAnnouncement(tx, { clubId, authorId: author.id, title, text, createdAt: now })
    await insertAuditEntry(tx, {
      at: now,
      actorId: author.id,
      action: 'club.announcement-made',
      subjectKind: 'club',
      subjectId: clubId,
      before: {},
      after: { announcement: id, title },
    })
    await addNoticesLater(tx, {
      kind: 'announcement',
      to: 'members',
      by: author.id,
      club: access.club,
      values: { title },
      target: id,
      event: `announcement:${id}`,
    })
    return id
  })
}
