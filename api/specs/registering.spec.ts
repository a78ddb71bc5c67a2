import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOUR_MS } from '@aurivane/contract/limits'
import { renderMail } from '../src/mail/templates/render-mail.ts'
import { expectRefused } from './support/expect-refused.ts'
import { queuedKinds, queuedMails, queuedLink, queuedToken } from './support/queued-mails.ts'
import { openSite, type Site } from './support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({ geoCountryHeader: 'x-country', publicUrl: 'https://aurivane.example' })
})
afterAll(() => site.close())

let number = 0
function newcomer(facts: Record<string, unknown> = {}) {
  number += 1
  return {
    firstName: 'Ada',
    lastName: 'Rossi',
    email: `newcomer${number}@example.com`,
    password: 'quiet river under stone',
    country: 'Italy',
    csrf: '',
    ...facts,
  }
}

const signUp = (body: unknown, headers: Record<string, string> = {}) =>
  site.people.visitor(headers).post('/auth/signup', body)
const logIn = (person: { email: string; password: string }) =>
  site.people.visitor().post('/auth/login', { email: person.email, password: person.password })

describe('Registering', () => {
  it('makes an unconfirmed member who may log in', async () => {
    const ada = newcomer({ country: 'Switzerland' })
    const answer = await signUp(ada)
    expect(answer.status).toBe(202)
    expect(answer.body).toEqual({
      result: 'Your account has been created. We have sent you an email to confirm your address.',
    })
    const login = await logIn(ada)
    expect(login.status).toBe(202)
    expect(login.body['userObject']).toMatchObject({
      firstName: 'Ada',
      lastName: 'Rossi',
      email: ada.email,
      country: 'Switzerland',
      admin: false,
      confirmedEmail: false,
      maxClubs: 3,
      twoFactorAuth: false,
      deletedAt: null,
      clubs: [],
      posts: [],
    })
  })

  it('sends a confirmation link from PUBLIC_URL in the language of the request, whatever the Host says', async () => {
    const ada = newcomer()
    await signUp(ada, {
      'accept-language': 'de',
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
    })
    const [letter] = await queuedMails(site, ada.email)
    expect(letter).toMatchObject({ kind: 'confirm-email', locale: 'de', to: { address: ada.email } })
    const link = await queuedLink(site, ada.email)
    expect(link.origin + link.pathname).toBe('https://aurivane.example/ge/auth/confirmemail')
  })

  it('does not contain the name before the address is confirmed: it may be an attacker’s link', async () => {
    const ada = newcomer({ firstName: 'win at https://evil.example' })
    await signUp(ada)
    await site.people.visitor().post(`/auth/account-recovery/email?email=${ada.email}`)
    await signUp(ada)
    const letters = await queuedMails(site, ada.email)
    expect(letters.map(({ kind }) => kind)).toEqual(['confirm-email', 'recovery', 'signup-known-email'])
    for (const letter of letters) {
      const { subject, text, html } = renderMail(letter, { supportEmail: 'support@aurivane.example' })
      expect(letter.to.name).toBe('')
      expect(text).toMatch(/^Hello,\n/)
      expect(subject + text + html).not.toContain('evil.example')
    }
  })

  it('stores the password as argon2id with the recommended parameters', async () => {
    const ada = newcomer()
    await signUp(ada)
    const login = await logIn(ada)
    const { passwordHash } = await site.people.stored(login.body['userObject'] as { id: number })
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('lets no extra field decide about roles, allowance or confirmation', async () => {
    const ada = newcomer({ admin: true, confirmedEmail: true, maxClubs: 99, id: 1, deletedAt: null })
    expect((await signUp(ada)).status).toBe(202)
    expect((await logIn(ada)).body['userObject']).toMatchObject({
      admin: false,
      confirmedEmail: false,
      maxClubs: 3,
    })
  })
})

describe('Registering is refused', () => {
  it.each(['firstName', 'lastName', 'email', 'password', 'country'])(
    'without %s: Please fill in the required fields',
    async (field) => {
      for (const empty of ['', '   ', null, undefined]) {
        const answer = await signUp(newcomer({ [field]: empty }))
        // A password of spaces is a password, only too short a one.
        if (field === 'password' && empty === '   ') continue
        expectRefused(answer, 'invalid_input')
        expect(answer.body.result).toBe('Please fill in the required fields')
        expect(answer.body.fields).toEqual({ [field]: 'Please fill in the required fields' })
      }
    },
  )

  it.each([
    ['en', 'Please fill in the required fields'],
    ['it', 'Compili i campi obbligatori'],
    ['de', 'Bitte füllen Sie die Pflichtfelder aus'],
  ])('in one and the same words for all five fields (%s)', async (language, text) => {
    const { result, fields } = (await signUp({}, { 'accept-language': language })).body
    expect(result).toBe(text)
    expect(fields).toEqual({ firstName: text, lastName: text, email: text, password: text, country: text })
  })

  it('in the words of the hidden field when nothing else is wrong', async () => {
    const answer = await signUp(newcomer({ csrf: null }))
    expectRefused(answer, 'invalid_input')
    expect(answer.body.result).toBe(answer.body.fields?.['csrf'])
  })

  it.each([
    ['password', 'short', 'Use at least 8 characters'],
    ['password', 'x'.repeat(129), 'Use at most 128 characters'],
    ['password', 'Password1', 'Attackers try this password first. Please choose another one.'],
    ['password', 'Qwertz123', 'Attackers try this password first. Please choose another one.'],
    ['email', 'nobody', 'Enter an email address such as name@example.com'],
    ['email', 'a@b.co\r\nBcc: c@d.co', 'Some of these characters are not allowed here'],
    ['email', 'Ada <ada@example.com>', 'Enter an email address such as name@example.com'],
    ['country', 'Atlantis', 'Choose a country from the list'],
    ['firstName', 'x'.repeat(61), 'Use at most 60 characters'],
  ])('with this %s: %j', async (field, value, text) => {
    const answer = await signUp(newcomer({ [field]: value }))
    expectRefused(answer, 'invalid_input')
    expect(answer.body).toMatchObject({ result: text, fields: { [field]: text } })
  })

  it('with the email as password', async () => {
    const answer = await signUp(newcomer({ email: 'same@example.com', password: 'SAME@example.com' }))
    expectRefused(answer, 'invalid_input')
    expect(answer.body.fields).toEqual({ password: 'The password must not be the email address' })
  })

  it.each(['United States', 'USA', 'u.s.a.', 'Stati Uniti', 'ＵＳＡ'])(
    'for residents of %s',
    async (country) => {
      const answer = await signUp(newcomer({ country }))
      expectRefused(answer, 'united_states_excluded')
      expect(answer.body.result).toBe('Residents of the United States cannot register or create clubs')
    },
  )

  it('where the proxy says that the visitor is in the United States', async () => {
    for (const said of ['us', 'USA', 'US, DE', 'DE, US', 'de,us', 'DE , IT,us ']) {
      expectRefused(await signUp(newcomer(), { 'x-country': said }), 'united_states_excluded')
    }
    expect((await signUp(newcomer(), { 'x-country': 'DE, IT' })).status).toBe(202)
    expect((await signUp(newcomer(), { 'x-country': 'IT' })).status).toBe(202)
  })

  it('when the hidden field is filled: Detected', async () => {
    const answer = await signUp(newcomer({ csrf: 'x' }))
    expectRefused(answer, 'detected')
    expect(answer.body).toMatchObject({ result: 'Detected', fields: { csrf: 'Detected' } })
    const german = await signUp(newcomer({ csrf: 'x' }), { 'accept-language': 'de' })
    expect(german.body.fields).toEqual({ csrf: german.body.result })
  })

  it('with a known email in any case, and its owner is notified', async () => {
    const owner = await site.people.member({ locale: 'it' })
    const answer = await signUp(newcomer({ email: owner.email.toUpperCase() }))
    expectRefused(answer, 'email_taken')
    expect(answer.body.result).toBe('An account with this email already exists')
    expect(await queuedMails(site, owner.email)).toMatchObject([{ kind: 'signup-known-email', locale: 'it' }])
  })

  it('for all but one of twenty who want the same email at once', async () => {
    const ada = newcomer()
    const answers = await Promise.all(Array.from({ length: 20 }, () => signUp(ada)))
    expect(answers.filter((answer) => answer.status === 202)).toHaveLength(1)
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(19)
    expect((await queuedKinds(site, ada.email)).filter((kind) => kind === 'confirm-email')).toHaveLength(1)
  })
})

describe('Confirming the email', () => {
  const confirm = (token: string) =>
    site.people.visitor().post(`/auth/signup/confirmemail?token=${encodeURIComponent(token)}`)
  async function register() {
    const ada = newcomer()
    await signUp(ada)
    return { ...ada, token: await queuedToken(site, ada.email) }
  }
  async function isConfirmed(person: { email: string; password: string }) {
    const login = await logIn(person)
    return (login.body['userObject'] as { confirmedEmail: boolean }).confirmedEmail
  }

  it('succeeds with the token of the mail, and again when repeated', async () => {
    const ada = await register()
    for (let time = 0; time < 2; time += 1) {
      const answer = await confirm(ada.token)
      expect(answer.status).toBe(202)
      expect(answer.body.result).toBe(
        'Your email address is confirmed, redirecting you back to home in 1 second.',
      )
    }
    expect(await isConfirmed(ada)).toBe(true)
  })

  it('is done by POST alone: opening the link changes nothing', async () => {
    const ada = await register()
    for (const method of ['GET', 'HEAD']) {
      expect((await site.send(method, `/auth/signup/confirmemail?token=${ada.token}`)).status).toBe(405)
    }
    expect(await isConfirmed(ada)).toBe(false)
    expect((await confirm(ada.token)).status).toBe(202)
  })

  it('is refused after 48 hours', async () => {
    const ada = await register()
    site.clock.advance(48 * HOUR_MS)
    const answer = await confirm(ada.token)
    expectRefused(answer, 'mail_token_dead')
    expect(answer.body.result).toBe('This link has expired or was already used. Please ask for a new one.')
    expect(await isConfirmed(ada)).toBe(false)
  })

  it.each(['nonsense', 'x'.repeat(43)])('is refused with the unknown token %s', async (token) => {
    expectRefused(await confirm(token), 'mail_token_dead')
  })

  it('is refused without a token, or with two', async () => {
    expectRefused(await confirm(''), 'invalid_input')
    expectRefused(await site.people.visitor().post('/auth/signup/confirmemail'), 'invalid_input')
    expectRefused(
      await site.people.visitor().post('/auth/signup/confirmemail?token=a&token=b'),
      'invalid_input',
    )
  })

  it('is refused with a token that was made for a new password', async () => {
    const ada = newcomer()
    await signUp(ada)
    await site.people.visitor().post(`/auth/account-recovery/email?email=${ada.email}`)
    expectRefused(await confirm(await queuedToken(site, ada.email)), 'mail_token_dead')
    expect(await isConfirmed(ada)).toBe(false)
  })
})

describe('Asking for the confirmation mail again', () => {
  it('sends a new link, which voids the older', async () => {
    const ada = await site.people.member({ confirmedEmail: false })
    await ada.post('/auth/signup/resend')
    const older = await queuedToken(site, ada.email)
    const answer = await ada.post('/auth/signup/resend')
    expect(answer.body).toEqual({ result: 'We have sent you a new confirmation email' })
    const newer = await queuedToken(site, ada.email)
    const confirm = (token: string) => site.people.visitor().post(`/auth/signup/confirmemail?token=${token}`)
    expectRefused(await confirm(older), 'mail_token_dead')
    expect((await confirm(newer)).status).toBe(202)
  })

  it('lets the older link report that the address is confirmed by now', async () => {
    const ada = await site.people.member({ confirmedEmail: false })
    const links: string[] = []
    for (let time = 0; time < 3; time += 1) {
      await ada.post('/auth/signup/resend')
      links.push(await queuedToken(site, ada.email))
    }
    const confirm = (token = '') => site.people.visitor().post(`/auth/signup/confirmemail?token=${token}`)
    const [oldest, older, newest = ''] = links
    for (const token of [oldest, older]) expectRefused(await confirm(token), 'mail_token_dead')
    expect((await site.people.stored(ada)).confirmedEmail).toBe(false)
    for (const token of [newest, oldest, older, newest]) {
      expect((await confirm(token)).body.result).toBe(
        'Your email address is confirmed, redirecting you back to home in 1 second.',
      )
    }
    site.clock.advance(49 * HOUR_MS)
    expect((await confirm(oldest)).status).toBe(202)
  })

  it('reveals nothing for a changed or invented link', async () => {
    const ada = await site.people.member({ confirmedEmail: false })
    const bea = await site.people.member({ confirmedEmail: true })
    await ada.post('/auth/signup/resend')
    const token = await queuedToken(site, ada.email)
    const confirm = (made: string) => site.people.visitor().post(`/auth/signup/confirmemail?token=${made}`)
    const others = token.slice(0, -String(ada.id).length) + String(bea.id)
    for (const made of [others, `${'x'.repeat(65)}${bea.id}`, String(bea.id)]) {
      expectRefused(await confirm(made), 'mail_token_dead')
    }
    await site.people.visitor().post(`/auth/account-recovery/email?email=${bea.email}`)
    expectRefused(await confirm(await queuedToken(site, bea.email)), 'mail_token_dead')
  })

  it('sends nothing when the address is confirmed already', async () => {
    const ada = await site.people.member({ confirmedEmail: true })
    const answer = await ada.post('/auth/signup/resend')
    expect(answer).toMatchObject({ status: 202, body: { result: 'Your email address is already confirmed' } })
    expect(await queuedKinds(site, ada.email)).toEqual([])
  })

  it('is for members', async () => {
    expectRefused(await site.people.visitor().post('/auth/signup/resend'), 'login_needed')
  })
})
