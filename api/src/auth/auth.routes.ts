import * as contract from '@aurivane/contract/auth'
import { clearSessionKey, setDeviceId, setPolicyCookie, setSessionKey } from '../http/cookies.ts'
import { mount } from '../http/mount.ts'
import { originOf, visitOf } from '../http/origin.ts'
import { refuseUnless } from '../refusal.ts'
import type { Api } from '../services.ts'
import { presentUser } from '../users/present-user.ts'
import { confirmEmail } from './confirm-email.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { findAccountForRecovery } from './mail-tokens.queries.ts'
import { register } from './register.ts'
import { requestRecovery } from './request-recovery.ts'
import { resendConfirmation } from './resend-confirmation.ts'
import { restorePassword } from './restore-password.ts'
import { hashToken } from './tokens.ts'

export function authRoutes(api: Api) {
  signupRoutes(api)
  sessionRoutes(api)
  recoveryRoutes(api)
}

function signupRoutes(api: Api) {
  const { services, limits } = api

  mount(api, contract.signup, async ({ body, locale, say, request, reply }) => {
    await register(services, limits, body, locale)
    setPolicyCookie(request, reply, body.country, services.settings)
    return { result: say('account.created') }
  })

  mount(api, contract.confirmEmail, async ({ query, say }) => {
    await confirmEmail(services, query.token)
    return { result: say('account.confirmed') }
  })

  mount(api, contract.resendConfirmation, async ({ member, locale, say }) => {
    const outcome = await resendConfirmation(services, limits, member, locale)
    return { result: say(outcome === 'sent' ? 'account.confirmationSent' : 'account.alreadyConfirmed') }
  })
}

function sessionRoutes(api: Api) {
  const { services, limits } = api
  const { isSecure } = services.settings

  mount(api, contract.login, async ({ body, say, request, reply }) => {
    const logged = { ...services, log: services.log.child({ reqId: request.id }) }
    const visit = visitOf(request)
    const login = await logIn(logged, limits, { ...body, ...visit })
    if (login.outcome === 'code-needed') return { result: say('twoFactor.codeNeeded'), twoFactorAuth: true }
    setSessionKey(reply, login.sessionKey, isSecure)
    setDeviceId(reply, visit.deviceId, isSecure)
    setPolicyCookie(request, reply, login.member.country, services.settings)
    const userObject = { ...presentUser(login.member), atoken: login.token }
    return { result: say('account.loggedIn'), twoFactorAuth: false, userObject }
  })

  mount(api, contract.logout, async ({ member, say, request, reply }) => {
    await logOut(services, member, originOf(request))
    clearSessionKey(reply, isSecure)
    return { result: say('account.loggedOut') }
  })

  mount(api, contract.protectedUser, ({ member, say, request, reply }) => {
    setPolicyCookie(request, reply, member.country, services.settings)
    return { result: say('account.current'), userObject: presentUser(member) }
  })
}

function recoveryRoutes(api: Api) {
  const { services, limits } = api

  mount(api, contract.requestRecovery, async ({ query, locale, say, request }) => {
    await requestRecovery(services, limits, { email: query.email, origin: originOf(request) }, locale)
    return { result: say('account.recoveryStarted') }
  })

  mount(api, contract.verifyRecovery, async ({ query, say }) => {
    const account = await findAccountForRecovery(services.db, hashToken(query.token), services.clock.now())
    refuseUnless(account, 'mail_token_dead')
    return { result: say('account.recoveryLinkValid') }
  })

  mount(api, contract.restorePassword, async ({ body, locale, say, request }) => {
    await restorePassword(services, limits, { ...body, origin: originOf(request) }, locale)
    return { result: say('account.passwordReset') }
  })
}
