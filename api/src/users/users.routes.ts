import { countOverview } from '@aurivane/contract/administration'
import { USER_LIST_MAX_ROWS, USER_PAGE_ROWS } from '@aurivane/contract/limits'
import { key } from '@aurivane/contract/messages/messages'
import * as contract from '@aurivane/contract/profiles'
import { z } from 'zod'
import { mount } from '../http/mount.ts'
import { cutPage } from '../cut-page.ts'
import { parseValue } from '../refusal.ts'
import type { Api } from '../services.ts'
import { findUsers } from './list-users.queries.ts'
import { countClubsByState, countNewMessages, countOpenReports, countUsers } from './overview.queries.ts'
import { presentListedUser } from './present-user.ts'
import { changeValue } from './change-value.ts'
import { editUser } from './edit-user.ts'
import { toggleSuspension } from './toggle-suspension.ts'

export function userRoutes(api: Api) {
  const { services } = api

  mount(api, contract.listUsers, async ({ query, say }) => {
    const { search = '', after = 0 } = query
    const limit = query.limit ?? (search === '' ? USER_LIST_MAX_ROWS : USER_PAGE_ROWS)
    const { page, next } = cutPage(await findUsers(services.db, { search, after, rows: limit + 1 }), limit)
    return { result: page.map(presentListedUser), message: say('admin.usersListed'), next }
  })

  mount(api, contract.editUser, async ({ member, body, say }) => {
    const { ID: userId, firstName, lastName, maxClub, emailConfirmed, admin, seen } = body
    await editUser(services, member.id, {
      userId,
      wanted: { firstName, lastName, maxClubs: maxClub, confirmedEmail: emailConfirmed, admin },
      seen: seen && {
        firstName: seen.firstName,
        lastName: seen.lastName,
        maxClubs: seen.maxClub,
        confirmedEmail: seen.emailConfirmed,
        admin: seen.admin,
      },
    })
    return { result: say('admin.edited', { id: userId }) }
  })

  mount(api, contract.changeUserValue, async ({ member, params, body, say }) => {
    await changeValue(services, member.id, params.valueType, body)
    return { result: say('account.changed') }
  })

  mount(api, contract.toggleSuspension, async ({ member, params, body, say }) => {
    const { userIDToSuspend, suspended: wanted, reason } = body
    parseValue(z.literal(params.id, key('admin.userIdsDiffer')), userIDToSuspend, 'userIDToSuspend')
    const ending = await toggleSuspension(services, member.id, params.id, { wanted, reason })
    return { result: say(`admin.${ending}`, { id: params.id }) }
  })

  mount(api, countOverview, async () => {
    const { db } = services
    const [users, clubs, newMessages, open] = await Promise.all([
      countUsers(db),
      countClubsByState(db),
      countNewMessages(db),
      countOpenReports(db),
    ])
    return { result: { ...users, newMessages, clubs, reports: { open } } }
  })
}
