import * as contract from '@aurivane/contract/account-administration'
import { mount } from '../http/mount.ts'
import type { Api } from '../services.ts'
import { endUserSessions } from './end-user-sessions.ts'
import { resetSecondFactor } from './reset-second-factor.ts'

/** How administrators help members who cannot get into their account, or somebody else can. */
export function accountHelpRoutes(api: Api) {
  const { services } = api

  mount(api, contract.resetSecondFactor, async ({ member, params: { id }, body, say }) => {
    await resetSecondFactor(services, member.id, { userId: id, ...body })
    return { result: say('admin.secondFactorReset', { id }) }
  })

  mount(api, contract.endUserSessions, async ({ member, params: { id }, say }) => {
    const ended = await endUserSessions(services, member.id, id)
    return { result: say('admin.sessionsEnded', { id }), ended }
  })
}
