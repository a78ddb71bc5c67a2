import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { secure } from './support/authenticator.ts'
import { expectRefused } from './support/expect-refused.ts'
import type { Member } from './support/people.ts'
import { proofOf } from './support/proof.ts'
import { queuedKinds, queuedToken } from './support/queued-mails.ts'
import { openSite, type Site } from './support/site.ts'

const NEW = 'another quiet sentence'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

function change(member: Member, form: Record<string, unknown> = {}) {
  const usual = { currentPassword: member.password, newPassword: NEW, confirmPassword: NEW }
  return member.put('/user/password', { ...usual, ...form })
}
const logIn = ({ email }: Member, password: string, { code, at = site }: { code?: string; at?: Site } = {}) =>
  at.people.visitor().post('/auth/login', { email, password, code })

describe('Changing the password', () => {
  it('ends other sessions, proofs and recovery links, and keeps the own session', async () => {
    const ada = await site.people.member()
    const elsewhere = await site.people.again(ada)
    const proof = await proofOf(ada)
    await site.people.visitor().post(`/auth/account-recovery/email?email=${ada.email}`)
    const recovery = await queuedToken(site, ada.email)
    const answer = await change(ada)
    expect(answer).toMatchObject({
      status: 202,
      body: { result: 'Your password is changed. Other devices are logged out.' },
    })
    expect((await ada.get('/protected')).status).toBe(203)
    expectRefused(await elsewhere.get('/protected'), 'login_needed')
    expectRefused(await ada.delete('/user/sessions', undefined, proof), 'proof_needed')
    const verify = await site.people.visitor().post(`/auth/account-recovery/verifyCode?token=${recovery}`)
    expectRefused(verify, 'mail_token_dead')
    expectRefused(await logIn(ada, ada.password), 'credentials_wrong')
    expect((await logIn(ada, NEW)).status).toBe(202)
    expect((await queuedKinds(site, ada.email)).at(-1)).toBe('password-changed-by-owner')
    const { result } = (await ada.get('/user/security')).body
    expect(result).toMatchObject({ passwordChangedAt: expect.any(String), sessions: 2 })
  })

  it('is refused with each wrong input, which changes nothing', async () => {
    const ada = await site.people.member()
    expect((await change(ada, { currentPassword: '' })).body.fields).toEqual({
      currentPassword: 'Password is required',
    })
    expect((await change(ada, { confirmPassword: 'other words' })).body.fields).toEqual({
      confirmPassword: 'Both text fields should be the same',
    })
    expect((await change(ada, { newPassword: 'short', confirmPassword: 'short' })).body.fields).toEqual({
      newPassword: 'Use at least 8 characters',
    })
    const common = { newPassword: 'password123', confirmPassword: 'password123' }
    expectRefused(await change(ada, common), 'invalid_input')
    const same = await change(ada, { newPassword: ada.password, confirmPassword: ada.password })
    expectRefused(same, 'nothing_changed')
    expect(same.body.fields).toEqual({ newPassword: 'Nothing has changed.' })
    expectRefused(await change(ada, { currentPassword: 'wrong words' }), 'password_refused')
    expect((await logIn(ada, ada.password)).status).toBe(202)
    const { result } = (await ada.get('/user/security')).body
    expect(result).toMatchObject({ passwordChangedAt: null })
  })

  it('needs a code with two-factor on, after the password', async () => {
    const ada = await site.people.member()
    const { app } = await secure(site, ada)
    expectRefused(await change(ada, { currentPassword: 'wrong words' }), 'password_refused')
    const missing = await change(ada)
    expectRefused(missing, 'invalid_input')
    expect(missing.body.fields).toEqual({ code: 'Code is required' })
    expectRefused(await change(ada, { code: '000000' }), 'code_refused')
    expect((await change(ada, { code: app.code() })).status).toBe(202)
  })

  it('with two-factor on ends other sessions too, and uses a recovery code up', async () => {
    const ada = await site.people.member()
    const { recoveryCodes } = await secure(site, ada)
    const [code = '', next] = recoveryCodes
    const elsewhere = await site.people.again(ada)
    expect((await elsewhere.get('/protected')).status).toBe(203)
    expect((await change(ada, { code })).status).toBe(202)
    expect((await ada.get('/protected')).status).toBe(203)
    expectRefused(await elsewhere.get('/protected'), 'login_needed')
    const { result } = (await ada.get('/user/security')).body
    expect(result).toMatchObject({ sessions: 1, recoveryCodesLeft: 9 })
    expect(await queuedKinds(site, ada.email)).toContain('recovery-code-used')
    const back = { currentPassword: NEW, newPassword: ada.password, confirmPassword: ada.password }
    expectRefused(await change(ada, { ...back, code }), 'code_refused')
    expectRefused(await logIn(ada, NEW, { code }), 'code_wrong')
    expect((await change(ada, { ...back, code: next })).status).toBe(202)
  })
})

