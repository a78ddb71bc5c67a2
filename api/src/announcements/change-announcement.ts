import type { NewAnnouncement } from '@aurivane/contract/announcements'
import { insertAuditEntry } from '../audit/audit.queries.ts'
import type { Member } from '../auth/sessions.queries.ts'
import { lockClubAccess, refuseUnlessConfirmed, refuseUnlessTeam } from '../memberships/club-access.ts'
import { refuseIfChanged } from '../optimistic-lock.ts'
import { refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { lockAnnouncement, setAnnouncement } from './announcements.queries.ts'

type Place = { clubId: number; announcementId: number }
type Seen = { title?: string | undefined; text?: string | undefined }

/** Editing tells nobody. Saving the same again changes and records nothing. */
export function changeAnnouncement(
  services: Services,
  editor: Member,
  place: Place,
  { title, text, seen }: NewAnnouncement & { seen?: Seen | undefined },
) {
  return services.db.transaction(async (tx) => {
    const access = await lockClubAccess(tx, editor, place.clubId)
    const stored = await lockAnnouncement(tx, place)
    refuseUnless(stored, 'not_found')
    refuseUnlessTeam(access)
    refuseUnlessConfirmed(editor)
    refuseIfChanged(seen, stored)
    if (stored.title === title && stored.text === text) return
    const now = services.clock.now()
    await setAnnouncement(tx, place, { title, text, editedAt: now })
    await insertAuditEntry(tx, {
      at: now,
      actorId: editor.id,
      action: 'club.announcement-changed',
      subjectKind: 'club',
      subjectId: place.clubId,
      before: { announcement: place.announcementId, title: stored.title },
      after: { announcement: place.announcementId, title },
    })
  })
}
