import * as contract from '@aurivane/contract/email-change'
import { mount } from '../http/mount.ts'
import { originOf } from '../http/origin.ts'
import type { Api } from '../services.ts'
import { cancelEmailChange } from './cancel-email-change.ts'
import { completeEmailChange } from './complete-email-change.ts'
import { requestEmailChange } from './request-email-change.ts'
import { undoEmailChange } from './undo-email-change.ts'

export function emailChangeRoutes(api: Api) {
  const { services, limits } = api

  mount(api, contract.requestEmailChange, async ({ member, body, say, request }) => {
    const { newEmail } = body
    await requestEmailChange(services, limits, member, { newEmail, origin: originOf(request) })
    return { result: say('emailChange.requested', { email: newEmail }) }
  })

  mount(api, contract.cancelEmailChange, async ({ member, say, request }) => {
    await cancelEmailChange(services, member, originOf(request))
    return { result: say('emailChange.cancelled') }
  })

  mount(api, contract.completeEmailChange, async ({ body, say, request }) => {
    const email = await completeEmailChange(services, body.token, originOf(request))
    return { result: say('emailChange.completed', { email }) }
  })

  mount(api, contract.undoEmailChange, async ({ body, say, request }) => {
    await undoEmailChange(services, body.token, originOf(request))
    return { result: say('emailChange.undone') }
  })
}
