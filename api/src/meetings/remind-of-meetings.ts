import type { Transaction } from '../database/open-database.ts'
import { addNotices } from '../notices/add-notices.ts'
import type { Services } from '../services.ts'
import { clearReminder, findGoing, lockDueReminders } from './answers.queries.ts'
import { meetingValues } from './meeting-notice.ts'

type Due = Awaited<ReturnType<typeof lockDueReminders>>[number]

/** Reminds those going of meetings that begin in a day. A reminder that is late is still given before the start. */
export function remindOfMeetings(services: Services): Promise<void> {
  return services.db.transaction(async (tx) => {
    for (const meeting of await lockDueReminders(tx, services.clock.now())) {
      await remind(tx, services, meeting)
      await clearReminder(tx, meeting.id)
    }
  })
}

async function remind(tx: Transaction, services: Services, meeting: Due) {
  const { id, clubId, club, startsAt, remindAt } = meeting
  const isDue = meeting.state === 'planned' && startsAt > services.clock.now()
  if (!isDue || meeting.clubState === 'declined' || remindAt === null) return
  await addNotices(tx, services, {
    kind: 'meeting_reminder',
    // People who answered later than this know when it begins.
    to: await findGoing(tx, id, remindAt),
    club: { id: clubId, title: club },
    values: meetingValues(meeting),
    target: id,
    event: `meeting:${id}:${startsAt.toISOString()}`,
  })
}
