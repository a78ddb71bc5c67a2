import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addPasskey, logInWith } from './support/passkeys.ts'
import { proofOf } from './support/proof.ts'
import { openSite, type Site } from './support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({ isSecure: true })
})
afterAll(() => site.close())

const OFF = 'policy=off; Path=/; Max-Age=31536000; SameSite=Lax; Secure'
const GB = 'policy=gb; Path=/; Max-Age=31536000; SameSite=Lax; Secure'
const REMOVED = 'policy=; Path=/; Max-Age=0; SameSite=Lax; Secure'

function policyIn({ headers }: { headers: Record<string, string | string[] | undefined> }) {
  return [headers['set-cookie'] ?? []].flat().filter((cookie) => cookie.startsWith('policy='))
}

describe('The cookie that keeps the rules for return figures', () => {
  it('is set by registering, by the country of the account', async () => {
    const answer = await site.people.visitor().post('/auth/signup', {
      firstName: 'Ada',
      lastName: 'Rossi',
      email: 'ada@example.com',
      password: 'quiet river under stone',
      country: 'Spain',
      csrf: '',
    })
    expect(answer.status).toBe(202)
    expect(policyIn(answer)).toEqual([OFF])
  })

  it.each([
    ['France', OFF],
    ['United Kingdom', GB],
  ])('is set by logging in and by the session check: %s', async (country, cookie) => {
    const member = await site.people.member({ country })
    const { email, password } = member
    expect(policyIn(await site.people.visitor().post('/auth/login', { email, password }))).toEqual([cookie])
    expect(policyIn(await member.get('/protected'))).toEqual([cookie])
  })

  it('is set by a login with a passkey and by restoring an account', async () => {
    const member = await site.people.member({ country: 'France' })
    const visitor = site.people.visitor()
    const { passkey } = await addPasskey(member)
    expect(policyIn(await logInWith(visitor, passkey))).toEqual([OFF])
    await member.post('/user/deletion', { email: member.email }, await proofOf(member))
    const { restoreToken } = (await logInWith(visitor, passkey)).body
    expect(policyIn(await visitor.post('/auth/restore', { restoreToken }))).toEqual([OFF])
  })

  it('is removed for an account elsewhere, and not sent again if it is right', async () => {
    const italian = await site.people.member({ country: 'Italy' })
    expect(policyIn(await italian.get('/protected', { cookie: 'policy=off' }))).toEqual([REMOVED])
    expect(policyIn(await italian.get('/protected'))).toEqual([])
    const indian = await site.people.member({ country: 'India' })
    expect(policyIn(await indian.get('/protected', { cookie: 'policy=off' }))).toEqual([])
  })

  it('is kept by logging out', async () => {
    const member = await site.people.member({ country: 'Spain' })
    expect(policyIn(await member.post('/auth/logout', undefined, { cookie: 'policy=off' }))).toEqual([])
  })
})
