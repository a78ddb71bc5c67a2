import { SECURITY_LOG_MS, SECURITY_LOG_PAGE_ROWS } from '@aurivane/contract/limits'
import { makeProof } from '@aurivane/contract/proof'
import * as contract from '@aurivane/contract/security'
import { cutPage } from '../cut-page.ts'
import { mount } from '../http/mount.ts'
import { originOf } from '../http/origin.ts'
import { proveWithPasskey } from '../passkeys/prove-with-passkey.ts'
import type { Api } from '../services.ts'
import { changePassword } from './change-password.ts'
import { confirmIdentity } from './identity-check.ts'
import { endOneSession, endOtherSessions, listSessions, presentSession } from './own-sessions.ts'
import { presentSecurityEvent } from './present-security-event.ts'
import { readSecurity } from './read-security.ts'
import { findSecurityEvents } from './security-events.queries.ts'
import { storeProof } from './store-proof.ts'

export function securityRoutes(api: Api) {
  proofRoutes(api)
  overviewRoutes(api)
  sessionRoutes(api)
}

function proofRoutes(api: Api) {
  const { services, limits } = api

  mount(api, makeProof, async ({ member, body, say, request }) => {
    const { passkey, password = '', code } = body
    const origin = originOf(request)
    const { proof, expiresAt } = passkey
      ? await proveWithPasskey(services, member, passkey, origin)
      : await confirmIdentity(services, limits, member, { password, code, origin }, (tx, shown) =>
          storeProof(tx, services, member, { isStrong: shown !== 'password' }),
        )
    return { result: say('security.proofMade'), proof, expiresAt: expiresAt.toISOString() }
  })

  mount(api, contract.changePassword, async ({ member, body, say, request }) => {
    await changePassword(services, limits, member, { ...body, origin: originOf(request) })
    return { result: say('security.passwordChanged') }
  })
}

function overviewRoutes(api: Api) {
  const { services } = api

  mount(api, contract.readSecurity, async ({ member }) => ({ result: await readSecurity(services, member) }))

  mount(api, contract.listSecurityLog, async ({ member, query, say }) => {
    const { limit = SECURITY_LOG_PAGE_ROWS, after } = query
    const since = new Date(services.clock.now().getTime() - SECURITY_LOG_MS)
    const rows = await findSecurityEvents(services.db, member.id, { since, after, rows: limit + 1 })
    const { page, next } = cutPage(rows, limit)
    return { result: page.map((event) => presentSecurityEvent(event, say)), next }
  })
}

function sessionRoutes(api: Api) {
  const { services } = api

  mount(api, contract.listSessions, async ({ member, say }) => {
    const sessions = await listSessions(services, member)
    return { result: sessions.map((session) => presentSession(session, member.tokenHash, say)) }
  })

  mount(api, contract.endSession, async ({ member, params, say, request }) => {
    await endOneSession(services, params.id, { member, origin: originOf(request) })
    return { result: say('security.sessionEnded') }
  })

  mount(api, contract.endOtherSessions, async ({ member, say, request }) => {
    const ended = await endOtherSessions(services, { member, origin: originOf(request) })
    return { result: say('security.sessionsEnded'), ended }
  })
}
