import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDatabase, type SpecDatabase } from './support/database.ts'
import { expectRefused } from './support/expect-refused.ts'
import type { Member } from './support/people.ts'
import { proofOf } from './support/proof.ts'
import { openSite, type Site } from './support/site.ts'

/** Two instances, each with its own database pool, queue and clock, on one database. */
let database: SpecDatabase
let site: Site
let other: Site
beforeAll(async () => {
  database = await createDatabase()
  site = await openSite({ migratedUrl: database.url })
  other = await openSite({ migratedUrl: database.url, secretKey: site.settings.secretKey })
})
afterAll(async () => {
  await site.close()
  await other.close()
  await database.drop()
})

/** The calls of a session at the second instance. */
const elsewhere = ({ headers }: Member) => other.people.visitor(headers)

/** A member with further sessions, each of which the second instance has just answered. */
async function signedIn(count: number) {
  const member = await site.people.member()
  const further = await Promise.all(Array.from({ length: count }, () => site.people.again(member)))
  for (const session of [member, ...further]) {
    expect((await elsewhere(session).get('/protected')).status).toBe(203)
  }
  return { member, further }
}

async function expectEnded(session: Member) {
  expectRefused(await elsewhere(session).get('/protected'), 'login_needed')
  expectRefused(await elsewhere(session).get('/user/sessions'), 'login_needed')
  expectRefused(await session.get('/protected'), 'login_needed')
}

type Listed = { id: number; current: boolean }

describe('At a second instance with services of its own', () => {
  it('a session that its owner ended is refused at once, and the others go on', async () => {
    const { member, further } = await signedIn(2)
    const [first, second] = further
    if (!first || !second) throw new Error('no sessions')
    const listed = (await second.get('/user/sessions')).body.result as Listed[]
    const id = listed.find(({ current }) => current)?.id
    const answer = await member.delete(`/user/sessions/${id}`, undefined, await proofOf(member))
    expect(answer.status).toBe(202)
    await expectEnded(second)
    for (const kept of [member, first]) expect((await elsewhere(kept).get('/protected')).status).toBe(203)
  })

  it('all sessions but the own one are refused at once when their owner ends them', async () => {
    const { member, further } = await signedIn(3)
    const answer = await member.delete('/user/sessions', undefined, await proofOf(member))
    expect(answer.body).toMatchObject({ ended: 3 })
    for (const session of further) await expectEnded(session)
    expect((await elsewhere(member).get('/protected')).status).toBe(203)
  })

  it('every session is refused at once when an administrator ends them', async () => {
    const admin = await site.people.admin()
    const { member, further } = await signedIn(2)
    const path = `/admin/users/${member.id}/sessions/end`
    const answer = await admin.post(path, undefined, await proofOf(admin))
    expect(answer.body).toMatchObject({ ended: 3 })
    for (const session of [member, ...further]) await expectEnded(session)
    expect((await elsewhere(admin).get('/protected')).status).toBe(203)
  })

  it('a proof from the first one is valid, in its own session only', async () => {
    const { member, further } = await signedIn(1)
    const [session] = further
    if (!session) throw new Error('no session')
    const proof = await proofOf(session)
    expectRefused(await elsewhere(member).post('/user/export', undefined, proof), 'proof_needed')
    expect((await elsewhere(session).delete('/user/sessions', undefined, proof)).body).toMatchObject({
      ended: 1,
    })
    await expectEnded(member)
  })
})
