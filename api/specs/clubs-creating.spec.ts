import { countries } from '@aurivane/contract/countries'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clubs } from '../src/database/schema.ts'
import { expectRefused } from './support/expect-refused.ts'
import { openSite, type Site } from './support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({ geoCountryHeader: 'x-country' })
})
afterAll(() => site.close())

const chess = {
  title: 'Chess and charts',
  description: 'Slow thinking for quick markets',
  country: 'Italy',
  privacy: false,
}

async function clubsOf(member: { id: number }) {
  return site.db.select().from(clubs).where(eq(clubs.ownerId, member.id))
}

describe('Creating a club', () => {
  it('answers its id, a whole number, and names title and country', async () => {
    const ada = await site.people.member()
    const answer = await ada.post('/user/club', chess)
    expect(answer).toMatchObject({
      status: 202,
      body: { result: 'Successfully created club: "Chess and charts" for Italy' },
    })
    expect(Number.isInteger(answer.body['clubID'])).toBe(true)
  })

  it('says the country in the language of the reader', async () => {
    const ada = await site.people.member()
    const swiss = { ...chess, country: 'Switzerland' }
    const german = await ada.post('/user/club', swiss, { 'accept-language': 'de' })
    expect(german.body.result).toBe('Der Club „Chess and charts“ (Schweiz) wurde gegründet')
    const bea = await site.people.member()
    const italian = await bea.post('/user/club', swiss, { 'accept-language': 'it' })
    expect(italian.body.result).toBe('Club «Chess and charts» (Svizzera) creato')
  })

  it('makes it pending, with trimmed texts and without contacts unless some are given', async () => {
    const ada = await site.people.member()
    await ada.post('/user/club', { ...chess, title: '  Chess and charts \n', state: 'verified', ownerId: 1 })
    expect(await clubsOf(ada)).toMatchObject([
      { title: 'Chess and charts', state: 'pending', stateReason: null, contacts: [], ownerId: ada.id },
    ])
  })

  it('is possible in each of the 18 countries and in no other', async () => {
    const ada = await site.people.member({ maxClubs: 18 })
    for (const { name } of countries) {
      expect((await ada.post('/user/club', { ...chess, country: name })).status).toBe(202)
    }
    const elsewhere = await (await site.people.member()).post('/user/club', { ...chess, country: 'Germany' })
    expectRefused(elsewhere, 'invalid_input')
    expect(elsewhere.body.fields).toEqual({ country: 'Choose a country from the list' })
  })

  it('shows the club in userObject.clubs', async () => {
    const ada = await site.people.member()
    const { body } = await ada.post('/user/club', { ...chess, privacy: 'yes' })
    const { userObject } = (await ada.get('/protected')).body as { userObject: { clubs: unknown[] } }
    expect(userObject.clubs).toEqual([
      { ...chess, id: body['clubID'], privacy: true, state: 'pending', stateReason: null, contacts: [] },
    ])
  })
})

describe('Creating a club with something missing', () => {
  const empties = [
    {},
    { title: '', description: '', country: '' },
    { title: ' ', description: '\n', country: null },
  ]

  it.each(empties)('names all three when all are empty: %j', async (body) => {
    const ada = await site.people.member()
    const answer = await ada.post('/user/club', { ...body, privacy: false })
    expectRefused(answer, 'invalid_input')
    expect(answer.body.fields).toEqual({
      title: 'Title is required',
      description: 'Description is required',
      country: 'Country is required',
    })
    expect(answer.body.result).toBe('Title is required')
  })

  it.each([
    ['title', 'Club Title is required'],
    ['description', 'Description is required'],
    ['country', 'A country is required'],
  ])('says of %s alone: %s', async (field, text) => {
    const ada = await site.people.member()
    const answer = await ada.post('/user/club', { ...chess, [field]: '  ' })
    expectRefused(answer, 'invalid_input')
    expect(answer.body).toMatchObject({ result: text, fields: { [field]: text } })
  })

  it('uses the single texts when two are empty', async () => {
    const ada = await site.people.member()
    const answer = await ada.post('/user/club', { ...chess, title: '', country: '' })
    expect(answer.body.fields).toEqual({ title: 'Club Title is required', country: 'A country is required' })
  })

  it('says so in Italian and German', async () => {
    const ada = await site.people.member()
    const italian = await ada.post('/user/club', { privacy: true }, { 'accept-language': 'it-CH, en;q=0.5' })
    expect(italian.body.fields).toEqual({
      title: 'Il titolo è obbligatorio',
      description: 'La descrizione è obbligatoria',
      country: 'Il Paese è obbligatorio',
    })
    const german = await ada.post('/user/club', { ...chess, title: '' }, { 'accept-language': 'de' })
    expect(german.body.fields).toEqual({ title: 'Der Clubtitel ist erforderlich' })
  })
})

