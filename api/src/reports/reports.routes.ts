import { REPORT_PAGE_ROWS } from '@aurivane/contract/limits'
import * as contract from '@aurivane/contract/reports'
import { cutPage } from '../cut-page.ts'
import { mount } from '../http/mount.ts'
import type { Api } from '../services.ts'
import { closeReport } from './close-report.ts'
import { presentReport } from './present-report.ts'
import { reportClub } from './report-club.ts'
import { findReports } from './reports.queries.ts'

export function reportRoutes(api: Api) {
  const { services } = api

  mount(api, contract.reportClub, async ({ member, params: { clubID }, body, say }) => {
    const reportID = await reportClub(services, member, clubID, body)
    return { result: say('report.sent'), reportID }
  })

  mount(api, contract.listReports, async ({ query: { state = 'open', after, limit = REPORT_PAGE_ROWS } }) => {
    const { page, next } = cutPage(await findReports(services.db, { state, after, rows: limit + 1 }), limit)
    return { result: page.map(presentReport), next }
  })

  mount(api, contract.closeReport, async ({ member, params: { reportID }, body, say }) => {
    await closeReport(services, { ...body, actorId: member.id, reportId: reportID })
    return { result: say('report.closed', { id: reportID }) }
  })
}
