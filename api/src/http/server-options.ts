import { randomUUID } from 'node:crypto'
import { BODY_MAX_BYTES } from '@aurivane/contract/limits'
import type { Server } from 'node:http'
import type { FastifyHttpOptions } from 'fastify'

/** What an HTTP server must be set to for the API's promises to hold, wherever the API is mounted. */
export const apiServerOptions: FastifyHttpOptions<Server> = {
  bodyLimit: BODY_MAX_BYTES,
  routerOptions: { maxParamLength: 200 },
  // Slow clients are let go: headers within 8 s, a whole request within 15 s, looked at every second.
  http: {
    headersTimeout: 8_000,
    requestTimeout: 15_000,
    connectionsCheckingInterval: 1_000,
    keepAliveTimeout: 72_000,
  },
  requestTimeout: 15_000,
  // Ids are ours, never the caller's: they stand in log lines.
  requestIdHeader: false,
  genReqId: () => randomUUID(),
}