describe('The privacy of a new club', () => {
  it.each([
    [true, true],
    ['true', true],
    ['yes', true],
    ['1', true],
    [' NO ', false],
    ['False', false],
    ['0', false],
  ])('turns %j into %j', async (privacy, stored) => {
    const ada = await site.people.member()
    expect((await ada.post('/user/club', { ...chess, privacy })).status).toBe(202)
    expect(await clubsOf(ada)).toMatchObject([{ privacy: stored }])
  })

  it.each([
    ['Open', 'Invalid input: the string must represent a boolean value'],
    ['', 'Invalid input: the string must represent a boolean value'],
    [5, 'Input must be a string'],
    [null, 'Input must be a string'],
    [[true], 'Input must be a string'],
    [undefined, 'Input must be a string'],
  ])('refuses %j', async (privacy, text) => {
    const ada = await site.people.member()
    const answer = await ada.post('/user/club', { ...chess, privacy })
    expectRefused(answer, 'invalid_input')
    expect(answer.body.fields).toEqual({ privacy: text })
    expect(await clubsOf(ada)).toEqual([])
  })
})

describe('Lengths and contacts of a new club', () => {
  it('takes a title of 1 to 80 characters and a description of 1 to 1000', async () => {
    const ada = await site.people.member()
    const longest = { ...chess, title: 't'.repeat(80), description: 'd'.repeat(1000) }
    expect((await ada.post('/user/club', longest)).status).toBe(202)
    expect((await ada.post('/user/club', { ...chess, title: 't', description: 'd' })).status).toBe(202)
    const longer = await ada.post('/user/club', {
      ...chess,
      title: 't'.repeat(81),
      description: 'd'.repeat(1001),
    })
    expect(longer.body.fields).toEqual({
      title: 'Use at most 80 characters',
      description: 'Use at most 1000 characters',
    })
  })

  it('keeps up to five contacts, https or mailto', async () => {
    const ada = await site.people.member()
    const contacts = [
      { contactName: 'Mail', contactLink: 'mailto:club@example.com' },
      ...[1, 2, 3, 4].map((n) => ({ contactName: `Page ${n}`, contactLink: `https://club.example/${n}` })),
    ]
    expect((await ada.post('/user/club', { ...chess, contacts })).status).toBe(202)
    expect(await clubsOf(ada)).toMatchObject([{ contacts }])
    const six = await ada.post('/user/club', { ...chess, contacts: [...contacts, contacts[0]] })
    expect(six.body.fields).toEqual({ contacts: 'A club has at most 5 contacts' })
  })

  it.each([
    'http://club.example',
    'javascript:alert(1)',
    'https://',
    'mailto:',
    'mailto:a@b.co?bcc=c@d.co',
    'ftp://user:pass@club.example',
    'https://club.example/"><script>',
  ])('refuses the contact link %s', async (contactLink) => {
    const ada = await site.people.member()
    const answer = await ada.post('/user/club', { ...chess, contacts: [{ contactName: 'Us', contactLink }] })
    expectRefused(answer, 'invalid_input')
    expect(answer.body.fields).toEqual({
      'contacts.0.contactLink': 'A contact link begins with https:// or mailto:',
    })
  })

  it.each([
    'https://user:pass@club.example',
    'HTTPS://user@club.example',
    'https://bank.example@evil.example',
    'https://bank.example:443@evil.example/',
    'https://@club.example',
  ])('refuses the contact link %s for what stands before the @', async (contactLink) => {
    const ada = await site.people.member()
    const answer = await ada.post('/user/club', { ...chess, contacts: [{ contactName: 'Us', contactLink }] })
    expectRefused(answer, 'invalid_input')
    expect(answer.body.fields).toEqual({
      'contacts.0.contactLink': 'Leave out the user name or password before the @',
    })
  })

  it('keeps the scheme of a contact link in small letters, however a phone wrote it', async () => {
    const ada = await site.people.member()
    const contacts = ['Https://www.Example.com/Club', 'HTTPS://x.test', 'Mailto:Club@example.com']
    const typed = contacts.map((contactLink) => ({ contactName: 'Us', contactLink }))
    expect((await ada.post('/user/club', { ...chess, contacts: typed })).status).toBe(202)
    const kept = ['https://www.Example.com/Club', 'https://x.test', 'mailto:Club@example.com']
    expect(await clubsOf(ada)).toMatchObject([
      { contacts: kept.map((contactLink) => ({ contactName: 'Us', contactLink })) },
    ])
  })

  it('refuses texts that cannot be stored', async () => {
    const ada = await site.people.member()
    const answer = await ada.post('/user/club', { ...chess, title: 'a\u0000b', description: '\uD800' })
    expect(answer.body.fields).toEqual({
      title: 'Some of these characters are not allowed here',
      description: 'Some of these characters are not allowed here',
    })
  })
})

