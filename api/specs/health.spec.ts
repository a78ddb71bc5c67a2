import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectRefused } from './support/expect-refused.ts'
import { openSite, type Site } from './support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

describe('Health', () => {
  it('says that the process lives', async () => {
    const answer = await site.send('GET', '/health/live')
    expect(answer).toMatchObject({ status: 200, body: { result: 'OK' } })
  })

  it('says that database and migrations are fine', async () => {
    expect((await site.send('GET', '/health/ready')).status).toBe(200)
  })

  it('uses one connection to the database for many requests at once', async () => {
    const before = site.db.pool.totalCount
    const answers = await Promise.all(Array.from({ length: 200 }, () => site.send('GET', '/health/ready')))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(site.db.pool.totalCount).toBeLessThanOrEqual(before + 1)
  })
})

describe('An address that the API does not know', () => {
  it('answers 404 as JSON in the language asked for', async () => {
    const answer = await site.send('GET', '/nothing/here', { headers: { 'accept-language': 'de' } })
    expectRefused(answer, 'not_found')
    expect(answer.body.result).toBe('Unter dieser Adresse gibt es nichts')
  })
})
