import * as contract from '@aurivane/contract/announcements'
import { ANNOUNCEMENT_PAGE_ROWS } from '@aurivane/contract/limits'
import { cutPage } from '../cut-page.ts'
import { mount } from '../http/mount.ts'
import { readClubAccess, refuseHiddenFromOutsiders } from '../memberships/club-access.ts'
import type { Api } from '../services.ts'
import { findAnnouncements } from './announcements.queries.ts'
import { changeAnnouncement } from './change-announcement.ts'
import { deleteAnnouncement } from './delete-announcement.ts'
import { presentAnnouncement } from './present-announcement.ts'
import { publishAnnouncement } from './publish-announcement.ts'

export function announcementRoutes(api: Api) {
  const { services } = api
  const { db } = services

  mount(api, contract.listAnnouncements, async ({ member, params: { clubID: clubId }, query }) => {
    refuseHiddenFromOutsiders(await readClubAccess(db, member, clubId))
    const { after, limit = ANNOUNCEMENT_PAGE_ROWS } = query
    const { page, next } = cutPage(await findAnnouncements(db, { clubId, after, rows: limit + 1 }), limit)
    return { result: page.map(presentAnnouncement), next }
  })

  mount(api, contract.publishAnnouncement, async ({ member, params: { clubID: clubId }, body, say }) => {
    const announcementID = await publishAnnouncement(services, member, clubId, body)
    return { result: say('announcement.published'), announcementID }
  })

  mount(api, contract.changeAnnouncement, async ({ member, params, body, say }) => {
    const place = { clubId: params.clubID, announcementId: params.announcementID }
    await changeAnnouncement(services, member, place, body)
    return { result: say('announcement.changed') }
  })

  mount(api, contract.deleteAnnouncement, async ({ member, params, say }) => {
    const place = { clubId: params.clubID, announcementId: params.announcementID }
    await deleteAnnouncement(services, member, place)
    return { result: say('announcement.deleted') }
  })
}
