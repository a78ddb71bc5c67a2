import { MINUTE_MS } from '@aurivane/contract/limits'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { passkeys } from '../src/database/passkeys-schema.ts'
import { securityEvents } from '../src/database/security-schema.ts'
import { sessions, users } from '../src/database/schema.ts'
import { secure } from './support/authenticator.ts'
import { expectRefused } from './support/expect-refused.ts'
import { noticesOf } from './support/notices.ts'
import { addPasskey, creationOptions, logInWith, requestOptions } from './support/passkeys.ts'
import { proofOf } from './support/proof.ts'
import { queuedKinds } from './support/queued-mails.ts'
import { openSite, type Site } from './support/site.ts'
import { SoftwarePasskey, type Deviation } from '../../testing/software-passkey.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const visitor = () => site.people.visitor()

async function eventsOf({ id }: { id: number }) {
  const rows = await site.db.select().from(securityEvents).where(eq(securityEvents.userId, id))
  return rows.map(({ kind, reason }) => (reason ? `${kind} ${reason}` : kind))
}

describe('A passkey', () => {
  it('is made with options of this site, for the own account', async () => {
    const ada = await site.people.member()
    const { credentialId } = (await addPasskey(ada)).passkey
    const proof = await proofOf(ada)
    const { body } = await ada.post('/user/passkeys/options', undefined, proof)
    expect(body.result).toMatchObject({
      rp: { name: 'Aurivane', id: 'localhost' },
      user: { name: ada.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key', alg })),
      timeout: 300_000,
      excludeCredentials: [{ id: credentialId.toString('base64url'), type: 'public-key' }],
    })
    const again = (await ada.post('/user/passkeys/options', undefined, proof)).body
    const handleOf = (answer: object) => (answer as { result: { user: { id: string } } }).result.user.id
    expect(handleOf(again)).toBe(handleOf(body))
  })

  it('gets no challenge for a session that ends meanwhile', async () => {
    const ada = await site.people.member()
    const proof = await proofOf(ada)
    const { options } = await site.db.transaction(async (tx) => {
      await tx.delete(sessions).where(eq(sessions.userId, ada.id))
      const sent = ada.post('/user/passkeys/options', undefined, proof)
      await vi.waitFor(async () => {
        const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
        const { rows } = await site.db.execute(waiting)
        expect(rows).not.toEqual([])
      })
      return { options: sent }
    })
    expectRefused(await options, 'login_needed')
  })

  it('is added, listed, renamed and removed; its owner is told', async () => {
    const ada = await site.people.member()
    const { id } = await addPasskey(ada, new SoftwarePasskey(), 'Phone')
    const list = async () => (await ada.get('/user/passkeys')).body.result
    const phone = { id, name: 'Phone', lastUsed: null, device: 'Unknown device', synced: true }
    expect(await list()).toEqual([{ ...phone, addedAt: expect.stringMatching(/Z$/) }])

    expect((await ada.put(`/user/passkeys/${id}`, { name: 'Work' })).body.result).toBe(
      'The passkey is renamed',
    )
    expect(await list()).toMatchObject([{ id, name: 'Work' }])
    expectRefused(await ada.put(`/user/passkeys/${id}`, { name: ' ' }), 'invalid_input')

    const removed = await ada.delete(`/user/passkeys/${id}`, undefined, await proofOf(ada))
    expect(removed.body.result).toBe('The passkey is removed')
    expect(await list()).toEqual([])
    expect(await queuedKinds(site, ada.email)).toEqual(['passkey-added', 'passkey-removed'])
    expect(await eventsOf(ada)).toEqual(['passkey.added', 'passkey.removed'])
    expect(await noticesOf(site, ada)).toEqual(['passkey_added', 'passkey_removed'])
  })

  it('has a name of 1 to 60 characters', async () => {
    const ada = await site.people.member()
    const { id } = await addPasskey(ada, new SoftwarePasskey(), 'n'.repeat(60))
    const rename = (name: string) => ada.put(`/user/passkeys/${id}`, { name })
    const tooLong = { name: 'Use at most 60 characters' }
    expect((await rename('n'.repeat(61))).body.fields).toEqual(tooLong)
    expect((await rename('')).body.fields).toEqual({ name: 'Name is required' })
    expect((await rename('m'.repeat(60))).status).toBe(202)
    const proof = await proofOf(ada)
    const passkey = new SoftwarePasskey().create(await creationOptions(ada, proof))
    const added = await ada.post('/user/passkeys', { name: 'n'.repeat(61), passkey }, proof)
    expect(added.body.fields).toEqual(tooLong)
    expect((await ada.get('/user/passkeys')).body.result).toMatchObject([{ id, name: 'm'.repeat(60) }])
  })

  it('of somebody else is unknown', async () => {
    const [ada, eva] = [await site.people.member(), await site.people.member()]
    const { id } = await addPasskey(ada)
    expectRefused(await eva.put(`/user/passkeys/${id}`, { name: 'Mine' }), 'passkey_unknown')
    expectRefused(await eva.delete(`/user/passkeys/${id}`, undefined, await proofOf(eva)), 'passkey_unknown')
    expectRefused(await eva.delete('/user/passkeys/x', undefined, await proofOf(eva)), 'invalid_input')
  })

  it('is refused with the challenge of another session, purpose or time, and each works once', async () => {
    const ada = await site.people.member()
    const elsewhere = await site.people.again(ada)
    const add = async (person: typeof ada, options: Parameters<SoftwarePasskey['create']>[0]) =>
      person.post(
        '/user/passkeys',
        { name: 'A', passkey: new SoftwarePasskey().create(options) },
        await proofOf(person),
      )
    const options = await creationOptions(ada, await proofOf(ada))
    expectRefused(await add(elsewhere, options), 'passkey_refused')
    expectRefused(await add(ada, options), 'passkey_refused')

    const { challenge } = await requestOptions(visitor())
    expectRefused(await add(ada, { ...options, challenge }), 'passkey_refused')
    const late = await creationOptions(ada, await proofOf(ada))
    site.clock.advance(5 * MINUTE_MS)
    expectRefused(await add(ada, late), 'passkey_refused')
    expect((await ada.get('/user/passkeys')).body.result).toEqual([])
  })

  it('is registered once', async () => {
    const [ada, eva] = [await site.people.member(), await site.people.member()]
    const { passkey } = await addPasskey(ada)
    const proof = await proofOf(eva)
    const response = passkey.create(await creationOptions(eva, proof))
    expectRefused(await eva.post('/user/passkeys', { name: 'A', passkey: response }, proof), 'passkey_known')
  })

  it('has ten places per account, also for two requests at once', async () => {
    const ada = await site.people.member()
    for (let count = 0; count < 9; count += 1) await addPasskey(ada)
    const proof = await proofOf(ada)
    const bodies = await Promise.all(
      [1, 2].map(async () => ({
        name: 'Last',
        passkey: new SoftwarePasskey().create(await creationOptions(ada, proof)),
      })),
    )
    const answers = await Promise.all(bodies.map((body) => ada.post('/user/passkeys', body, proof)))
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1)
    for (const refused of answers.filter(({ status }) => status !== 202)) {
      expectRefused(refused, 'passkey_limit_reached')
    }
    expect((await ada.get('/user/passkeys')).body.result).toHaveLength(10)
    expectRefused(await ada.post('/user/passkeys/options', undefined, proof), 'passkey_limit_reached')
  })

  it.each(['/user/passkeys/options', '/user/passkeys', '/user/passkeys/1'])(
    'needs a proof at %s',
    async (path) => {
      const ada = await site.people.member()
      const answer = path.endsWith('1') ? await ada.delete(path) : await ada.post(path, {})
      expectRefused(answer, 'proof_needed')
    },
  )

  it.each([
    ['a text', 'x'],
    ['nothing', {}],
    ['one part of the wrong kind', { ...new SoftwarePasskey().get({ rpId: 'a', challenge: 'b' }), id: 7 }],
  ])('of the wrong form is named as one field: %s', async (_, passkey) => {
    const answer = await visitor().post('/auth/passkey/login', { passkey })
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { passkey: 'This value has the wrong form' } },
    })
    expect(Object.keys(answer.body.fields ?? {})).toEqual(['passkey'])
  })
})

