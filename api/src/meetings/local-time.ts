import { MEETING_AHEAD_MS } from '@aurivane/contract/limits'
import { key, type MessageKey } from '@aurivane/contract/messages/messages'
import { InvalidValue } from '../refusal.ts'

type Asked = { localStart: string; timeZone: string; minutes: number }
type MeetingTime = Asked & { startsAt: Date; endsAt: Date }

/** The moment of a meeting in UTC. Of a local time that exists twice the earlier is taken; one that does not exist is refused. */
export function timeOfMeeting(asked: Asked, now: Date): MeetingTime {
  const zoned = inTimeZone(asked)
  // In a gap, where clocks are put forward, the result is another local time than the one that was asked for.
  if (!zoned.toPlainDateTime().equals(asked.localStart)) throw invalid('localStart', 'meeting.startMissing')
  const startMs = zoned.epochMilliseconds
  const aheadMs = startMs - now.getTime()
  if (aheadMs <= 0 || aheadMs > MEETING_AHEAD_MS) throw invalid('localStart', 'meeting.startOutOfRange')
  const endsAt = new Date(zoned.add({ minutes: asked.minutes }).epochMilliseconds)
  // The id with its usual capitals: names of time zones are not case-sensitive.
  return { ...asked, timeZone: zoned.timeZoneId, startsAt: new Date(startMs), endsAt }
}

function inTimeZone({ localStart, timeZone }: Asked): Temporal.ZonedDateTime {
  try {
    return Temporal.PlainDateTime.from(localStart).toZonedDateTime(timeZone, { disambiguation: 'earlier' })
  } catch {
    throw invalid('timeZone', 'meeting.timeZoneUnknown')
  }
}

function invalid(field: 'localStart' | 'timeZone', message: MessageKey): InvalidValue {
  return new InvalidValue([{ code: 'custom', path: [field], message: key(message), input: undefined }], {})
}
