import type { ChangedMeeting } from '@aurivane/contract/meetings'
import { insertAuditEntry } from '../audit/audit.queries.ts'
import type { Member } from '../auth/sessions.queries.ts'
import { lockClubAccess, refuseUnlessConfirmed, refuseUnlessTeam } from '../memberships/club-access.ts'
import { addNoticesLater } from '../notices/add-notices-later.ts'
import { refuseIfChanged } from '../optimistic-lock.ts'
import { refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { findGoing } from './answers.queries.ts'
import { timeOfMeeting } from './local-time.ts'
import { meetingValues, reminderTime } from './meeting-notice.ts'
import { lockMeeting, setMeeting, type MeetingValues, type StoredMeeting } from './meetings.queries.ts'

type Place = { clubId: number; meetingId: number }
const names = ['title', 'localStart', 'timeZone', 'minutes', 'place', 'link', 'description'] as const

/** Answers stay. Saving the same again changes nothing and tells nobody. */
export function changeMeeting(
  services: Services,
  editor: Member,
  place: Place,
  { seen, ...form }: ChangedMeeting,
) {
  const now = services.clock.now()
  const wanted = { ...form, ...timeOfMeeting(form, now) }
  return services.db.transaction(async (tx) => {
    const access = await lockClubAccess(tx, editor, place.clubId)
    const stored = await lockMeeting(tx, place)
    refuseUnless(stored, 'not_found')
    refuseUnlessTeam(access)
    refuseUnlessConfirmed(editor)
    refuseUnless(stored.state === 'planned' && stored.startsAt > now, 'meeting_closed')
    refuseIfChanged(seen, stored)
    const changed = names.filter((name) => stored[name] !== wanted[name])
    if (changed.length === 0) return
    await setMeeting(tx, place, { ...wanted, remindAt: nextReminder(stored, wanted, now), changedAt: now })
    const pick = (from: StoredMeeting | typeof wanted) => ({
      meeting: place.meetingId,
      title: from.title,
      start: from.startsAt,
    })
    await insertAuditEntry(tx, {
      at: now,
      actorId: editor.id,
      action: 'club.meeting-changed',
      subjectKind: 'club',
      subjectId: place.clubId,
      before: pick(stored),
      after: pick(wanted),
    })
    await addNoticesLater(tx, {
      kind: 'meeting_changed',
      to: await findGoing(tx, place.meetingId),
      by: editor.id,
      club: access.club,
      values: meetingValues(wanted),
      target: place.meetingId,
      event: `meeting:${place.meetingId}:${stored.sequence + 1}`,
    })
  })
}

/** A meeting that starts when it did keeps its reminder, or goes without another one. */
function nextReminder(
  stored: StoredMeeting,
  wanted: Pick<MeetingValues, 'startsAt'>,
  now: Date,
): Date | null {
  const isMoved = stored.startsAt.getTime() !== wanted.startsAt.getTime()
  return isMoved ? reminderTime(wanted.startsAt, now) : stored.remindAt
}