describe('The limits of the login', () => {
  let at: Site
  beforeAll(async () => {
    at = await openSite({ rateLimits: true })
  })
  afterAll(() => at.close())

  it('count wrong passwords here and in proofs too: ten together', async () => {
    const ada = await at.people.member()
    for (let time = 0; time < 3; time += 1) {
      expectRefused(await change(ada, { currentPassword: 'wrong words' }), 'password_refused')
      expectRefused(await ada.post('/auth/proof', { password: 'wrong words' }), 'password_refused')
      expectRefused(await logIn(ada, 'wrong words', { at }), 'credentials_wrong')
    }
    expectRefused(await change(ada, { currentPassword: 'wrong words' }), 'password_refused')
    expectRefused(await change(ada, { currentPassword: 'wrong words' }), 'too_many_failures')
    expectRefused(await change(ada), 'too_many_failures')
    expectRefused(await ada.post('/auth/proof', { password: ada.password }), 'too_many_failures')
    expectRefused(await logIn(ada, ada.password, { at }), 'too_many_failures')
    const { result } = (await ada.get('/user/security')).body
    expect(result).toMatchObject({ passwordChangedAt: null })
  })

  it('count wrong codes here and in proofs too: five together', async () => {
    const bea = await at.people.member()
    const { app } = await secure(at, bea)
    const { password } = bea
    for (let time = 0; time < 2; time += 1) {
      expectRefused(await change(bea, { code: '000000' }), 'code_refused')
      expectRefused(await bea.post('/auth/proof', { password, code: '000000' }), 'code_refused')
    }
    expectRefused(await logIn(bea, password, { code: '000000', at }), 'code_wrong')
    const code = app.code()
    expectRefused(await change(bea, { code }), 'too_many_codes')
    expectRefused(await bea.post('/auth/proof', { password, code }), 'too_many_codes')
    expectRefused(await logIn(bea, password, { code, at }), 'too_many_codes')
  })
})

describe('New recovery codes', () => {
  it('take the place of the old ones, with two-factor on alone', async () => {
    const ada = await site.people.member()
    const off = await ada.post('/user/2FA/recovery-codes', undefined, await proofOf(ada))
    expectRefused(off, 'two_factor_not_on')
    const { app, recoveryCodes } = await secure(site, ada)
    const left = async () =>
      ((await ada.get('/user/security')).body.result as Record<string, unknown>)['recoveryCodesLeft']
    const proof = await proofOf(ada, recoveryCodes[0])
    expect(await left()).toBe(9)
    const answer = await ada.post('/user/2FA/recovery-codes', undefined, proof)
    expect(answer.body.result).toBe('New recovery codes are made. The old ones no longer work.')
    expect(await left()).toBe(10)
    const codes = answer.body['recoveryCodes'] as string[]
    expect(codes).toHaveLength(10)
    const prove = (code?: string) => ada.post('/auth/proof', { password: ada.password, code })
    expectRefused(await prove(recoveryCodes[1]), 'code_refused')
    expect((await prove(codes[0])).status).toBe(202)
    expect((await prove(app.code())).status).toBe(202)
    expect(await queuedKinds(site, ada.email)).toContain('recovery-codes-made')
  })
})
