import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite, type RunningSite } from './support/running-site.ts'

let folder: string
let site: RunningSite
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aurivane-security-headers-'))
  site = await startSite({ DATA_DIR: folder, PUBLIC_URL: 'https://aurivane.example', RATE_LIMITS: 'off' })
})
afterAll(async () => {
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function get(path: string, headers: Record<string, string> = {}) {
  return fetch(site.url + path, { headers, redirect: 'manual' })
}

describe('Every kind of answer', () => {
  it.each([
    '/',
    '/ge/faq',
    '/no/such/page',
    '/robots.txt',
    '/api/v1/health/live',
    '/api/v1/nothing',
    '/portfolios',
    '/en/faq',
    '/%zz',
  ])('carries the security headers: %s', async (path) => {
    const { headers } = await get(path)
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('content-security-policy')).not.toContain('unsafe-inline')
    // Repeated policies would both apply; fetch joins repeated headers.
    expect(headers.get('content-security-policy')?.split('default-src')).toHaveLength(2)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('strict-transport-security')).toContain('max-age=63072000')
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  })

  it.each(['none', 'cross-site', 'same-site', 'same-origin'])(
    'carries the same security headers for every caller: sec-fetch-site %s',
    async (site) => {
      for (const path of ['/', '/ge/faq', '/login', '/no/such/page', '/api/v1/health/live']) {
        const first = await get(path, { 'sec-fetch-site': site })
        const known = await get(path, { 'if-none-match': first.headers.get('etag') ?? '' })
        for (const { headers } of [first, known]) {
          expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
          expect(headers.get('x-frame-options')).toBe('DENY')
          expect(headers.get('vary') ?? '').not.toContain('Sec-Fetch')
        }
      }
    },
  )

  it('denies pages every browser feature that they do not use', async () => {
    const denied = (await get('/')).headers.get('permissions-policy')?.split(', ') ?? []
    expect(denied.length).toBeGreaterThan(20)
    expect(denied).toEqual(expect.arrayContaining(['camera=()', 'fullscreen=()', 'gyroscope=()', 'usb=()']))
    expect(denied.every((feature) => feature.endsWith('=()'))).toBe(true)
  })

  it.each(['/', '/api/v1/clubs', '/api/v1/auth/login'])('is for our own origin alone: %s', async (path) => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
    for (const method of ['GET', 'OPTIONS']) {
      const answer = await fetch(site.url + path, { method, headers })
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
    }
  })

  it('asks pages for Trusted Types', async () => {
    expect((await get('/')).headers.get('content-security-policy')).toContain(
      "require-trusted-types-for 'script'",
    )
  })
})
