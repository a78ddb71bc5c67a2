import { live, ready } from '@aurivane/contract/health'
import { mount } from '../http/mount.ts'
import type { Api } from '../services.ts'
import { isDatabaseReady } from './health.queries.ts'
import { refuseUnless } from '../refusal.ts'

export function healthRoutes(api: Api) {
  mount(api, live, ({ say }) => ({ result: say('request.ok') }))

  mount(api, ready, async ({ say }) => {
    refuseUnless(!api.isClosing(), 'unavailable')
    refuseUnless(await isDatabaseReady(api.services.db), 'unavailable')
    return { result: say('request.ok') }
  })
}
