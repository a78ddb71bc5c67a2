import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AddressLimit } from './address-limit.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function take(limit: AddressLimit, address: string | undefined, count: number) {
  const answers: (number | null)[] = []
  for (let round = 0; round < count; round += 1) answers.push(await limit.take(address))
  return answers
}

describe('A limit per address', () => {
  it('refuses what exceeds it and says for how many seconds', async () => {
    const limit = new AddressLimit(3)
    expect(await take(limit, '192.0.2.1', 3)).toEqual([null, null, null])
    vi.advanceTimersByTime(20_000)
    expect(await take(limit, '192.0.2.1', 2)).toEqual([40, 40])
  })

  it('counts every address, and every IPv6 /64, for itself', async () => {
    const limit = new AddressLimit(1)
    expect(await take(limit, '192.0.2.1', 1)).toEqual([null])
    expect(await take(limit, '192.0.2.2', 1)).toEqual([null])
    expect(await take(limit, '2001:db8:1:2::1', 1)).toEqual([null])
    expect(await take(limit, '2001:db8:1:2:ffff::9', 1)).toEqual([60])
    expect(await take(limit, '2001:db8:1:3::1', 1)).toEqual([null])
  })

  it('counts connections without an address together, apart from all others', async () => {
    const limit = new AddressLimit(1)
    expect(await take(limit, undefined, 2)).toEqual([null, 60])
    expect(await take(limit, '192.0.2.1', 1)).toEqual([null])
  })

  it('begins anew after a minute', async () => {
    const limit = new AddressLimit(1)
    await take(limit, '192.0.2.1', 5)
    vi.advanceTimersByTime(60_000)
    expect(await take(limit, '192.0.2.1', 2)).toEqual([null, 60])
  })

  it('does not outlast a clock that ran a year ahead and was set right', async () => {
    const limit = new AddressLimit(1)
    const now = Date.now()
    vi.setSystemTime(now + 365 * 86_400_000)
    await take(limit, '192.0.2.1', 1)
    vi.setSystemTime(now)
    expect(await take(limit, '192.0.2.1', 1)).toEqual([60])
    vi.advanceTimersByTime(60_000)
    expect(await take(limit, '192.0.2.1', 1)).toEqual([null])
  })
})
