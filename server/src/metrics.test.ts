import Fastify from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { findFreePort } from '../specs/support/running-site.ts'
import { serveMetrics } from './metrics.ts'

type Counting = Parameters<typeof serveMetrics>[1]['countMails']

let stop = async () => {}
afterEach(() => stop())

async function read(countMails: Counting) {
  const port = await findFreePort()
  stop = await serveMetrics(Fastify(), { host: '127.0.0.1', port, countMails })
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  return { status: answer.status, text: await answer.text() }
}

describe('The metrics', () => {
  it('tell how many mails wait and how many were parked', async () => {
    const { text } = await read(async () => ({ waiting: 2, parked: 1 }))
    expect(text).toContain('mails{state="waiting"} 2')
    expect(text).toContain('mails{state="parked"} 1')
  })

  it('tell everything else while the database does not answer', async () => {
    const { status, text } = await read(() => Promise.reject(new Error('timeout expired')))
    expect(status).toBe(200)
    expect(text).toContain('process_cpu_seconds_total')
    expect(text).not.toContain('mails{')
  })
})