describe('A login by passkey', () => {
  it('opens a session like a login with password and code, and asks for none', async () => {
    const ada = await site.people.member()
    const { passkey } = await addPasskey(ada)
    await secure(site, ada)
    const options = await requestOptions(visitor())
    expect(options).toMatchObject({ rpId: 'localhost', allowCredentials: [], userVerification: 'required' })
    const answer = await visitor().post('/auth/passkey/login', { passkey: passkey.get(options) })
    expect(answer).toMatchObject({
      status: 202,
      body: { result: 'You are logged in', twoFactorAuth: false, userObject: { id: ada.id } },
    })
    const cookies = String(answer.headers['set-cookie'])
    expect(cookies).toMatch(/session_key=/)
    expect(cookies).toMatch(/device_id=/)
    const { atoken } = answer.body['userObject'] as { atoken: string }
    const again = visitor()
    const headers = { uid: String(ada.id), authorization: `Bearer ${atoken}` }
    expect((await again.get('/protected', headers)).status).toBe(203)
    expect((await ada.get('/user/passkeys')).body.result).toMatchObject([{ lastUsed: expect.any(String) }])
  })

  it('works once per challenge, also for twenty at once', async () => {
    const { passkey } = await addPasskey(await site.people.member())
    const body = { passkey: passkey.get(await requestOptions(visitor())) }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => visitor().post('/auth/passkey/login', body)),
    )
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1)
    expect(answers.filter(({ body: { code } }) => code === 'passkey_wrong')).toHaveLength(19)
  })

  it.each([
    ['a bogus signature', { bogusSignature: true }],
    ['no user verification', { userVerified: false }],
    ['another origin', { origin: 'https://aurivane.example' }],
    ['the handle of another account', { userHandle: 'AAAA' }],
  ])('is refused with %s, which uses the challenge up and is logged', async (_, deviation) => {
    const ada = await site.people.member()
    const { passkey } = await addPasskey(ada)
    const options = await requestOptions(visitor())
    const refused = await visitor().post('/auth/passkey/login', { passkey: passkey.get(options, deviation) })
    expectRefused(refused, 'passkey_wrong')
    expectRefused(
      await visitor().post('/auth/passkey/login', { passkey: passkey.get(options) }),
      'passkey_wrong',
    )
    expect(await eventsOf(ada)).toEqual(['passkey.added', 'login.failed passkey', 'login.failed passkey'])
  })

  it('is refused for an unknown passkey, an old challenge and one of another purpose', async () => {
    const ada = await site.people.member()
    const { passkey } = await addPasskey(ada)
    expectRefused(await logInWith(visitor(), new SoftwarePasskey()), 'passkey_wrong')
    const options = await requestOptions(visitor())
    site.clock.advance(5 * MINUTE_MS)
    expectRefused(
      await visitor().post('/auth/passkey/login', { passkey: passkey.get(options) }),
      'passkey_wrong',
    )
    const proof = await requestOptions(ada, '/auth/proof/options')
    expectRefused(
      await visitor().post('/auth/passkey/login', { passkey: passkey.get(proof) }),
      'passkey_wrong',
    )
  })

  it('is refused when the counter does not grow: log, mail and notice say so', async () => {
    const ada = await site.people.member()
    const { passkey } = await addPasskey(ada, new SoftwarePasskey({ counter: 7 }))
    expect((await logInWith(visitor(), passkey)).status).toBe(202)
    expectRefused(await logInWith(visitor(), passkey, { counter: 8 }), 'passkey_wrong')
    expectRefused(await logInWith(visitor(), passkey, { counter: 0 }), 'passkey_wrong')
    const [stored] = await site.db.select().from(passkeys).where(eq(passkeys.userId, ada.id))
    expect(stored?.counter).toBe(8)
    expect((await eventsOf(ada)).filter((kind) => kind.startsWith('passkey.copied'))).toHaveLength(2)
    expect(await eventsOf(ada)).not.toContain('login.failed passkey')
    expect(await queuedKinds(site, ada.email)).toContain('passkey-copied')
    expect(await noticesOf(site, ada)).toContain('passkey_copied')
  })

  it('is refused while the account is suspended, with the text of a login', async () => {
    const ada = await site.people.member()
    const { passkey } = await addPasskey(ada)
    await site.db.update(users).set({ suspendedAt: site.clock.now() }).where(eq(users.id, ada.id))
    expectRefused(await logInWith(visitor(), passkey), 'account_suspended')
  })
})

