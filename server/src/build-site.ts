import {
  answersWith,
  apiServerOptions,
  identify,
  type LoadShedder,
  registerApi,
  sendError,
  type Services,
} from '@aurivane/api'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { drainConnections } from './drain-connections.ts'
import type { openLog } from './log.ts'
import { makeRequestIds } from './request-ids.ts'
import { baseHeaders } from './security-headers.ts'
import { limitPages } from './web/limit-pages.ts'
import { serveSecurityTxt } from './web/security-txt.ts'
import { answerFrom } from './web/serve-web.ts'
import type { Site } from './web/site-files.ts'

type Log = ReturnType<typeof openLog>
type Options = {
  log: Log
  services: Services
  site: Site
  load?: LoadShedder
  trustProxy: false | number | string[]
}

/** The whole site as one HTTP server: the API below its prefix, prerendered pages and assets everywhere else. */
export async function buildSite({
  log,
  services,
  site,
  load,
  trustProxy,
}: Options): Promise<FastifyInstance> {
  const { isSecure } = services.settings
  const makeId = makeRequestIds()
  const answerPage = limitPages(answerFrom(site, isSecure), services.settings)
  const app = Fastify({
    ...apiServerOptions,
    http: { ...apiServerOptions.http, ServerResponse: answersWith(baseHeaders(isSecure)) },
    // An address with a broken escape leads to no route. A person who followed it is shown the page that says so.
    frameworkErrors: (error, request, reply) => {
      if (request.url.startsWith('/api/')) sendError(error, request, reply)
      else answerPage(request, reply)
    },
    // Ids are ours, never the caller's: they stand in log lines.
    genReqId: (request) => identify(request, makeId()),
    // Fastify gets no logger: it would make one for each request, and listen to the end of each answer. Whoever has something to
    // say about a request names its id.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: toTrustProxy(trustProxy),
    forceCloseConnections: 'idle',
  })
  // Pages take nothing in: what is sent to them is not read, and the API reads its own.
  app.removeAllContentTypeParsers()
  logRequests(app, log)
  drainConnections(app)
  await registerApi(app, services, load)
  serveSecurityTxt(app, services.settings)
  app.setNotFoundHandler(answerPage)
  return app
}

function toTrustProxy(trustProxy: false | number | string[]) {
  if (typeof trustProxy !== 'number') return trustProxy
  // The nth address from our side is believed, and no further one.
  return (_address: string, hop: number) => hop < trustProxy
}

/** What was asked, without query string: it may hold a mail token. Pages are many and harmless, so they are `debug`. */
function logRequests(app: FastifyInstance, log: Log) {
  const logged = { info: log.isLevelEnabled('info'), debug: log.isLevelEnabled('debug') }
  if (!logged.info) return
  app.addHook('onResponse', (request, reply, done) => {
    const level = request.url.startsWith('/api/') ? 'info' : 'debug'
    if (logged[level]) {
      log[level](
        {
          reqId: request.id,
          method: request.method,
          path: request.url.split('?', 1)[0],
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
        },
        'request',
      )
    }
    done()
  })
}
