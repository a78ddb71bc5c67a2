import { calls } from '@aurivane/contract/calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendMalformed } from '../attack/malformed/send-requests.ts'
import { startSite, type Site } from '../../testing/start-site.ts'

/** The short form of `npm run attack -- malformed`, which sends 1,000 to each call. */
const PER_CALL = 20

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.remove())

describe('Malformed requests, made from the site’s own description', () => {
  it('never make it fail, reveal internal details or answer anything but JSON', async () => {
    const { findings, statuses, calls: sent } = await sendMalformed(site, { perCall: PER_CALL, seed: 7 })
    expect(findings).toEqual([])
    for (const name of Object.keys(calls)) expect([name, sent.get(name)]).toEqual([name, PER_CALL])
    // A run in which every request was rejected by load shedding would prove nothing.
    for (const status of [202, 400, 401, 403, 404, 415]) expect(statuses.get(status)).toBeGreaterThan(20)
  })
})
