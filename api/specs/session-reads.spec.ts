import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBreakableDatabase, type BreakableDatabase } from './support/breakable-database.ts'
import { expectRefused } from './support/expect-refused.ts'
import type { Member } from './support/people.ts'
import { openSite, type Site } from './support/site.ts'

const MEMBERS = 4
const READS_EACH = 25

let database: BreakableDatabase
let site: Site
let members: Member[]
beforeAll(async () => {
  database = await createBreakableDatabase()
  site = await openSite({ migratedUrl: database.url })
  members = await Promise.all(Array.from({ length: MEMBERS }, () => site.people.member()))
})
afterAll(async () => {
  database.thaw()
  await site.close()
  await database.drop()
})

/** Everybody asks at once and often; answers what each was told. */
function everybodyReads() {
  return Promise.all(
    Array.from({ length: READS_EACH }, () => members)
      .flat()
      .map(async (member) => {
        const startedAt = performance.now()
        const answer = await member.get('/protected')
        return { answer, uid: member.headers['uid'], ms: performance.now() - startedAt }
      }),
  )
}

async function expectOwnAnswers() {
  for (const { answer, uid } of await everybodyReads()) {
    expect(answer.status).toBe(203)
    expect(String((answer.body as { userObject?: { id?: number } }).userObject?.id)).toBe(uid)
  }
}

async function countPipelines() {
  const { rows } = await site.db.execute<{ pid: number }>(
    sql`select pid from pg_stat_activity where application_name = 'aurivane-pipeline' and datname = current_database()`,
  )
  return rows.length
}

describe('Authenticated reads that share connections', () => {
  it('each get their own answer, on two connections', async () => {
    await expectOwnAnswers()
    await expect.poll(countPipelines).toBe(2)
    await expectOwnAnswers()
  })

  it('are not mixed up with those that find nobody', async () => {
    const strangers = members.map(({ headers }) => ({
      ...headers,
      authorization: `Bearer ${'x'.repeat(43)}`,
    }))
    const asStrangers = () => strangers.map((headers) => site.send('GET', '/protected', { headers }))
    const asMembers = () => members.map((member) => member.get('/protected'))
    const turns = Array.from({ length: READS_EACH }, () => [asMembers(), asStrangers()] as const)
    const refused = await Promise.all(turns.flatMap(([, answers]) => answers))
    for (const answer of await Promise.all(turns.flatMap(([answers]) => answers)))
      expect(answer.status).toBe(203)
    for (const answer of refused) expectRefused(answer, 'login_needed')
  })

  it('go on when these connections are cut, and get new ones', async () => {
    await expect.poll(countPipelines).toBe(2)
    await site.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'aurivane-pipeline' and datname = current_database()`,
    )
    await expect.poll(countPipelines).toBe(0)
    await expectOwnAnswers()
    await expect
      .poll(
        async () => {
          await expectOwnAnswers()
          return countPipelines()
        },
        { timeout: 5_000 },
      )
      .toBe(2)
  })

  it('become 503 within three seconds when the database freezes, and are of use again after it', async () => {
    database.freeze()
    for (const { answer, ms } of await everybodyReads()) {
      expectRefused(answer, 'unavailable')
      expect(ms).toBeLessThan(3_000)
    }
    database.thaw()
    await expect.poll(async () => (await members[0]?.get('/protected'))?.status, { timeout: 5_000 }).toBe(203)
    await expectOwnAnswers()
  })
})
