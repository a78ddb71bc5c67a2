import { insertAuditEntry } from '../audit/audit.queries.ts'
import type { Member } from '../auth/sessions.queries.ts'
import { lockClubAccess, refuseUnlessConfirmed, refuseUnlessTeam } from '../memberships/club-access.ts'
import { deleteDeliveriesOf } from '../notices/deliveries.queries.ts'
import { deleteNoticesOf } from '../notices/notices.queries.ts'
import { refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { lockAnnouncement, removeAnnouncement } from './announcements.queries.ts'

/** Its notices go too, and mails that wait are not sent (mail/deliver-mails.ts). */
export function deleteAnnouncement(
  services: Services,
  editor: Member,
  place: { clubId: number; announcementId: number },
) {
  const { clubId, announcementId } = place
  return services.db.transaction(async (tx) => {
    const access = await lockClubAccess(tx, editor, clubId)
    const stored = await lockAnnouncement(tx, place)
    refuseUnless(stored, 'not_found')
    refuseUnlessTeam(access)
    refuseUnlessConfirmed(editor)
    await removeAnnouncement(tx, place)
    // In this order: a delivery that is under way ends before its notices are deleted.
    await deleteDeliveriesOf(tx, 'announcement', announcementId)
    await deleteNoticesOf(tx, 'announcement', announcementId)
    await insertAuditEntry(tx, {
      at: services.clock.now(),
      actorId: editor.id,
      action: 'club.announcement-deleted',
      subjectKind: 'club',
      subjectId: clubId,
      before: { announcement: announcementId, title: stored.title },
      after: {},
    })
  })
}
