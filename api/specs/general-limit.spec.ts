import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBreakableDatabase } from './support/breakable-database.ts'
import { fromElsewhere } from './support/limits.ts'
import { openSite, type Site } from './support/site.ts'

const LIMIT = 300
/** What an instance lets through of an address before it has asked the others. */
const FIRST = 10
const NOWHERE = '/nothing/here'

let sites: Site[]
let one: Site
beforeAll(async () => {
  one = await openSite(behindProxy())
  const others = await Promise.all([1, 2].map(() => openSite(behindProxy(urlOf(one)))))
  sites = [one, ...others]
})
afterAll(async () => {
  for (const site of sites.toReversed()) await site.close()
})

function behindProxy(migratedUrl?: string) {
  return { rateLimits: true, trustProxy: ['127.0.0.1'], ...(migratedUrl ? { migratedUrl } : {}) }
}
function urlOf(site: Site) {
  const { connectionString } = site.db.pool.options
  if (!connectionString) throw new Error('no address of the database')
  return connectionString
}
async function statusFrom(site: Site, headers: Record<string, string>) {
  return (await site.send('GET', NOWHERE, { headers })).status
}
function burst(site: Site, headers: Record<string, string>, count: number) {
  return Promise.all(Array.from({ length: count }, () => statusFrom(site, headers)))
}
function countServed(statuses: readonly number[]) {
  expect(statuses.filter((status) => status !== 404 && status !== 429)).toEqual([])
  return statuses.filter((status) => status === 404).length
}

describe('One instance', () => {
  it('lets exactly 300 of 400 requests at once through', async () => {
    expect(countServed(await burst(one, fromElsewhere(), 400))).toBe(LIMIT)
  })

  it('lets 300 requests one after another through and refuses the 301st', async () => {
    const here = fromElsewhere()
    for (let count = 1; count <= LIMIT; count += 1)
      expect([count, await statusFrom(one, here)]).toEqual([count, 404])
    expect(await statusFrom(one, here)).toBe(429)
  })

  it('takes an address for itself, whatever another one sends meanwhile', async () => {
    const [busy, quiet] = await Promise.all([
      burst(one, fromElsewhere(), 400),
      burst(one, fromElsewhere(), 250),
    ])
    expect(countServed(busy)).toBe(LIMIT)
    expect(countServed(quiet)).toBe(250)
  })
})

describe('Three instances on one database', () => {
  it('together let hardly more through than one, also of 400 requests to each at once', async () => {
    const here = fromElsewhere()
    const statuses = await Promise.all(sites.map((site) => burst(site, here, 400)))
    const served = countServed(statuses.flat())
    expect(served).toBeGreaterThanOrEqual(LIMIT)
    expect(served).toBeLessThanOrEqual(LIMIT + sites.length * FIRST)
  })

  it('together let hardly more through than one when they are asked in turn', async () => {
    const here = fromElsewhere()
    const statuses: number[] = []
    for (let count = 0; count < 3 * LIMIT; count += 1) {
      statuses.push(await statusFrom(sites[count % sites.length] ?? one, here))
    }
    const served = countServed(statuses)
    expect(served).toBeGreaterThanOrEqual(LIMIT)
    expect(served).toBeLessThanOrEqual(LIMIT + sites.length * FIRST)
  })
})

describe('Without a database', () => {
  it('an instance goes on counting, and counts what the others had counted before', async () => {
    const database = await createBreakableDatabase()
    const cutOff = await openSite(behindProxy(database.url))
    try {
      const here = fromElsewhere()
      expect(countServed(await burst(cutOff, here, 100))).toBe(100)
      database.cut()
      expect(countServed(await burst(cutOff, here, 300))).toBeLessThanOrEqual(LIMIT - 100)
      expect(countServed(await burst(cutOff, fromElsewhere(), 400))).toBe(LIMIT)
      await database.mend()
    } finally {
      await cutOff.close()
      await database.drop()
    }
  })

  it('nobody waits long for a count that does not come', async () => {
    const database = await createBreakableDatabase()
    const frozen = await openSite(behindProxy(database.url))
    try {
      await burst(frozen, fromElsewhere(), 20)
      database.freeze()
      const startedAt = performance.now()
      expect(countServed(await burst(frozen, fromElsewhere(), 30))).toBe(30)
      expect(performance.now() - startedAt).toBeLessThan(1_500)
    } finally {
      database.thaw()
      await frozen.close()
      await database.drop()
    }
  })
})
