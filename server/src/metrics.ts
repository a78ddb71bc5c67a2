import { createServer } from 'node:http'
import type { LoadShedder } from '@aurivane/api'
import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { listenOn, untilListening } from './listen.ts'

type MailCounts = { waiting: number; parked: number }
type Load = Pick<LoadShedder, 'rejected' | 'inFlight' | 'limit'>
type Options = { host: string; port: number; load: Load; countMails: () => Promise<MailCounts> }

/** Prometheus metrics on a port of their own, so that they are never reachable through the public one. */
export async function serveMetrics(app: FastifyInstance, { host, port, load, countMails }: Options) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  watchRequests(app, registry)
  watchLoad(registry, load)
  watchMails(registry, countMails)

  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end()
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(503).end(),
    )
  })
  await listenOn('METRICS_PORT', { host, port }, () => untilListening(server, { host, port }))
  return () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections())
}

function watchRequests(app: FastifyInstance, registry: Registry) {
  const labelNames = ['method', 'route', 'status'] as const
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered',
    labelNames,
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames,
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'page',
      status: String(reply.statusCode),
    }
    requests.inc(labels)
    durations.observe(labels, reply.elapsedTime / 1000)
    done()
  })
}

function watchLoad(registry: Registry, load: Load) {
  new Counter({
    name: 'calls_rejected_total',
    help: 'Calls of the API rejected with 503 because more were in flight than are answered in time',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(load.rejected)
    },
  })
  new Gauge({
    name: 'calls',
    help: 'Calls of the API in flight, and how many of them may be',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'in_flight' }, load.inFlight)
      this.set({ state: 'limit' }, Math.floor(load.limit))
    },
  })
}

function watchMails(registry: Registry, countMails: () => Promise<MailCounts>) {
  new Gauge({
    name: 'mails',
    help: 'Mails that wait to be delivered, and mails parked after a permanent failure',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      // Unknown while the database is down; other metrics are still reported.
      this.reset()
      const counts = await countMails().catch(() => null)
      if (!counts) return
      this.set({ state: 'waiting' }, counts.waiting)
      this.set({ state: 'parked' }, counts.parked)
    },
  })
}
