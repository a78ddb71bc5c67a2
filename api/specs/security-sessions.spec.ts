import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@aurivane/contract/limits'
import { registerApi } from '../src/build-api.ts'
import { deleteExpiredRows } from '../src/auth/delete-expired.ts'
import { personalTables } from '../src/personal-data/personal-columns.ts'
import { apiServerOptions } from '../src/http/server-options.ts'
import { proofs } from '../src/database/security-schema.ts'
import { sessions } from '../src/database/schema.ts'
import { eq } from 'drizzle-orm'
import Fastify from 'fastify'
import { checksumOf } from './support/checksum.ts'
import { allEndpoints } from './support/endpoints.ts'
import { secure } from './support/authenticator.ts'
import { expectRefused } from './support/expect-refused.ts'
import { send, type Answer } from './support/http-client.ts'
import { addPasskey } from './support/passkeys.ts'
import type { Member } from './support/people.ts'
import { proofOf } from './support/proof.ts'
import { openSite, type Site } from './support/site.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:121.0) Gecko/20100101 Firefox/121.0'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.1 Mobile/15E148 Safari/604.1'

const callsWithProof = (await allEndpoints()).filter(({ needsProof }) => needsProof)

let site: Site
beforeAll(async () => {
  site = await openSite({ trustProxy: ['127.0.0.1', '::1'] })
})
afterAll(() => site.close())

async function logIn(member: Member, headers: Record<string, string>, code?: string) {
  const answer = await site.people
    .visitor(headers)
    .post('/auth/login', { email: member.email, password: member.password, code })
  expect(answer.status).toBe(202)
  const { uid, atoken } = answer.body['userObject'] as { uid: number; atoken: string }
  return { answer, person: site.people.visitor({ uid: String(uid), authorization: `Bearer ${atoken}` }) }
}

type Listed = { id: number; current: boolean } & Record<string, unknown>
const listed = (answer: Answer) => answer.body.result as Listed[]

describe('The list of sessions', () => {
  it('names each device, the current one first, then the last used', async () => {
    const ada = await site.people.member()
    const from = { 'x-forwarded-for': '203.0.113.77' }
    const here = (await logIn(ada, { 'user-agent': FIREFOX, ...from })).person
    site.clock.advance(MINUTE_MS)
    await logIn(ada, { 'user-agent': SAFARI, 'x-forwarded-for': '2001:db8:1:2::5' })
    const answer = await here.get('/user/sessions')
    expect(answer.status).toBe(202)
    expect(listed(answer)).toMatchObject([
      {
        device: 'Firefox on Windows',
        browser: 'Firefox',
        system: 'Windows',
        network: '203.0.113.0/24',
        signIn: 'password',
        current: true,
      },
      { device: 'Safari on iPhone', network: '2001:db8:1::/48', current: false },
      // As opened before devices were kept.
      { device: 'Unknown device', browser: null, system: null, network: null, signIn: null, current: false },
    ])
    const [current] = listed(answer)
    expect(Date.parse(String(current?.['lastUsed']))).toBeGreaterThan(site.clock.now().getTime() - 5_000)
    expect(current?.['firstSeen']).not.toBe(current?.['lastUsed'])
    const german = await here.get('/user/sessions', { 'accept-language': 'de' })
    expect(listed(german)[0]?.['device']).toBe('Firefox auf Windows')
    expect(answer.text).not.toContain('203.0.113.77')
  })

  it('says how each was opened, and leaves out what has expired', async () => {
    const ada = await site.people.member()
    const { app, recoveryCodes } = await secure(site, ada)
    await logIn(ada, {}, recoveryCodes[0])
    const here = (await logIn(ada, {}, app.code())).person
    const ways = listed(await here.get('/user/sessions')).map((session) => session['signIn'])
    expect(ways).toEqual(['code', 'recovery_code', null])
    await site.db
      .update(sessions)
      .set({ lastSeenAt: new Date(site.clock.now().getTime() - 15 * DAY_MS) })
      .where(eq(sessions.signIn, 'recovery_code'))
    expect(listed(await here.get('/user/sessions'))).toHaveLength(2)
  })
})

