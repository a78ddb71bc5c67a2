import { registerApi } from '@aurivane/api/build-api'
import { sendError } from '@aurivane/api/http/errors'
import { apiServerOptions } from '@aurivane/api/http/server-options'
import type { Services } from '@aurivane/api/services'
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { drainConnections } from './drain-connections.ts'
import { baseHeaders } from './security-headers.ts'
import { serveSecurityTxt } from './web/security-txt.ts'
import { serveWeb } from './web/serve-web.ts'
import { webFolder } from './web-folder.ts'

type Options = { log: FastifyBaseLogger; services: Services; trustProxy: false | number | string[] }

/** The whole site as one HTTP server: the API below its prefix, prerendered pages and assets everywhere else. */
export async function buildSite({ log, services, trustProxy }: Options): Promise<FastifyInstance> {
  const { isSecure, publicUrl } = services.settings
  const headers = baseHeaders(isSecure)
  const guard = (request: FastifyRequest, reply: FastifyReply) =>
    reply.headers(headers).header('x-request-id', request.id)
  const app = Fastify({
    ...apiServerOptions,
    // An address that cannot be read never comes to a hook.
    frameworkErrors: (error, request, reply) => void sendError(error, request, guard(request, reply)),
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: toTrustProxy(trustProxy),
    forceCloseConnections: 'idle',
  })
  app.addHook('onRequest', async (request, reply) => {
    guard(request, reply)
  })
  logRequests(app)
  drainConnections(app)
  await registerApi(app, services)
  serveSecurityTxt(app, services.settings)
  serveWeb(app, { folder: webFolder, publicUrl, isSecure })
  return app
}

function toTrustProxy(trustProxy: false | number | string[]) {
  if (typeof trustProxy !== 'number') return trustProxy
  // The nth address from our side is believed, and no further one.
  return (_address: string, hop: number) => hop < trustProxy
}

/** What was asked, without query string: it may hold a mail token. Pages are many and harmless, so they are `debug`. */
function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const level = request.url.startsWith('/api/') ? 'info' : 'debug'
    request.log[level](
      {
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
  })
}