describe('A proof by passkey', () => {
  it('counts as both factors and makes the session strong', async () => {
    const ada = await site.people.member()
    expectRefused(await ada.post('/auth/proof/options'), 'no_passkeys')
    const { passkey } = await addPasskey(ada)
    await secure(site, ada)
    const session = await site.people.again(ada)
    const options = await requestOptions(session, '/auth/proof/options')
    expect(options).toMatchObject({
      allowCredentials: [{ id: passkey.credentialId.toString('base64url'), type: 'public-key' }],
    })
    const proof = await session.post('/auth/proof', { passkey: passkey.get(options) })
    expect(proof).toMatchObject({ status: 202, body: { result: 'It is confirmed that it is you' } })
    const header = { 'x-proof': String(proof.body['proof']) }
    expect((await session.post('/user/passkeys/options', undefined, header)).status).toBe(202)
  })

  it('is refused with a challenge of another session, and with the passkey of another person', async () => {
    const [ada, eva] = [await site.people.member(), await site.people.member()]
    const { passkey } = await addPasskey(ada)
    await addPasskey(eva)
    const elsewhere = await site.people.again(ada)
    const options = await requestOptions(elsewhere, '/auth/proof/options')
    expectRefused(await ada.post('/auth/proof', { passkey: passkey.get(options) }), 'passkey_refused')
    const own = await requestOptions(eva, '/auth/proof/options')
    expectRefused(await eva.post('/auth/proof', { passkey: passkey.get(own) }), 'passkey_refused')
    expect(await eventsOf(eva)).toContain('proof.failed passkey')
  })

  it('is refused when the counter does not grow: log, mail and notice say so', async () => {
    const ada = await site.people.member()
    const { passkey } = await addPasskey(ada, new SoftwarePasskey({ counter: 7 }))
    const prove = async (deviation: Deviation = {}) => {
      const options = await requestOptions(ada, '/auth/proof/options')
      return ada.post('/auth/proof', { passkey: passkey.get(options, deviation) })
    }
    expect((await prove()).status).toBe(202)
    expectRefused(await prove({ counter: 8 }), 'passkey_refused')
    const [stored] = await site.db.select().from(passkeys).where(eq(passkeys.userId, ada.id))
    expect(stored?.counter).toBe(8)
    expect(await eventsOf(ada)).toEqual(['passkey.added', 'passkey.copied'])
    expect(await queuedKinds(site, ada.email)).toEqual(['passkey-added', 'passkey-copied'])
    expect(await noticesOf(site, ada)).toEqual(['passkey_added', 'passkey_copied'])
  })

  it('takes password or passkey, not both and not neither', async () => {
    const ada = await site.people.member()
    const passkey = new SoftwarePasskey().get({ rpId: 'localhost', challenge: 'a' })
    const both = await ada.post('/auth/proof', { password: ada.password, passkey })
    expect(both).toMatchObject({
      status: 400,
      body: { fields: { passkey: 'This value has the wrong form' } },
    })
    const neither = await ada.post('/auth/proof', {})
    expect(neither).toMatchObject({ status: 400, body: { fields: { password: 'Password is required' } } })
  })
})
