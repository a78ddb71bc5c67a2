import { COMMUNITY_PAGE_ROWS, MEMBERS_PER_CLUB_MAX } from '@aurivane/contract/limits'
import * as contract from '@aurivane/contract/memberships'
import { cutPage } from '../cut-page.ts'
import { mount } from '../http/mount.ts'
import type { Api } from '../services.ts'
import { changeOwner } from './change-owner.ts'
import { changeRole } from './change-role.ts'
import { readClubAccess, refuseUnlessMember } from './club-access.ts'
import { joinClub } from './join-club.ts'
import { leaveClub } from './leave-club.ts'
import { listOwnMemberships } from './list-own-memberships.ts'
import { findMembers, findMembersForAdmin } from './memberships.queries.ts'
import { presentMember, presentMemberForAdmin } from './present-membership.ts'
import { readClub } from './read-club.ts'
import { removeMember } from './remove-member.ts'

export function membershipRoutes(api: Api) {
  const { services } = api

  mount(api, contract.readClub, async ({ member, params: { clubID } }) => {
    return { result: await readClub(services, member, clubID) }
  })

  mount(api, contract.listOwnMemberships, async ({ member }) => {
    return { result: await listOwnMemberships(services, member.id) }
  })

  mount(api, contract.joinClub, async ({ member, params: { clubID }, say }) => {
    const title = await joinClub(services, member, clubID)
    return { result: say('membership.joined', { title }) }
  })

  mount(api, contract.leaveClub, async ({ member, params: { clubID }, say }) => {
    const title = await leaveClub(services, member, clubID)
    return { result: say('membership.left', { title }) }
  })

  mount(api, contract.listMembers, async ({ member, params: { clubID }, query }) => {
    const { after = 0, limit = COMMUNITY_PAGE_ROWS } = query
    const access = await readClubAccess(services.db, member, clubID)
    refuseUnlessMember(access)
    const rows = await findMembers(services.db, { clubId: clubID, after, rows: limit + 1 })
    const { page, next } = cutPage(rows, limit)
    return { result: page.map((row) => presentMember(row, access.club.ownerId)), next }
  })

  mount(api, contract.changeRole, async ({ member, params, body: { role }, say }) => {
    const name = await changeRole(services, member, { clubId: params.clubID, userId: params.userID, role })
    return { result: say(role === 'manager' ? 'membership.madeManager' : 'membership.madeMember', { name }) }
  })

  mount(api, contract.removeMember, async ({ member, params, body: { reason }, say }) => {
    const removal = { clubId: params.clubID, userId: params.userID, reason }
    const name = await removeMember(services, member, removal)
    return { result: say('membership.removed', { name }) }
  })

  mount(api, contract.listMembersForAdmin, async ({ member, params: { clubID }, query }) => {
    const { after = 0, limit = MEMBERS_PER_CLUB_MAX } = query
    const { club } = await readClubAccess(services.db, member, clubID)
    const ownerId = club.ownerId ?? 0
    const rows = await findMembersForAdmin(services.db, { clubId: clubID, after, rows: limit + 1, ownerId })
    const { page, next } = cutPage(rows, limit)
    return { result: page.map(presentMemberForAdmin), next }
  })

  mount(api, contract.changeOwner, async ({ member, params: { clubID }, body, say }) => {
    const change = { clubId: clubID, userId: body.userID, reason: body.reason }
    const name = await changeOwner(services, member, change)
    return { result: say('membership.ownerChanged', { id: clubID, name }) }
  })
}
