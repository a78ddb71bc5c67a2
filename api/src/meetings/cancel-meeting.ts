import { insertAuditEntry } from '../audit/audit.queries.ts'
import type { Member } from '../auth/sessions.queries.ts'
import { lockClubAccess, refuseUnlessConfirmed, refuseUnlessTeam } from '../memberships/club-access.ts'
import { addNoticesLater } from '../notices/add-notices-later.ts'
import { refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { findGoing } from './answers.queries.ts'
import { meetingValues } from './meeting-notice.ts'
import { lockMeeting, setMeeting } from './meetings.queries.ts'

/** Cannot be undone. */
export function cancelMeeting(
  services: Services,
  editor: Member,
  place: { clubId: number; meetingId: number },
  reason: string | null,
) {
  const { clubId, meetingId } = place
  return services.db.transaction(async (tx) => {
    const access = await lockClubAccess(tx, editor, clubId)
    const stored = await lockMeeting(tx, place)
    refuseUnless(stored, 'not_found')
    refuseUnlessTeam(access)
    refuseUnlessConfirmed(editor)
    const now = services.clock.now()
    refuseUnless(stored.state === 'planned' && stored.startsAt > now, 'meeting_closed')
    await setMeeting(tx, place, { state: 'cancelled', reason, remindAt: null, changedAt: now })
    await insertAuditEntry(tx, {
      at: now,
      actorId: editor.id,
      action: 'club.meeting-cancelled',
      subjectKind: 'club',
      subjectId: clubId,
      before: { meeting: meetingId, title: stored.title, start: stored.startsAt },
      after: { meeting: meetingId, reason },
    })
    await addNoticesLater(tx, {
      kind: 'meeting_cancelled',
      to: await findGoing(tx, meetingId),
      by: editor.id,
      club: access.club,
      values: meetingValues(stored),
      ...(reason !== null && { detail: reason }),
      target: meetingId,
      event: `meeting:${meetingId}`,
    })
  })
}
