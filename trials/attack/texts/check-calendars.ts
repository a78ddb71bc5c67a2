import ical, { type VEvent } from 'node-ical'
import type { Site } from '../../../testing/start-site.ts'
import type { Ledger } from '../finding.ts'
import { ask } from '../http-client.ts'
import { expectYes } from '../people.ts'
import { misleading } from './hostile-texts.ts'
import type { Community } from './plant-community.ts'

const properties =
  /^(?:BEGIN|END|VERSION|PRODID|CALSCALE|METHOD|NAME|X-WR-CALNAME|UID|DTSTAMP|LAST-MODIFIED|DTSTART|DTEND|SEQUENCE|STATUS|SUMMARY|URL|LOCATION|DESCRIPTION|TZID|TZOFFSETFROM|TZOFFSETTO)[:;]/

/** Texts of people in calendars, read by a parser that is not our own. */
export async function checkCalendars(ledger: Ledger, site: Site, communities: readonly Community[]) {
  const findings: string[] = []
  let looked = 0
  for (const community of communities) {
    const { clubID, meetingID, reader } = community
    const { body } = expectYes(await reader.call('POST', `/clubs/${clubID}/calendar`))
    const own = new URL(String(body['link']))
    const expected: [path: string, events: number][] = [
      [`/clubs/${clubID}/meetings.ics`, 2],
      [own.pathname + own.search, 2],
      [`/clubs/${clubID}/meetings/${meetingID}.ics`, 1],
    ]
    for (const [path, events] of expected) {
      const { status, headers, text } = await ask(site.url, 'GET', path)
      looked += 1
      if (status !== 200 || headers['content-type'] !== 'text/calendar; charset=utf-8')
        findings.push(`${path} answered ${status} as ${headers['content-type']}`)
      findings.push(...checkCalendar(text, community, events).map((trace) => `${path}: ${trace}`))
    }
  }
  ledger.note('user texts in calendars, read by node-ical', looked, findings)
}

function checkCalendar(text: string, { payload, description }: Community, count: number): string[] {
  const lines = text.split('\r\n')
  const unfolded = text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1)
  const events = Object.values(ical.sync.parseICS(text)).filter(
    (part): part is VEvent => part?.type === 'VEVENT',
  )
  const odd = events.filter(({ summary, location }) => summary !== payload || location !== payload)
  const kept = withoutControls(description.replaceAll('\r\n', '\n'))
  const changed = events.filter((event) => !withoutControls(textOf(event.description)).startsWith(kept))
  return [
    ...(misleading.test(text) ? ['characters that mislead'] : []),
    ...(/[\r\n]/.test(text.replaceAll('\r\n', '')) ? ['a line break that is none of the format'] : []),
    ...lines.filter((line) => Buffer.byteLength(line) > 75).map((line) => `a long line: ${line}`),
    ...unfolded.filter((line) => !properties.test(line)).map((line) => `the property ${line}`),
    ...(unfolded.filter((line) => line === 'BEGIN:VEVENT').length === count
      ? []
      : ['another number of events']),
    ...(events.length === count ? [] : [`${events.length} events`]),
    ...odd.map(({ summary, location }) => `reads ${textOf(summary)} at ${textOf(location)}`),
    ...changed.map((event) => `describes ${textOf(event.description)}`),
  ]
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
const withoutControls = (text: string) =>
  text.replaceAll(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]|[^\P{Cc}\n]/gu, '')
