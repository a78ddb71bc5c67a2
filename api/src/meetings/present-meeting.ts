import type { Meeting } from '@aurivane/contract/meetings'
import type { MeetingRow } from './meetings.queries.ts'

/** Links to online meetings attract intruders: only members get them. */
export function presentMeeting(row: MeetingRow, isMember: boolean): Meeting {
  const { startsAt, endsAt: _, changedAt: __, ...meeting } = row
  return { ...meeting, start: startsAt.toISOString(), link: isMember ? row.link : null }
}
