import { createServer, type Server } from 'node:http'
import { Agent, request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { say } from '@aurivane/contract/messages/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findNginx, startNginx } from '../../testing/nginx-in-front.ts'
import { findFreePort } from '../../testing/find-free-port.ts'

type Answer = { status: number; headers: Record<string, unknown>; body: string }

/** A page and the files that it loads. */
const REQUESTS_OF_A_PAGE = 30
const IN_ITALIAN = { host: 'localhost', 'accept-language': 'it' }

/** Answers everything; requests that do not arrive were stopped by nginx. */
let instance: Server
let port: number
let nginx: Awaited<ReturnType<typeof startNginx>>
let agent: Agent

function ask(path: string): Promise<Answer> {
  const options = { host: '127.0.0.1', port, path, agent, servername: 'localhost', headers: IN_ITALIAN }
  return new Promise((resolve, reject) => {
    request(options, (answer) => {
      let body = ''
      answer.on('data', (chunk: Buffer) => (body += chunk.toString()))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }))
    })
      .on('error', reject)
      .end()
  })
}
const flood = (path: string, count: number) => Promise.all(Array.from({ length: count }, () => ask(path)))
const count = (answers: Answer[], status: number) =>
  answers.filter((answer) => answer.status === status).length

describe.runIf(findNginx())('Behind the deployed nginx, an address', () => {
  beforeAll(async () => {
    instance = createServer((_request, response) => response.end('served'))
    await new Promise<void>((resolve) => instance.listen(0, '127.0.0.1', resolve))
    const instances = [`127.0.0.1:${(instance.address() as AddressInfo).port}`]
    port = await findFreePort()
    const ports = { httpPort: await findFreePort(), httpsPort: port }
    nginx = await startNginx({ host: 'localhost', ...ports, instances, limitsRequests: true })
    agent = new Agent({ keepAlive: true, ca: nginx.certificate, maxSockets: 50 })
  })
  afterAll(async () => {
    agent.destroy()
    await nginx.stop()
    instance.closeAllConnections()
    instance.close()
  })

  it('may send 300 calls at once; a flood of more is stopped before the instances', async () => {
    const answers = await flood('/api/v1/user/club/all', 700)
    expect(count(answers, 200)).toBeGreaterThanOrEqual(300)
    expect(count(answers, 429)).toBeGreaterThan(200)
    expect(count(answers, 200) + count(answers, 429)).toBe(700)
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.headers).toMatchObject({
      'retry-after': '10',
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    })
    expect(JSON.parse(refused?.body ?? '')).toEqual({
      result: say('it', 'request.tooMany'),
      code: 'too_many_requests',
    })
  })

  it('may load forty pages at once; a flood of pages and files is stopped', async () => {
    const loads = await flood('/it/faq', 40 * REQUESTS_OF_A_PAGE)
    expect(count(loads, 200)).toBe(loads.length)
    const answers = [...(await flood('/it/faq', 1_000)), ...(await flood('/assets/some.js', 1_000))]
    expect(count(answers, 429)).toBeGreaterThan(1_000)
    expect(count(answers, 200) + count(answers, 429)).toBe(2_000)
  })
})
