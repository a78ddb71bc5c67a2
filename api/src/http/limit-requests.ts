import { API_PREFIX } from '@aurivane/contract/endpoint'
import { live, ready } from '@aurivane/contract/health'
import type { Api } from '../services.ts'

/** Whoever watches the process must be answered, however often it asks. */
const unlimited = new Set([live, ready].map((endpoint) => API_PREFIX + endpoint.path))

/** Before anything else is done, also for addresses that do not exist: searching for them costs us as much as calls do. */
export function limitRequests({ app, limits, services }: Api) {
  if (!services.settings.rateLimits) return
  app.addHook('onRequest', async (request) => {
    if (!unlimited.has(pathOf(request.url))) await limits.takeAny(request)
  })
}

function pathOf(url: string) {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}
