import type { FastifyInstance } from 'fastify'

/** JSON and nothing else: with any other content type a body could slip past its schema. */
export function acceptOnlyJson(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Clients name the type also where a call has no body; a body that is required is missed by its schema.
    if (body === '') return done(null, undefined)
    void parse(request, body as string, done)
  })
}