describe('Who may create a club', () => {
  it('is refused until the email is confirmed', async () => {
    const ada = await site.people.member({ confirmedEmail: false })
    const answer = await ada.post('/user/club', chess)
    expectRefused(answer, 'email_not_confirmed')
    expect(answer.body.result).toBe('Your email needs to be verified in order to manage clubs')
  })

  it('is refused at the limit of the member, which the answer names', async () => {
    const ada = await site.people.member({ maxClubs: 1 })
    await ada.post('/user/club', chess)
    const answer = await ada.post('/user/club', chess)
    expectRefused(answer, 'club_limit_reached')
    expect(answer.body.result).toBe('You have reached the maximum amount of clubs to create. [1 of 1]')
  })

  it('never exceeds the allowance, even with 50 requests at once', async () => {
    const ada = await site.people.member({ maxClubs: 3 })
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => ada.post('/user/club', { ...chess, title: `Club ${n}` })),
    )
    const created = answers.filter((answer) => answer.status === 202)
    expect(created).toHaveLength(3)
    expect(await clubsOf(ada)).toHaveLength(3)
    for (const answer of answers) if (answer.status !== 202) expectRefused(answer, 'club_limit_reached')
  })

  it.each([
    'United States',
    'usa',
    'U.S.A.',
    ' the united  states of America ',
    'Stati Uniti',
    '🇺🇸',
    'ＵＳＡ',
  ])('is refused for the United States, also spelt %j', async (country) => {
    const ada = await site.people.member()
    const answer = await ada.post('/user/club', { ...chess, country })
    expectRefused(answer, 'united_states_excluded')
    expect(answer.body.result).toBe('Residents of the United States cannot register or create clubs')
  })

  it('is refused where the proxy says that the visitor is in the United States', async () => {
    const ada = await site.people.member()
    for (const said of ['us', 'US, DE', 'DE, US']) {
      expectRefused(await ada.post('/user/club', chess, { 'x-country': said }), 'united_states_excluded')
    }
    expect((await ada.post('/user/club', chess, { 'x-country': 'IT' })).status).toBe(202)
  })
})
