import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostileKinds, hostileText, inAddress, inHeader } from '../../api/specs/support/hostile-texts.ts'
import { send } from '../../api/specs/support/http-client.ts'
import { SlowOnes } from '../../api/specs/support/loop-time.ts'
import { findFreePort } from '../../testing/find-free-port.ts'
import { startSite, type RunningSite } from './support/running-site.ts'

/** Node.js accepts 16 KB of request line and headers; the rest is for the other headers. */
const HEAD_MAX_CHARS = 15_000

let folder: string
let site: RunningSite
let loopTimeUrl: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aurivane-hostile-texts-'))
  const port = String(await findFreePort())
  loopTimeUrl = `http://127.0.0.1:${port}`
  site = await startSite({
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    TRUST_PROXY: '127.0.0.1',
    LOOP_TIME_PORT: port,
    NODE_OPTIONS: `--import=${new URL('./support/report-loop-time.ts', import.meta.url).href}`,
  })
})
afterAll(async () => {
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function readLoopTime() {
  const { text } = await send('GET', loopTimeUrl)
  return JSON.parse(text) as NodeJS.CpuUsage
}

/** Answered within the limit of the site's event loop, and never redirected to another host. */
async function watch(slow: SlowOnes, name: string, path: string, headers: Record<string, string> = {}) {
  await slow.watch(name, () => answered(path, headers), readLoopTime)
}

async function answered(path: string, headers: Record<string, string> = {}) {
  const answer = await send('GET', site.url + path, { headers })
  if (answer.status >= 500) throw new Error(`${answer.status}: ${answer.text}`)
  expect(String(answer.headers['location'] ?? '/')).toMatch(/^\/(?![/\\])/)
  return answer
}

describe('A page asked for with hostile text is answered in time', () => {
  it.each(hostileKinds)('in path or query: %s', async (kind) => {
    const slow = new SlowOnes()
    const text = inAddress(hostileText(kind, HEAD_MAX_CHARS, (unit) => inAddress(unit).length))
    for (const path of [`/${text}`, `/${text}a/`, `/it/${text}a/`, `/en${text}a/`, `/bulletinPost/${text}/a`])
      await watch(slow, path.slice(0, 30), path)
    for (const query of [text, `lng=${text}`, `select=${text}`, `${text}&lng=it`])
      await watch(slow, `?${query.slice(0, 20)}`, `/countries?${query}`)
    expect(slow.found).toEqual([])
  })

  it.each([
    ['accept-language', 'de'],
    ['accept-encoding', 'br'],
    ['accept-encoding', 'br;q=0.'],
    ['if-none-match', 'W/"'],
    ['cookie', ''],
    ['cookie', 'i18next='],
    ['cookie', 'uid='],
    ['authorization', 'Bearer '],
    ['uid', '1'],
    ['content-type', 'application/json'],
    ['x-forwarded-for', '127.0.0.1, '],
    ['sec-fetch-site', ''],
  ])('in the header %s: %s…', async (name, start) => {
    const slow = new SlowOnes()
    for (const kind of hostileKinds) {
      const value = start + inHeader(hostileText(kind, HEAD_MAX_CHARS, Buffer.byteLength))
      for (const path of ['/faq', '/favicon.ico'])
        await watch(slow, `${path}, ${kind}`, path, { [name]: value })
    }
    expect(slow.found).toEqual([])
  })
})

describe('A path with empty segments', () => {
  it.each([
    ['//evil.example', '/evil.example'],
    ['/\\evil.example', '/evil.example'],
    ['/it//evil.example', '/it/evil.example'],
    ['/en//evil.example/', '/en/evil.example'],
    ['/de/\\evil.example', '/de/evil.example'],
    ['//faq//', '/faq'],
    ['///', '/'],
  ])('%s leads to %s, with its query, and never to another host', async (path, location) => {
    const { status, headers } = await answered(`${path}?x=1`)
    expect([status, headers['location']]).toEqual([301, `${location}?x=1`])
  })
})
