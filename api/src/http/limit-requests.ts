import { API_PREFIX } from '@aurivane/contract/endpoint'
import { live, ready } from '@aurivane/contract/health'
import type { Api } from '../services.ts'

/** Monitoring must always get an answer. */
const unlimited = new Set([live, ready].map((endpoint) => API_PREFIX + endpoint.path))

/** Before anything else, also for unknown paths, which cost as much as calls. */
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
