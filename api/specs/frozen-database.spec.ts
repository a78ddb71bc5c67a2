import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isDatabaseDown } from '../src/database/is-database-down.ts'
import { createBreakableDatabase, type BreakableDatabase } from './support/breakable-database.ts'
import { expectRefused } from './support/expect-refused.ts'
import { openSite, type Site } from './support/site.ts'

/** More requests than the pool has connections. */
const CLIENTS = 20
const message = { email: 'ada@example.com', subject: 'Clubs', message: 'Which clubs are open?' }

let database: BreakableDatabase
let site: Site
beforeAll(async () => {
  database = await createBreakableDatabase()
  site = await openSite({ migratedUrl: database.url })
})
afterAll(async () => {
  database.thaw()
  await site.close()
  await database.drop()
})

function sendMany() {
  return Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const startedAt = performance.now()
      const answer = await site.send('POST', '/contact', { body: message })
      return { answer, ms: performance.now() - startedAt }
    }),
  )
}

describe('A database that does not answer', () => {
  it('becomes 503 within three seconds, and is of use again as soon as it answers', async () => {
    expect(new Set((await sendMany()).map(({ answer }) => answer.status))).toEqual(new Set([202]))

    database.freeze()
    for (const { answer, ms } of await sendMany()) {
      expectRefused(answer, 'unavailable')
      expect(answer.headers['retry-after']).toBe('5')
      expect(ms).toBeLessThan(3_000)
    }

    database.thaw()
    await expect
      .poll(async () => (await site.send('GET', '/health/ready')).status, { timeout: 5_000 })
      .toBe(200)
    expect(new Set((await sendMany()).map(({ answer }) => answer.status))).toEqual(new Set([202]))
  })

  it('fails a transaction under way without waiting for its rollback', async () => {
    let startedAt = 0
    const outcome = site.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      database.freeze()
      startedAt = performance.now()
      await tx.execute(sql`select 2`)
    })
    await expect(outcome).rejects.toSatisfy(isDatabaseDown)
    expect(performance.now() - startedAt).toBeLessThan(3_000)
    database.thaw()
  })
})

describe('A connection that is lost between two statements', () => {
  it('fails its transaction and nothing else', async () => {
    const outcome = site.db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      await site.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
      await sleep(200)
      await tx.execute(sql`select 1`)
    })
    await expect(outcome).rejects.toSatisfy(isDatabaseDown)
    expect((await site.send('GET', '/health/ready')).status).toBe(200)
  })
})
