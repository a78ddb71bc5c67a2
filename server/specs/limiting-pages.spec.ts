import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { say } from '@aurivane/contract/messages/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PAGES_AND_FILES_PER_MINUTE } from '../src/web/limit-pages.ts'
import { startSite, type RunningSite } from './support/running-site.ts'

let folder: string
let site: RunningSite
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aurivane-limiting-'))
  site = await startSite({ DATA_DIR: folder, DEMO_DATA: 'off', TRUST_PROXY: '1' })
})
afterAll(async () => {
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
})

function ask(path: string, address: string, headers: Record<string, string> = {}) {
  return fetch(site.url + path, { redirect: 'manual', headers: { 'x-forwarded-for': address, ...headers } })
}

/** So many requests for pages, files and addresses that do not exist. */
async function flood(address: string, count: number) {
  const paths = ['/it/faq', '/icons/icon.svg', '/no/such/page']
  const statuses: number[] = []
  const askOn = async () => {
    while (statuses.length < count) {
      const place = statuses.push(0) - 1
      statuses[place] = (await ask(paths[place % paths.length] ?? '/', address)).status
    }
  }
  await Promise.all(Array.from({ length: 50 }, askOn))
  return statuses
}

describe('Pages and files', () => {
  it('are limited per address; further requests get Retry-After and a text in the reader’s language', async () => {
    const within = await flood('192.0.2.1', PAGES_AND_FILES_PER_MINUTE)
    expect(within).not.toContain(429)
    for (const [header, locale] of [
      ['en', 'en'],
      ['it-IT,it;q=0.9', 'it'],
      ['de', 'de'],
    ] as const) {
      const refused = await ask('/it/faq', '192.0.2.1', { 'accept-language': header })
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
      expect(refused.headers.get('cache-control')).toBe('no-store')
      expect(refused.headers.get('content-language')).toBe(locale)
      expect(await refused.text()).toBe(say(locale, 'request.tooMany'))
    }
    expect((await ask('/it/faq', '192.0.2.2')).status).toBe(200)
    // The API has a limit of its own.
    expect((await ask('/api/v1/user/club/all', '192.0.2.1')).status).toBe(202)
  })
})
