import type { FastifyInstance } from 'fastify'
import { hasBody } from './unread-bodies.ts'

/** JSON only: with another content type a body could bypass its schema. */
export function acceptOnlyJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // A chunked body may be empty; the schema reports a missing required body.
    if (body === '') return done(null, undefined)
    void parse(request, body as string, done)
  })
  // Clients name a content type by habit. Fastify refuses an unknown one even where there is no body of that type.
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    if (!hasBody(request)) delete request.headers['content-type']
    done()
  })
}
