import { MEETING_PAGE_ROWS } from '@aurivane/contract/limits'
import * as contract from '@aurivane/contract/meetings'
import { cutPage } from '../cut-page.ts'
import { mount } from '../http/mount.ts'
import {
  lockClubAccess,
  readClubAccess,
  refuseHiddenFromOutsiders,
  refuseUnlessMember,
} from '../memberships/club-access.ts'
import { refuseUnless } from '../refusal.ts'
import type { Api } from '../services.ts'
import { answerMeeting } from './answer-meeting.ts'
import { deleteCalendarAddress } from './calendar-addresses.queries.ts'
import { cancelMeeting } from './cancel-meeting.ts'
import { changeMeeting } from './change-meeting.ts'
import { createCalendarAddress } from './create-calendar-address.ts'
import { findMeeting, findMeetings } from './meetings.queries.ts'
import { planMeeting } from './plan-meeting.ts'
import { presentMeeting } from './present-meeting.ts'
import { writeCalendar } from './write-calendar.ts'

export function meetingRoutes(api: Api) {
  readingRoutes(api)
  writingRoutes(api)
  calendarRoutes(api)
}

function readingRoutes(api: Api) {
  const { db, clock, settings } = api.services

  mount(api, contract.listMeetings, async ({ member, params: { clubID: clubId }, query }) => {
    const access = await readClubAccess(db, member, clubId)
    refuseHiddenFromOutsiders(access)
    const { after, limit = MEETING_PAGE_ROWS } = query
    const last = after ? await findMeeting(db, { clubId, meetingId: after }, 0) : undefined
    if (after && !last) return { result: [], next: null }
    const rows = await findMeetings(db, {
      clubId,
      callerId: member?.id ?? 0,
      now: clock.now(),
      past: query.past !== undefined,
      after: last,
      rows: limit + 1,
    })
    const { page, next } = cutPage(rows, limit)
    return { result: page.map((row) => presentMeeting(row, access.role !== null)), next }
  })

  mount(api, contract.readMeetingCalendar, async ({ member, params }) => {
    const { clubID: clubId, meetingID: meetingId } = params
    const access = await readClubAccess(db, member, clubId)
    // In the order of statuses: visitors of a closed club get 401, others 404 before 403.
    if (!member) refuseHiddenFromOutsiders(access)
    const meeting = await findMeeting(db, { clubId, meetingId }, 0)
    refuseUnless(meeting, 'not_found')
    refuseHiddenFromOutsiders(access)
    const { publicUrl } = settings
    const withLinks = access.role !== null
    return { result: writeCalendar({ publicUrl, club: access.club, meetings: [meeting], withLinks }) }
  })
}

function writingRoutes(api: Api) {
  const { services } = api
  const placeOf = (params: { clubID: number; meetingID: number }) => ({
    clubId: params.clubID,
    meetingId: params.meetingID,
  })

  mount(api, contract.planMeeting, async ({ member, params: { clubID }, body, say }) => {
    const meetingID = await planMeeting(services, member, clubID, body)
    return { result: say('meeting.planned'), meetingID }
  })

  mount(api, contract.changeMeeting, async ({ member, params, body, say }) => {
    await changeMeeting(services, member, placeOf(params), body)
    return { result: say('meeting.changed') }
  })

  mount(api, contract.cancelMeeting, async ({ member, params, body, say }) => {
    await cancelMeeting(services, member, placeOf(params), body.reason)
    return { result: say('meeting.cancelled') }
  })

  mount(api, contract.answerMeeting, async ({ member, params, body, say }) => {
    const going = await answerMeeting(services, member, placeOf(params), body.answer)
    return { result: say('meeting.answered'), going }
  })
}

function calendarRoutes(api: Api) {
  const { services } = api

  mount(api, contract.createCalendarAddress, async ({ member, params: { clubID }, say }) => {
    const link = await createCalendarAddress(services, member, clubID)
    return { result: say('meeting.calendarCreated'), link }
  })

  mount(api, contract.revokeCalendarAddress, async ({ member, params: { clubID: clubId }, say }) => {
    await services.db.transaction(async (tx) => {
      refuseUnlessMember(await lockClubAccess(tx, member, clubId))
      refuseUnless(await deleteCalendarAddress(tx, { clubId, userId: member.id }), 'not_found')
    })
    return { result: say('meeting.calendarRevoked') }
  })
}
