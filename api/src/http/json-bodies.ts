import type { FastifyInstance, FastifyRequest } from 'fastify'

/** JSON and nothing else: with any other content type a body could slip past its schema. */
export function acceptOnlyJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // A body in chunks may turn out to have none; one that is required is missed by its schema.
    if (body === '') return done(null, undefined)
    void parse(request, body as string, done)
  })
}

/**
 * Clients name a type by habit, also where they send nothing: then there is nothing that could be of the wrong one, nor anything
 * to read. Waiting for it would never end, since a request without a length begins with its stream ended (server-options.ts).
 */
export function forgetTypeOfNothing(
  { headers }: FastifyRequest,
  _reply: unknown,
  _payload: unknown,
  done: () => void,
) {
  const length = headers['content-length']
  const isNothing = length === undefined ? headers['transfer-encoding'] === undefined : length === '0'
  if (isNothing) delete headers['content-type']
  done()
}
