import { MEETINGS_PLANNED_MAX } from '@aurivane/contract/limits'

export const MEETINGS_SHOWN = 5
const LARGEST_ID = 2 ** 31 - 1

/** The number in an address; null where it is none. */
export function parseId(text: string | null | undefined): number | null {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return null
  return Number(text) <= LARGEST_ID ? Number(text) : null
}

/** Without scripts, 'Show more meetings' and 'Show older announcements' are links with these parameters. */
export function parseClubQuery(query: URLSearchParams) {
  const after = parseId(query.get('after'))
  return {
    meetings: query.get('meetings') === 'all' ? MEETINGS_PLANNED_MAX : MEETINGS_SHOWN,
    ...(after !== null && { announcementsAfter: after }),
  }
}

export function canonicalClubQuery(query: URLSearchParams): string {
  const { meetings, announcementsAfter } = parseClubQuery(query)
  const canonical = new URLSearchParams()
  if (meetings !== MEETINGS_SHOWN) canonical.set('meetings', 'all')
  if (announcementsAfter !== undefined) canonical.set('after', String(announcementsAfter))
  return canonical.size > 0 ? `?${canonical.toString()}` : ''
}
