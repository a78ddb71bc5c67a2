import type { MeetingAnswer } from '@aurivane/contract/meetings'
import type { Member } from '../auth/sessions.queries.ts'
import { lockClubAccess, refuseUnlessMember } from '../memberships/club-access.ts'
import { refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { countGoing, saveAnswer } from './answers.queries.ts'
import { lockMeeting } from './meetings.queries.ts'

/** Returns how many are going. */
export function answerMeeting(
  services: Services,
  member: Member,
  { clubId, meetingId }: { clubId: number; meetingId: number },
  answer: MeetingAnswer,
): Promise<number> {
  return services.db.transaction(async (tx) => {
    const access = await lockClubAccess(tx, member, clubId)
    const meeting = await lockMeeting(tx, { clubId, meetingId })
    refuseUnless(meeting, 'not_found')
    refuseUnlessMember(access)
    const now = services.clock.now()
    refuseUnless(meeting.state === 'planned' && meeting.endsAt > now, 'meeting_closed')
    await saveAnswer(tx, { meetingId, userId: member.id, answer, answeredAt: now })
    return countGoing(tx, meetingId)
  })
}
