import * as contract from '@aurivane/contract/bans'
import { COMMUNITY_PAGE_ROWS } from '@aurivane/contract/limits'
import { cutPage } from '../cut-page.ts'
import { mount } from '../http/mount.ts'
import { readClubAccess, refuseUnlessTeam } from '../memberships/club-access.ts'
import type { Api } from '../services.ts'
import { banMember } from './ban-member.ts'
import { findBans } from './bans.queries.ts'
import { liftBan } from './lift-ban.ts'
import { presentBan } from './present-ban.ts'

export function banRoutes(api: Api) {
  const { services } = api

  mount(api, contract.listBans, async ({ member, params: { clubID }, query }) => {
    const { after, limit = COMMUNITY_PAGE_ROWS } = query
    refuseUnlessTeam(await readClubAccess(services.db, member, clubID))
    const rows = await findBans(services.db, { clubId: clubID, after, rows: limit + 1 })
    const { page, next } = cutPage(rows, limit)
    return { result: page.map(presentBan), next }
  })

  mount(api, contract.banMember, async ({ member, params: { clubID }, body, say }) => {
    const ban = { clubId: clubID, userId: body.userID, reason: body.reason }
    const name = await banMember(services, member, ban)
    return { result: say('membership.memberBanned', { name }) }
  })

  mount(api, contract.liftBan, async ({ member, params, say }) => {
    await liftBan(services, member, { clubId: params.clubID, userId: params.userID })
    return { result: say('membership.banLifted') }
  })
}
