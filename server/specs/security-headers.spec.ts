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
    // Said twice, the stricter of the two would bind pages: fetch joins repeated headers.
    expect(headers.get('content-security-policy')?.split('default-src')).toHaveLength(2)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('strict-transport-security')).toContain('max-age=63072000')
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  })

  it.each([
    ['/', 'none', null],
    ['/ge/faq', 'none', null],
    ['/ge/faq', 'None', 'same-origin'],
    ['/ge/faq', 'cross-site', 'same-origin'],
    ['/ge/faq', 'same-site', 'same-origin'],
    ['/ge/faq', 'same-origin', 'same-origin'],
    ['/login', 'none', 'same-origin'],
    ['/register', 'none', 'same-origin'],
    ['/auth/account-recovery', 'none', 'same-origin'],
    ['/auth/account-recovery/verifyCode', 'none', 'same-origin'],
    ['/auth/confirmemail', 'none', 'same-origin'],
    ['/no/such/page', 'none', 'same-origin'],
    ['/api/v1/health/live', 'none', 'same-origin'],
  ])('cuts the ties to an opener where there may be one: %s, %s', async (path, way, policy) => {
    const first = await get(path, { 'sec-fetch-site': way })
    expect(first.headers.get('cross-origin-opener-policy')).toBe(policy)
    expect(first.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(first.headers.get('x-frame-options')).toBe('DENY')
    const known = { 'sec-fetch-site': way, 'if-none-match': first.headers.get('etag') ?? '' }
    expect((await get(path, known)).headers.get('cross-origin-opener-policy')).toBe(policy)
  })

  it('says that a page depends on how somebody came to it, where it does', async () => {
    for (const path of ['/faq', '/it/faq'])
      expect((await get(path)).headers.get('vary')).toMatch(/, Sec-Fetch-Site$/)
    expect((await get('/login')).headers.get('vary')).not.toContain('Sec-Fetch-Site')
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
