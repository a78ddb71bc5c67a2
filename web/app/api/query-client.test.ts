import { calls } from '@aurivane/contract/calls'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keyOf } from './read-api.ts'

const clubs = [...keyOf(calls.listClubs), 'Italy']
const users = [...keyOf(calls.listUsers), 'Ada']

/** The cache as a browser has it, new for each test. */
async function openCache() {
  const { getQueryClient } = await import('./query-client.ts')
  return getQueryClient()
}

describe('The cache of API data', () => {
  beforeEach(() => {
    vi.resetModules()
    vi.stubEnv('SSR', false)
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
  })

  it('keeps unused data for 60 seconds', async () => {
    const cache = await openCache()
    cache.setQueryData(clubs, 'Roma')
    vi.advanceTimersByTime(59_000)
    expect(cache.getQueryData(clubs)).toBe('Roma')
    vi.advanceTimersByTime(2_000)
    expect(cache.getQueryData(clubs)).toBeUndefined()
  })

  it('removes private data when the session ends, and keeps public data', async () => {
    const cache = await openCache()
    const { announceSessionEnd: announce } = await import('../session/session-end.ts')
    cache.setQueryData(clubs, 'Roma')
    cache.setQueryData(users, 'Rossi')
    announce()
    expect(cache.getQueryData(users)).toBeUndefined()
    expect(cache.getQueryData(clubs)).toBe('Roma')
  })

  it('is one for all pages in a browser, and one for each render on the server', async () => {
    expect(await openCache()).toBe(await openCache())
    vi.resetModules()
    vi.stubEnv('SSR', true)
    expect(await openCache()).not.toBe(await openCache())
  })
})