describe('Ending a session', () => {
  it('ends it at once, also for another instance', async () => {
    const ada = await site.people.member()
    const away = await site.people.again(ada)
    const second = Fastify(apiServerOptions)
    await registerApi(second, site.services)
    const url = await second.listen({ host: '127.0.0.1', port: 0 })
    const askSecond = () => send('GET', `${url}/api/v1/protected`, { headers: away.headers })
    expect((await askSecond()).status).toBe(203)

    const other = listed(await ada.get('/user/sessions')).find(({ current }) => !current)
    const answer = await ada.delete(`/user/sessions/${other?.id}`, undefined, await proofOf(ada))
    expect(answer).toMatchObject({ status: 202, body: { result: 'The device is logged out' } })
    expectRefused(await away.get('/protected'), 'login_needed')
    expect((await askSecond()).status).toBe(401)
    expect((await ada.get('/protected')).status).toBe(203)
    await second.close()
  })

  it('is refused for the current, an unknown, a foreign and no id', async () => {
    const ada = await site.people.member()
    const bob = await site.people.member()
    const proof = await proofOf(ada)
    const [own] = listed(await ada.get('/user/sessions'))
    const [foreign] = listed(await bob.get('/user/sessions'))
    expectRefused(await ada.delete(`/user/sessions/${own?.id}`, undefined, proof), 'session_current')
    expectRefused(await ada.delete(`/user/sessions/${foreign?.id}`, undefined, proof), 'session_unknown')
    expectRefused(await ada.delete('/user/sessions/2000000000', undefined, proof), 'session_unknown')
    expectRefused(await ada.delete('/user/sessions/x', undefined, proof), 'invalid_input')
    expect((await bob.get('/protected')).status).toBe(203)
  })

  it('ends all others and says how many', async () => {
    const ada = await site.people.member()
    const others = [await site.people.again(ada), await site.people.again(ada)]
    const answer = await ada.delete('/user/sessions', undefined, await proofOf(ada))
    expect(answer.body).toEqual({ result: 'All other devices are logged out', ended: 2 })
    for (const other of others) expectRefused(await other.get('/protected'), 'login_needed')
    expect((await ada.get('/protected')).status).toBe(203)
  })
})

