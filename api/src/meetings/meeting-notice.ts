import { MEETING_REMINDER_MS } from '@aurivane/contract/limits'
import type { NoticeValues } from '@aurivane/contract/notices/texts'

/** What texts about a meeting are made from. */
export function meetingValues(meeting: { title: string; startsAt: Date; timeZone: string }): NoticeValues {
  const { title, startsAt, timeZone } = meeting
  return { title, moment: startsAt.toISOString(), timeZone }
}

/** When those going are reminded; nobody is of a meeting planned or moved to less than that ahead. */
export function reminderTime(startsAt: Date, now: Date): Date | null {
  const remindAt = new Date(startsAt.getTime() - MEETING_REMINDER_MS)
  return remindAt >= now ? remindAt : null
}
