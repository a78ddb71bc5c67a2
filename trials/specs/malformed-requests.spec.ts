import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendMalformed } from '../attack/malformed/send-requests.ts'
import { startSite, type Site } from '../../testing/start-site.ts'

/** The short form of `npm run attack -- malformed`, which sends 100,000 of them. */
const COUNT = 2_000

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.remove())

describe('Malformed requests, made from the site’s own description', () => {
  it('never make it fail, reveal internal details or answer anything but JSON', async () => {
    const { sent, findings, statuses } = await sendMalformed(site, { count: COUNT, seed: 7 })
    expect(findings).toEqual([])
    expect(sent).toBe(COUNT)
    // A run in which every request was rejected by load shedding would prove nothing.
    for (const status of [202, 400, 401, 403, 404, 415]) expect(statuses.get(status)).toBeGreaterThan(20)
  })
})
