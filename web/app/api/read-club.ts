import { calls } from '@aurivane/contract/calls'
import { ANNOUNCEMENT_PAGE_ROWS } from '@aurivane/contract/limits'
import type { Locale } from '@aurivane/contract/locales'
import type { ClubParts, ClubQuery } from '@aurivane/contract/web-renderer'
import { callApi } from './call-api.ts'

/** A club as the reader may see it. Parts for members are asked for only by members: a refusal would be logged as an error. */
export async function readClub(query: ClubQuery, locale: Locale): Promise<ClubParts | 'unknown' | null> {
  const answer = await readAsReader(query.clubID, locale)
  if (answer.is === 'refused' && answer.status === 404) return 'unknown'
  if (answer.is !== 'answered') return null
  const club = answer.data.result
  const isMember = club.you !== null && ['member', 'manager', 'owner'].includes(club.you.standing)
  if (club.privacy && !isMember) return { club, meetings: null, announcements: null }
  const parts = await readParts(query, locale)
  return parts && { club, ...parts }
}

async function readParts({ clubID, meetings: limit, announcementsAfter: after }: ClubQuery, locale: Locale) {
  const params = { clubID }
  const [meetings, announcements] = await Promise.all([
    callApi(calls.listMeetings, { params, query: { limit }, locale }),
    callApi(calls.listAnnouncements, { params, query: { limit: ANNOUNCEMENT_PAGE_ROWS, after }, locale }),
  ])
  if (meetings.is !== 'answered' || announcements.is !== 'answered') return null
  return { meetings: meetings.data, announcements: announcements.data }
}

/** A session that has ended elsewhere is refused: then the page is shown as to a visitor. */
async function readAsReader(clubID: number, locale: Locale) {
  const answer = await callApi(calls.readClub, { params: { clubID }, locale })
  if (answer.is !== 'refused' || answer.status !== 401) return answer
  return callApi({ ...calls.readClub, access: 'anyone' }, { params: { clubID }, locale })
}
