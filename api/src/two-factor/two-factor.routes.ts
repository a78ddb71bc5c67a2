import * as contract from '@aurivane/contract/two-factor'
import { mount } from '../http/mount.ts'
import { originOf } from '../http/origin.ts'
import type { Api } from '../services.ts'
import { disableTwoFactor } from './disable-two-factor.ts'
import { enableTwoFactor } from './enable-two-factor.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { startTwoFactor } from './start-two-factor.ts'
import { totpAddress } from './totp.ts'

export function twoFactorRoutes(api: Api) {
  const { services, limits } = api

  mount(api, contract.twoFactorQrcode, async ({ member }) => {
    const secret = await startTwoFactor(services, member.id)
    // Loaded at the first use, because it is rarely needed.
    const { default: pictures } = await import('qrcode')
    const qrcode = await pictures.toDataURL(totpAddress(secret, member.email), { width: 240, margin: 2 })
    return { result: { qrcode, secret } }
  })

  mount(api, contract.enableTwoFactor, async ({ member, body, locale, say, request }) => {
    const form = { ...body, origin: originOf(request) }
    const recoveryCodes = await enableTwoFactor(services, limits, member, form, locale)
    return { result: say('twoFactor.enabled'), recoveryCodes }
  })

  mount(api, contract.disableTwoFactor, async ({ member, body, locale, say, request }) => {
    const form = { ...body, origin: originOf(request) }
    await disableTwoFactor(services, limits, member, form, locale)
    return { result: say('twoFactor.disabled') }
  })

  mount(api, contract.renewRecoveryCodes, async ({ member, say, request }) => {
    const recoveryCodes = await renewRecoveryCodes(services, member, originOf(request))
    return { result: say('security.recoveryCodesMade'), recoveryCodes }
  })
}
