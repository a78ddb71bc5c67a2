import { calls } from '@aurivane/contract/calls'
import { ANNOUNCEMENT_PAGE_ROWS } from '@aurivane/contract/limits'
import type { Locale } from '@aurivane/contract/locales'
import type { ClubParts, ClubQuery } from '@aurivane/contract/web-renderer'
import { callApi } from './call-api.ts'

/** A club as the reader may see it. Parts for members are asked for only by members: a refusal would be logged as an error. */
export async function readClub(query: ClubQuery, locale: Locale): Promise<ClubParts | 'unknown' | null> {
  const { clubID, meetings: limit, announcementsAfter: after } = query
  const params = { clubID }
  const answer = await readAsReader(clubID, locale)
  if (answer.is === 'refused' && answer.status === 404) return 'unknown'
  if (answer.is !== 'answered') return null
  const club = answer.data.result
  const standing = club.you?.standing
  const isMember = standing === 'member' || standing === 'manager' || standing === 'owner'
  if (club.privacy && !isMember) return { club, meetings: null, announcements: null }
  const [meetings, announcements] = await Promise.all([
    callApi(calls.listMeetings, { params, query: { limit }, locale }),
    callApi(calls.listAnnouncements, { params, query: { limit: ANNOUNCEMENT_PAGE_ROWS, after }, locale }),
  ])
  if (meetings.is !== 'answered' || announcements.is !== 'answered') return null
  return { club, meetings: meetings.data, announcements: announcements.data }
}

/** A session that has ended elsewhere is refused: then the page is shown as to a visitor. */
async function readAsReader(clubID: number, locale: Locale) {
  const answer = await callApi(calls.readClub, { params: { clubID }, locale })
  if (answer.is !== 'refused' || answer.status !== 401) return answer
  return callApi({ ...calls.readClub, access: 'anyone' }, { params: { clubID }, locale })
}
