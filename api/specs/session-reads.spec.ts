import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashToken } from '../src/auth/tokens.ts'
import { createBreakableDatabase, type BreakableDatabase } from './support/breakable-database.ts'
import { expectRefused } from './support/expect-refused.ts'
import type { Answer } from './support/http-client.ts'
import type { Member } from './support/people.ts'
import { openSite, type Site } from './support/site.ts'

const MEMBERS = 50
const READS = 10_000
const AT_ONCE = 200
const TERMINATE_EVERY_MS = 100

let database: BreakableDatabase
let site: Site
const members: Member[] = []
beforeAll(async () => {
  database = await createBreakableDatabase()
  site = await openSite({ migratedUrl: database.url })
  while (members.length < MEMBERS) members.push(await site.people.member())
})
afterAll(async () => {
  database.thaw()
  await site.close()
  await database.drop()
})

/** Each member reads in turn, many requests at once; `check` sees every answer beside the member who asked. */
async function readAll(count: number, check: (answer: Answer, member: Member, ms: number) => void) {
  let started = 0
  const readOn = async () => {
    while (started < count) {
      const member = members[started % MEMBERS]
      started += 1
      if (!member) throw new Error('no member')
      const startedAt = performance.now()
      check(await member.get('/protected'), member, performance.now() - startedAt)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, readOn))
}

function expectOwn(answer: Answer, member: Member) {
  expect(answer.status).toBe(203)
  expect(answer.body['userObject']).toMatchObject({ id: member.id, email: member.email })
}

/** Ends two connections of the site each time, until told to stop; answers how many were ended. */
async function terminateUntil(isDone: () => boolean): Promise<number> {
  const client = new Client({ connectionString: database.direct })
  await client.connect()
  let ended = 0
  while (!isDone()) {
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() order by random() limit 2`,
    )
    ended += rowCount ?? 0
    await new Promise((resolve) => setTimeout(resolve, TERMINATE_EVERY_MS))
  }
  await client.end()
  return ended
}

describe('Authenticated reads', () => {
  it('each get their own answer', async () => {
    await readAll(2 * MEMBERS, expectOwn)
  })

  it('are not mixed up with those that find nobody', async () => {
    const stranger = { authorization: `Bearer ${'x'.repeat(43)}` }
    const refused = members.map((member) => member.get('/protected', stranger))
    await readAll(2 * MEMBERS, expectOwn)
    for (const answer of await Promise.all(refused)) expectRefused(answer, 'login_needed')
  })

  // Up to 40 s: ten thousand reads, each of which may need a new connection.
  it('never get the answer of another member while connections are terminated', async () => {
    let own = 0
    let isDone = false
    const terminating = terminateUntil(() => isDone)
    await readAll(READS, (answer, member) => {
      if (answer.status === 503) return
      expectOwn(answer, member)
      own += 1
    })
    isDone = true
    expect(await terminating).toBeGreaterThan(20)
    expect(own).toBeGreaterThan(READS / 4)
  }, 120_000)

  it('are refused when the database returns another member than the caller claims', async () => {
    // Their ids have as many digits: the message stays as long as it was.
    const [ada, bob] = members.filter(({ id }) => id < 10)
    if (!ada || !bob) throw new Error('no member')
    expectOwn(await ada.get('/protected'), ada)
    database.replace(sentFor(ada), sentFor(bob))
    expectRefused(await ada.get('/protected'), 'login_needed')
    expectOwn(await bob.get('/protected'), bob)
  })

  it('become 503 within three seconds when the database freezes, and work again after it', async () => {
    database.freeze()
    await readAll(2 * MEMBERS, (answer, _member, ms) => {
      expectRefused(answer, 'unavailable')
      expect(ms).toBeLessThan(3_000)
    })
    database.thaw()
    await expect.poll(async () => (await members[2]?.get('/protected'))?.status, { timeout: 5_000 }).toBe(203)
    expect((await site.db.execute(sql`select 1`)).rowCount).toBe(1)
  })
})

/** The two values of the statement that finds a session, as the driver sends them: each with its length before it. */
function sentFor({ headers, id }: Member): Buffer {
  const token = headers['authorization']?.replace('Bearer ', '') ?? ''
  const uid = Buffer.from(String(id))
  const length = Buffer.alloc(4)
  length.writeInt32BE(uid.length)
  return Buffer.concat([hashToken(token), length, uid])
}