describe('A proof', () => {
  it('is needed by these calls', () => {
    expect(callsWithProof.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
      'DELETE /user/passkeys/:id',
      'DELETE /user/sessions',
      'DELETE /user/sessions/:id',
      'POST /admin/users/:id/second-factor/reset',
      'POST /admin/users/:id/sessions/end',
      'POST /user/2FA/recovery-codes',
      'POST /user/deletion',
      'POST /user/email',
      'POST /user/export',
      'POST /user/passkeys',
      'POST /user/passkeys/options',
    ])
  })

  it('that is missing, expired or of another session changes nothing', async () => {
    const ada = await site.people.admin()
    const { id: passkeyId } = await addPasskey(ada)
    const { recoveryCodes } = await secure(site, ada)
    const bob = await site.people.admin()
    await secure(site, bob)
    const away = await site.people.again(ada)
    const sessionId = listed(await away.get('/user/sessions')).find(({ current }) => current)?.id
    const ids: Record<string, number | undefined> = {
      endSession: sessionId,
      removePasskey: passkeyId,
      resetSecondFactor: bob.id,
      endUserSessions: bob.id,
    }
    // Nearly all would be accepted with a proof.
    const bodies: Record<string, object> = {
      requestEmailChange: { newEmail: 'proved@example.net' },
      requestDeletion: { email: ada.email },
      resetSecondFactor: { reason: 'Lost phone' },
    }
    const expired = await proofOf(ada, recoveryCodes[0])
    site.clock.advance(10 * MINUTE_MS + 1)
    const elsewhere = await proofOf(away, recoveryCodes[1])
    const foreign = await proofOf(await site.people.admin())
    const before = await checksumOf(site, Object.keys(personalTables))
    for (const { method, path, name } of callsWithProof) {
      const address = path.replace(':id', String(ids[name]))
      const body = bodies[name]
      for (const headers of [{}, { 'x-proof': '' }, { 'x-proof': 'x' }, elsewhere, expired, foreign]) {
        const answer = await site.send(method, address, { body, headers: { ...ada.headers, ...headers } })
        expect([name, answer.status, answer.body.code]).toEqual([name, 403, 'proof_needed'])
        expect(answer.body.result).toBe('Please confirm that it is you')
      }
      expectRefused(await site.send(method, address, { body, headers: elsewhere }), 'login_needed')
    }
    expect(await checksumOf(site, Object.keys(personalTables))).toBe(before)
    // The proof of the other session works there.
    expect((await away.delete('/user/sessions', undefined, elsewhere)).status).toBe(202)
    expectRefused(await ada.get('/protected'), 'login_needed')
  })

  it('works any number of times for ten minutes, and a newer one does not end it', async () => {
    const ada = await site.people.member()
    const first = await proofOf(ada)
    await proofOf(ada)
    for (let time = 0; time < 3; time += 1) {
      expect((await ada.delete('/user/sessions', undefined, first)).status).toBe(202)
    }
    site.clock.advance(9 * MINUTE_MS)
    expect((await ada.delete('/user/sessions', undefined, first)).status).toBe(202)
    expect((await ada.get('/user/sessions', { 'x-proof': 'ignored' })).status).toBe(202)
  })

  it('says until when it works, and is stored as a hash until it expires', async () => {
    const ada = await site.people.member()
    const answer = await ada.post('/auth/proof', { password: ada.password })
    expect(answer).toMatchObject({ status: 202, body: { result: 'It is confirmed that it is you' } })
    expect(answer.body['proof']).toMatch(/^[\w-]{43}$/)
    const until = Date.parse(String(answer.body['expiresAt']))
    expect(until - site.clock.now().getTime()).toBeGreaterThan(9.9 * MINUTE_MS)
    site.clock.advance(HOUR_MS)
    await deleteExpiredRows(site.services)
    expect(await site.db.$count(proofs)).toBe(0)
  })

  it('needs the password first, then the code, each right', async () => {
    const ada = await site.people.member()
    const empty = await ada.post('/auth/proof', {})
    expect(empty.body.fields).toEqual({ password: 'Password is required' })
    const { app, recoveryCodes } = await secure(site, ada)
    const prove = (password: string, code?: string) => ada.post('/auth/proof', { password, code })
    expectRefused(await prove('wrong', '000000'), 'password_refused')
    const missing = await prove(ada.password)
    expectRefused(missing, 'invalid_input')
    expect(missing.body.fields).toEqual({ code: 'Code is required' })
    expectRefused(await prove(ada.password, '000000'), 'code_refused')
    const code = app.code()
    expect((await prove(ada.password, code)).status).toBe(202)
    expectRefused(await prove(ada.password, code), 'code_refused')
    expect((await prove(ada.password, recoveryCodes[0])).status).toBe(202)
    expectRefused(await prove(ada.password, recoveryCodes[0]), 'code_refused')
  })

  it('with a code makes the session strong', async () => {
    const ada = await site.people.member()
    const strong = async (member: Pick<Member, 'get'>) => {
      const { result } = (await member.get('/user/security')).body
      return (result as { strong: boolean }).strong
    }
    await proofOf(ada)
    expect(await strong(ada)).toBe(false)
    const { app } = await secure(site, ada)
    expect(await strong(ada)).toBe(true)
    const again = await site.people.again(ada)
    expect(await strong(again)).toBe(false)
    await proofOf(again, app.code())
    expect(await strong(again)).toBe(true)
    app.nextStep()
    expect(await strong((await logIn(ada, {}, app.code())).person)).toBe(true)
  })
})
