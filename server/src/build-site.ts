import { STATUS_CODES } from 'node:http'
import {
  apiServerOptions,
  closeAfterUnreadBody,
  type LoadShedder,
  registerApi,
  sendError,
  type Services,
} from '@aurivane/api'
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { delayClosing } from './delay-closing.ts'
import type { openLog } from './log.ts'
import { securityHeaders } from './security-headers.ts'
import type { Documents } from './web/documents.ts'
import { limitPages } from './web/limit-pages.ts'
import { serveCalendars } from './web/serve-calendars.ts'
import { serveSecurityTxt } from './web/security-txt.ts'
import { answerFrom, type AnswerPage, type Site } from './web/serve-web.ts'

type Log = ReturnType<typeof openLog>

type Options = {
  log: Log
  services: Services
  site: Site
  load?: LoadShedder
  trustProxy: false | number | string[]
}

/** The whole site as one HTTP server: the API below its prefix, documents and files everywhere else. */
export async function buildSite({
  log,
  services,
  site,
  load,
  trustProxy,
}: Options): Promise<FastifyInstance> {
  const { isSecure } = services.settings
  const headers = securityHeaders(isSecure)
  const answerPage = limitPages(answerFrom(site, services.settings), services.settings)
  const app = Fastify({
    ...apiServerOptions,
    // An address with a broken escape leads to no route and runs no hook. A person who followed it is shown the page that says so.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers).header('x-request-id', request.id)
      closeAfterUnreadBody(request, reply)
      const answer = async () =>
        request.url.startsWith('/api/') ? sendError(error, request, reply) : answerPage(request, reply)
      // Fastify does not wait for it: a failure that nobody handles would end the process.
      answer().catch((failure: unknown) => {
        log.error({ reqId: request.id, err: failure }, 'request failed')
        reply.raw.destroy()
      })
    },
    // Requests are logged by a hook below, without their query strings.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: toTrustProxy(trustProxy),
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    done()
  })
  // Bodies that are sent to pages are not read; the API has a parser of its own.
  app.removeAllContentTypeParsers()
  logRequests(app, log)
  forgetDataAfterChanges(app, site.documents)
  await registerApi(app, services, load)
  app.addHook('preClose', () => delayClosing(app.server))
  serveSecurityTxt(app, services.settings)
  serveCalendars(app, services)
  app.setNotFoundHandler(answerPage)
  app.setErrorHandler(answerErrorsOfPages(log, answerPage))
  return app
}

/** Fastify itself refuses some requests, with a body of its own, before they reach the handler of pages. */
function answerErrorsOfPages(log: Log, answerPage: AnswerPage) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return answerPage(request, reply)
    const { statusCode = 500 } = error as { statusCode?: number }
    if (statusCode >= 500) log.error({ reqId: request.id, err: error }, 'page failed')
    return reply.code(statusCode).type('text/plain; charset=utf-8').send(STATUS_CODES[statusCode])
  }
}

function toTrustProxy(trustProxy: false | number | string[]) {
  if (typeof trustProxy !== 'number') return trustProxy
  // The nth address from our side is believed, and no further one.
  return (_address: string, hop: number) => hop < trustProxy
}

/** Before the answer is sent, so that the next request after a change is answered with it. */
function forgetDataAfterChanges(app: FastifyInstance, documents: Documents) {
  app.addHook('onSend', (request, reply, _payload, done) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead && reply.statusCode < 300) documents.forgetData()
    done()
  })
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
