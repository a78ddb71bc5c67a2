import { live, ready } from '@aurivane/contract/health'
import { mount } from '../http/mount.ts'
import type { Api } from '../services.ts'
import { isDatabaseReady } from './health.queries.ts'
import { refuseUnless } from '../refusal.ts'

const KEPT_MS = 1_000

export function healthRoutes(api: Api) {
  const isReady = shareBriefly(() => isDatabaseReady(api.services.db))

  mount(api, live, ({ say }) => ({ result: say('request.ok') }))

  mount(api, ready, async ({ say }) => {
    refuseUnless(!api.isClosing() && (await isReady()), 'unavailable')
    return { result: say('request.ok') }
  })
}

/** One check at a time, cached for a second, so that many health calls do not use up the connection pool. */
function shareBriefly<Result>(check: () => Promise<Result>): () => Promise<Result> {
  let latest: Promise<Result> | undefined
  const forget = () => (latest = undefined)
  return () => (latest ??= check().finally(() => setTimeout(forget, KEPT_MS).unref()))
}
