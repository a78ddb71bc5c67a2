import { makeProof } from '@aurivane/contract/proof'
import { mount } from '../http/mount.ts'
import { originOf } from '../http/origin.ts'
import { proveWithPasskey } from '../passkeys/prove-with-passkey.ts'
import type { Api } from '../services.ts'
import { confirmIdentity } from './confirm-identity.ts'
import { storeProof } from './store-proof.ts'

export function securityRoutes(api: Api) {
  proofRoutes(api)
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
}
