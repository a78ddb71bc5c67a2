import { MEETINGS_PLANNED_MAX } from '@aurivane/contract/limits'
import type { NewMeeting } from '@aurivane/contract/meetings'
import { insertAuditEntry } from '../audit/audit.queries.ts'
import type { Member } from '../auth/sessions.queries.ts'
import {
  lockClubAccess,
  refuseUnlessConfirmed,
  refuseUnlessTeam,
  refuseUnlessVerified,
} from '../memberships/club-access.ts'
import { addNoticesLater } from '../notices/add-notices-later.ts'
import { refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { timeOfMeeting } from './local-time.ts'
import { meetingValues, reminderTime } from './meeting-notice.ts'
import { countPlannedMeetings, insertMeeting } from './meetings.queries.ts'

export function planMeeting(
  services: Services,
  planner: Member,
  clubId: number,
  form: NewMeeting,
): Promise<number> {
  const now = services.clock.now()
  const meeting = { ...form, ...timeOfMeeting(form, now) }
  return services.db.transaction(async (tx) => {
    // The lock on the club serialises concurrent calls: only one gets the last free place.
    const access = await lockClubAccess(tx, planner, clubId)
    refuseUnlessTeam(access)
    refuseUnlessConfirmed(planner)
    refuseUnlessVerified(access)
    refuseUnless((await countPlannedMeetings(tx, clubId, now)) < MEETINGS_PLANNED_MAX, 'meetings_full')
    const remindAt = reminderTime(meeting.startsAt, now)
    const id = await insertMeeting(tx, { ...meeting, clubId, remindAt, changedAt: now })
    await insertAuditEntry(tx, {
      at: now,
      actorId: planner.id,
      action: 'club.meeting-made',
      subjectKind: 'club',
      subjectId: clubId,
      before: {},
      after: { meeting: id, title: meeting.title, start: meeting.startsAt },
    })
    await addNoticesLater(tx, {
      kind: 'meeting_new',
      to: 'members',
      by: planner.id,
      club: access.club,
      values: meetingValues(meeting),
      target: id,
      event: `meeting:${id}`,
    })
    return id
  })
}
