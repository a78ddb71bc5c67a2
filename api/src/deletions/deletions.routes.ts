import { listDeletions } from '@aurivane/contract/account-administration'
import * as contract from '@aurivane/contract/personal-data'
import { REGISTER_PAGE_ROWS } from '@aurivane/contract/limits'
import { cutPage } from '../cut-page.ts'
import { mount } from '../http/mount.ts'
import { originOf, visitOf } from '../http/origin.ts'
import { clearSessionKey, setDeviceId, setPolicyCookie, setSessionKey } from '../http/cookies.ts'
import type { Api } from '../services.ts'
import { presentUser } from '../users/present-user.ts'
import { findDeletions } from './deletions.queries.ts'
import { presentDeletion } from './present-deletion.ts'
import { requestDeletion } from './request-deletion.ts'
import { restoreAccount } from './restore-account.ts'

export function deletionRoutes(api: Api) {
  const { services } = api
  const { isSecure } = services.settings

  mount(api, contract.requestDeletion, async ({ member, body, say, request, reply }) => {
    const eraseAt = await requestDeletion(services, member, { ...body, origin: originOf(request) })
    clearSessionKey(reply, isSecure)
    const date = eraseAt.toISOString()
    return { result: say('deletion.requested', { date }), eraseAt: date }
  })

  mount(api, contract.restoreAccount, async ({ body, say, request, reply }) => {
    const visit = visitOf(request)
    const { member, token, sessionKey } = await restoreAccount(services, body.restoreToken, visit)
    setSessionKey(reply, sessionKey, isSecure)
    setDeviceId(reply, visit.deviceId, isSecure)
    setPolicyCookie(request, reply, member.country, services.settings)
    const userObject = { ...presentUser(member), atoken: token }
    return { result: say('deletion.restored'), twoFactorAuth: false, userObject }
  })

  mount(api, listDeletions, async ({ query: { after = 0, limit = REGISTER_PAGE_ROWS } }) => {
    const { page, next } = cutPage(await findDeletions(services.db, { after, rows: limit + 1 }), limit)
    const now = services.clock.now()
    return { result: page.map((row) => presentDeletion(row, now)), next }
  })
}
