import Fastify from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { findFreePort } from '../../testing/find-free-port.ts'
import { serveMetrics } from './metrics.ts'

type Counting = Parameters<typeof serveMetrics>[1]['countMails']

let stop = async () => {}
afterEach(() => stop())

async function read(countMails: Counting) {
  const port = await findFreePort()
  const load = { rejected: 7, inFlight: 3, limit: 48.5 }
  stop = await serveMetrics(Fastify(), { host: '127.0.0.1', port, load, countMails })
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  return { status: answer.status, text: await answer.text() }
}

describe('The metrics', () => {
  it('tell how many mails wait and how many were parked', async () => {
    const { text } = await read(async () => ({ waiting: 2, parked: 1 }))
    expect(text).toContain('mails{state="waiting"} 2')
    expect(text).toContain('mails{state="parked"} 1')
  })

  it('tell how many calls are in flight, how many may be, and how many were rejected', async () => {
    const { text } = await read(async () => ({ waiting: 0, parked: 0 }))
    expect(text).toContain('calls{state="in_flight"} 3')
    expect(text).toContain('calls{state="limit"} 48')
    expect(text).toContain('calls_rejected_total 7')
  })

  it('tell everything else while the database does not answer', async () => {
    const { status, text } = await read(() => Promise.reject(new Error('timeout expired')))
    expect(status).toBe(200)
    expect(text).toContain('process_cpu_seconds_total')
    expect(text).not.toContain('mails{')
  })
})
