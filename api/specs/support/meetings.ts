import { DAY_MS } from '@aurivane/contract/limits'
import { expect } from 'vitest'
import type { Member } from './people.ts'
import type { Site } from './site.ts'

export function pathOfMeetings(clubId: number) {
  return `/clubs/${clubId}/meetings`
}

/** The local time there, as the form takes it. */
export function localTimeIn(date: Date, timeZone: string) {
  return Temporal.Instant.fromEpochMilliseconds(date.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
}

/** A valid form of a meeting, in ten days. */
export function meetingForm({ clock }: Pick<Site, 'clock'>) {
  const day = localTimeIn(new Date(clock.now().getTime() + 10 * DAY_MS), 'Europe/Rome').slice(0, 10)
  return {
    title: 'Reading charts',
    localStart: `${day}T18:30`,
    timeZone: 'Europe/Rome',
    minutes: 90,
    place: 'Via Roma 1',
    link: 'https://meet.example.com/x',
    description: 'Bring one.',
  }
}

export async function planMeeting(by: Member, clubId: number, form: object): Promise<number> {
  const answer = await by.post(pathOfMeetings(clubId), form)
  expect(answer).toMatchObject({ status: 202, body: { result: 'The meeting was planned' } })
  return answer.body['meetingID'] as number
}
