import * as contract from '@aurivane/contract/passkeys'
import { mount } from '../http/mount.ts'
import { originOf, visitOf } from '../http/origin.ts'
import { setDeviceId, setPolicyCookie, setSessionKey } from '../http/cookies.ts'
import type { Api } from '../services.ts'
import { presentUser } from '../users/present-user.ts'
import { addPasskey } from './add-passkey.ts'
import { removePasskey, renamePasskey } from './change-passkey.ts'
import { logInWithPasskey } from './log-in-with-passkey.ts'
import { makeCreationOptions, makeLoginOptions, makeProofOptions } from './passkey-options.ts'
import { findPasskeysOf } from './passkeys.queries.ts'
import { presentPasskey } from './present-passkey.ts'

export function passkeyRoutes(api: Api) {
  loginRoutes(api)
  ownPasskeyRoutes(api)
}

function loginRoutes(api: Api) {
  const { services } = api
  const { isSecure } = services.settings

  mount(api, contract.passkeyLoginOptions, async () => ({ result: await makeLoginOptions(services) }))

  mount(api, contract.passkeyLogin, async ({ body, say, request, reply }) => {
    const logged = { ...services, log: services.log.child({ reqId: request.id }) }
    const visit = visitOf(request)
    const { member, token, sessionKey } = await logInWithPasskey(logged, body.passkey, visit)
    setSessionKey(reply, sessionKey, isSecure)
    setDeviceId(reply, visit.deviceId, isSecure)
    setPolicyCookie(request, reply, member.country, services.settings)
    const userObject = { ...presentUser(member), atoken: token }
    return { result: say('account.loggedIn'), twoFactorAuth: false, userObject }
  })
}

function ownPasskeyRoutes(api: Api) {
  const { services } = api

  mount(api, contract.proofOptions, async ({ member }) => ({
    result: await makeProofOptions(services, member),
  }))

  mount(api, contract.listPasskeys, async ({ member, say }) => {
    const own = await findPasskeysOf(services.db, member.id)
    return { result: own.map((row) => presentPasskey(row, say)) }
  })

  mount(api, contract.passkeyOptions, async ({ member }) => ({
    result: await makeCreationOptions(services, member),
  }))

  mount(api, contract.addPasskey, async ({ member, body, say, request }) => {
    const row = await addPasskey(services, member, { ...body, origin: originOf(request) })
    return { result: say('passkey.added'), passkey: presentPasskey(row, say) }
  })

  mount(api, contract.renamePasskey, async ({ member, params, body, say }) => {
    await renamePasskey(services, member.id, params.id, body.name)
    return { result: say('passkey.renamed') }
  })

  mount(api, contract.removePasskey, async ({ member, params, say, request }) => {
    await removePasskey(services, member, params.id, originOf(request))
    return { result: say('passkey.removed') }
  })
}
