import { USER_LIST_MAX_ROWS, USER_PAGE_ROWS } from '@aurivane/contract/limits'
import * as contract from '@aurivane/contract/profiles'
import { mount } from '../http/mount.ts'
import { cutPage } from '../http/paging.ts'
import type { Api } from '../services.ts'
import { findUsers } from '../users/list-users.queries.ts'
import { presentListedUser } from '../users/present-user.ts'
import { changeValue } from './change-value.ts'
import { editUser } from './edit-user.ts'
import { toggleSuspension } from './toggle-suspension.ts'

export function profileRoutes(api: Api) {
  const { services } = api

  mount(api, contract.listUsers, async ({ query, say }) => {
    const { search = '', after = 0 } = query
    const limit = query.limit ?? (search === '' ? USER_LIST_MAX_ROWS : USER_PAGE_ROWS)
    const { page, next } = cutPage(await findUsers(services.db, { search, after, rows: limit + 1 }), limit)
    return { result: page.map(presentListedUser), message: say('admin.usersListed'), next }
  })

  mount(api, contract.editUser, async ({ member, body, say }) => {
    await editUser(services, member.id, body)
    return { result: say('admin.edited', { id: body.ID }) }
  })

  mount(api, contract.changeUserValue, async ({ member, params, body, say }) => {
    await changeValue(services, member.id, params.valueType, body)
    return { result: say('account.changed') }
  })

  mount(api, contract.toggleSuspension, async ({ member, params, body, say }) => {
    const ending = await toggleSuspension(services, member.id, params.id, body)
    return { result: say(`admin.${ending}`, { id: params.id }) }
  })
}
