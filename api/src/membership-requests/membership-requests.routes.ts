import { COMMUNITY_PAGE_ROWS } from '@aurivane/contract/limits'
import * as contract from '@aurivane/contract/membership-requests'
import { cutPage } from '../cut-page.ts'
import { mount } from '../http/mount.ts'
import { readClubAccess, refuseUnlessTeam } from '../memberships/club-access.ts'
import type { Api } from '../services.ts'
import { decideRequest } from './decide-request.ts'
import { findPendingRequests } from './membership-requests.queries.ts'
import { presentRequest } from './present-request.ts'
import { requestMembership } from './request-membership.ts'
import { withdrawRequest } from './withdraw-request.ts'

export function membershipRequestRoutes(api: Api) {
  const { services } = api

  mount(api, contract.requestMembership, async ({ member, params: { clubID }, body: { message }, say }) => {
    const requestID = await requestMembership(services, member, { clubId: clubID, message })
    return { result: say('membership.requestSent'), requestID }
  })

  mount(api, contract.withdrawRequest, async ({ member, params: { clubID }, say }) => {
    await withdrawRequest(services, member, clubID)
    return { result: say('membership.requestWithdrawn') }
  })

  mount(api, contract.listRequests, async ({ member, params: { clubID }, query }) => {
    const { after = 0, limit = COMMUNITY_PAGE_ROWS } = query
    refuseUnlessTeam(await readClubAccess(services.db, member, clubID))
    const rows = await findPendingRequests(services.db, { clubId: clubID, after, rows: limit + 1 })
    const { page, next } = cutPage(rows, limit)
    return { result: page.map(presentRequest), next }
  })

  mount(api, contract.decideRequest, async ({ member, params, body: { decision, reason }, say }) => {
    const wanted = { clubId: params.clubID, requestId: params.requestID, decision, reason }
    const name = await decideRequest(services, member, wanted)
    const isApproved = decision === 'approve'
    return { result: isApproved ? say('membership.madeMember', { name }) : say('membership.requestDeclined') }
  })
}
