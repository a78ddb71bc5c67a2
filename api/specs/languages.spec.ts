import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales, type Locale } from '@aurivane/contract/locales'
import { messagesIn } from './support/messages.ts'
import { expectRefused } from './support/expect-refused.ts'
import type { Answer } from './support/http-client.ts'
import { openSite, type Site } from './support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const inLanguage = (header: string) => site.people.visitor({ 'accept-language': header })
const wrongLogin = { email: 'nobody@example.com', password: 'another quiet river' }

describe('The texts of answers', () => {
  it.each([
    ['en', 'The email or the password is wrong'],
    ['it', messagesIn('it').account.credentialsWrong],
    ['de', messagesIn('de').account.credentialsWrong],
  ] as const)('are said in %s, while the code stays the same', async (locale, text) => {
    const answer = await inLanguage(locale).post('/auth/login', wrongLogin)
    expectRefused(answer, 'credentials_wrong')
    expect(answer.body.result).toBe(text)
    expectLanguage(answer, locale)
  })

  it.each([
    ['it-CH,it;q=0.9,en;q=0.8', 'it'],
    ['fr-FR, de-AT;q=0.7, en;q=0.3', 'de'],
    ['en;q=0.2, it;q=0.9', 'it'],
    ['IT', 'it'],
    ['fr', 'en'],
    ['*', 'en'],
    ['de;q=0, it', 'it'],
    ['', 'en'],
    [';;;,,q=;q=x', 'en'],
    [`${'x,'.repeat(3_000)}de`, 'en'],
  ] as const)('follow Accept-Language %j', async (header, locale) => {
    expectLanguage(await inLanguage(header).post('/auth/login', wrongLogin), locale)
  })

  it('are English without Accept-Language', async () => {
    expectLanguage(await site.people.visitor().post('/auth/login', wrongLogin), 'en')
  })

  it.each(locales)('are complete in %s for what is missing in a form', async (locale) => {
    const answer = await inLanguage(locale).post('/auth/signup', {})
    const { form } = messagesIn(locale)
    expect(answer.body).toEqual({
      result: form.fillRequired,
      code: 'invalid_input',
      fields: {
        firstName: form.fillRequired,
        lastName: form.fillRequired,
        email: form.fillRequired,
        password: form.fillRequired,
        country: form.fillRequired,
      },
    })
  })

  it.each(locales)('are in %s for what the server refuses before any call is found', async (locale) => {
    const { request } = messagesIn(locale)
    expect((await inLanguage(locale).get('/nothing')).body.result).toBe(request.notFound)
    expect((await inLanguage(locale).get('/%ZZ')).body.result).toBe(request.malformed)
    const large = await inLanguage(locale).post('/auth/login', { filling: 'x'.repeat(100_000) })
    expect(large.body.result).toBe(request.tooLarge)
  })

  it('name figures in the words of the language', async () => {
    const form = { firstName: 'Ada', lastName: 'Rossi', email: 'a@b.co', password: 'kurz', country: 'Italy' }
    const answer = await inLanguage('de').post('/auth/signup', form)
    expect(answer.body.fields?.['password']).toBe(
      messagesIn('de').account.passwordTooShort.replace('{{minimum}}', '8'),
    )
    expect(answer.body.fields?.['password']).toContain('8')
  })

  it.each(locales)('are in %s for success too', async (locale) => {
    const ada = await site.people.member()
    const headers = { 'accept-language': locale }
    const { account } = messagesIn(locale)
    expect((await ada.get('/protected', headers)).body.result).toBe(account.current)
    expect((await ada.post('/auth/logout', undefined, headers)).body.result).toBe(account.loggedOut)
  })
})

function expectLanguage(answer: Answer, locale: Locale) {
  expect(answer.headers['content-language']).toBe(locale)
  expect(answer.headers['vary']).toBe('Accept-Language')
}
