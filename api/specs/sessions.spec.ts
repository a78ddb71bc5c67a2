import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '@aurivane/contract/limits'
import { deleteExpiredRows } from '../src/auth/delete-expired.ts'
import { hashToken } from '../src/auth/tokens.ts'
import { sessions, users } from '../src/database/schema.ts'
import { expectRefused } from './support/expect-refused.ts'
import type { Member } from './support/people.ts'
import { openSite, type Site } from './support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const isLoggedIn = async (member: Member) => {
  const { status } = await member.get('/protected')
  expect([203, 401]).toContain(status)
  return status === 203
}

describe('A session', () => {
  it('belongs to its user: uid and token must both be there and go together', async () => {
    const ada = await site.people.member()
    const bob = await site.people.member()
    const { uid = '', authorization = '' } = ada.headers
    const wrong = [
      {},
      { uid },
      { authorization },
      { uid: bob.headers['uid'] ?? '', authorization },
      { uid, authorization: authorization.replace('Bearer ', '') },
      { uid, authorization: authorization.replace('Bearer', 'Basic') },
      { uid, authorization: `${authorization}x` },
      { uid: '0', authorization },
      { uid: '-1', authorization },
      { uid: '9999999999', authorization },
      { uid: '2147483648', authorization },
      { uid: `${uid}.0`, authorization },
      { uid: `${uid} or 1=1`, authorization },
      { uid: '１', authorization: 'Bearer ü' },
    ].map((headers) =>
      Object.fromEntries(
        Object.entries(headers).map(([name, text]) => [name, Buffer.from(text).toString('latin1')]),
      ),
    )
    for (const headers of wrong) {
      const answer = await site.people.visitor(headers).get('/protected')
      expectRefused(answer, 'login_needed')
      expect(answer.body.result).toBe('Please log in to continue')
    }
    expect(await isLoggedIn(ada)).toBe(true)
  })

  it('names its scheme in any case, as HTTP has it', async () => {
    const ada = await site.people.member()
    const authorization = (ada.headers['authorization'] ?? '').replace('Bearer', 'bearer')
    expect((await ada.get('/protected', { authorization })).status).toBe(203)
  })

  it('is stored as a hash: the stored value grants no access', async () => {
    const ada = await site.people.member()
    const token = (ada.headers['authorization'] ?? '').replace('Bearer ', '')
    const [row] = await site.db.select().from(sessions).where(eq(sessions.userId, ada.id))
    expect(row?.tokenHash).toEqual(hashToken(token))
    const stolen = { uid: String(ada.id), authorization: `Bearer ${row?.tokenHash.toString('base64url')}` }
    expectRefused(await site.people.visitor(stolen).get('/protected'), 'login_needed')
  })

  it('ends after 14 days without a visit', async () => {
    const ada = await site.people.member()
    site.clock.advance(14 * DAY_MS - 2 * HOUR_MS)
    expect(await isLoggedIn(ada)).toBe(true)
    // The visit is noted in the background.
    await expect.poll(() => lastSeen(ada)).toBeGreaterThan(site.clock.now().getTime() - HOUR_MS)
    site.clock.advance(14 * DAY_MS - 2 * HOUR_MS)
    expect(await isLoggedIn(ada)).toBe(true)
    await expect.poll(() => lastSeen(ada)).toBeGreaterThan(site.clock.now().getTime() - HOUR_MS)
    site.clock.advance(14 * DAY_MS)
    expect(await isLoggedIn(ada)).toBe(false)
  })

  it('ends after 90 days, however often it is used', async () => {
    const ada = await site.people.member()
    for (let week = 0; week < 8; week += 1) {
      site.clock.advance(11 * DAY_MS)
      expect(await isLoggedIn(ada)).toBe(true)
      await expect.poll(() => lastSeen(ada)).toBeGreaterThan(site.clock.now().getTime() - HOUR_MS)
    }
    site.clock.advance(2 * DAY_MS)
    expect(await isLoggedIn(ada)).toBe(false)
  })

  it('is deleted for good once it has ended', async () => {
    const ended = await site.people.member()
    site.clock.advance(15 * DAY_MS)
    const alive = await site.people.member()
    await deleteExpiredRows(site.services)
    expect(await site.db.$count(sessions, eq(sessions.userId, ended.id))).toBe(0)
    expect(await isLoggedIn(alive)).toBe(true)
  })

  it('does not outlive a suspension, not even for one request', async () => {
    const ada = await site.people.member()
    await site.db.update(users).set({ suspendedAt: site.clock.now() }).where(eq(users.id, ada.id))
    expect(await isLoggedIn(ada)).toBe(false)
  })

  it('loses admin calls with the admin role, on the next request', async () => {
    const ada = await site.people.admin()
    expect((await ada.get('/profiles/user/all')).status).toBe(202)
    await site.db.update(users).set({ admin: false }).where(eq(users.id, ada.id))
    expectRefused(await ada.get('/profiles/user/all'), 'admin_only')
  })
})

describe('Logging out', () => {
  it('ends this session and no other, and takes the key back', async () => {
    const here = await site.people.member()
    const elsewhere = await site.people.again(here)
    const answer = await here.post('/auth/logout')
    expect(answer).toMatchObject({ status: 202, body: { result: 'You are logged out' } })
    expect(answer.headers['set-cookie']).toEqual([
      'session_key=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict',
    ])
    expect(await isLoggedIn(here)).toBe(false)
    expect(await isLoggedIn(elsewhere)).toBe(true)
  })

  it('is refused without a session', async () => {
    expectRefused(await site.people.visitor().post('/auth/logout'), 'login_needed')
  })
})

async function lastSeen(member: Member) {
  const rows = await site.db.select().from(sessions).where(eq(sessions.userId, member.id))
  return rows[0]?.lastSeenAt.getTime() ?? 0
}
