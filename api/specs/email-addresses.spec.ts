import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectRefused } from './support/expect-refused.ts'
import { queuedKinds } from './support/queued-mails.ts'
import { openSite, type Site } from './support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const password = 'quiet river under stone'
const signUp = (email: string) =>
  site.people.visitor().post('/auth/signup', {
    firstName: 'Ada',
    lastName: 'Rossi',
    email,
    password,
    country: 'Italy',
    csrf: '',
  })

describe('An address whose domain is not ASCII', () => {
  it('is one account with its ASCII form, for registering, logging in and recovering', async () => {
    const email = 'ada@xn--mnchen-3ya.example'
    expect((await signUp('ada@münchen.example')).status).toBe(202)
    expectRefused(await signUp(email), 'email_taken')
    expectRefused(await signUp('Ada@MÜNCHEN.example'), 'email_taken')
    for (const typed of ['ada@münchen.example', email, ' ADA@MÜNCHEN.EXAMPLE ']) {
      const login = await site.people.visitor().post('/auth/login', { email: typed, password })
      expect(login.body['userObject']).toMatchObject({ email })
    }
    const asked = encodeURIComponent('ada@münchen.example')
    await site.people.visitor().post(`/auth/account-recovery/email?email=${asked}`)
    expect((await queuedKinds(site, email)).toSorted()).toEqual([
      'confirm-email',
      'recovery',
      'signup-known-email',
      'signup-known-email',
    ])
  })

  it.each(['x@rv.--', 'x@10.0.0.25', 'jürg@example.com', 'x@xn--.example'])(
    'is told from what is none: %s',
    async (email) => {
      const answer = await signUp(email)
      expectRefused(answer, 'invalid_input')
      expect(answer.body.fields).toEqual({ email: 'Enter an email address such as name@example.com' })
    },
  )
})
