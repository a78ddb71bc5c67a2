import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../src/database/schema.ts'
import { expectRefused } from './support/expect-refused.ts'
import type { Member } from './support/people.ts'
import { openSite, type Site } from './support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

function change(member: Member, valueType: string, fieldValue: unknown, newValue: unknown, language = 'en') {
  const body = { valueType, toChange: { fieldValue, newValue } }
  return member.put(`/profiles/user/${valueType}`, body, { 'accept-language': language })
}

const adaRossi = { firstName: 'Ada', lastName: 'Rossi' }

describe('Changing the own profile', () => {
  it('changes both names at once', async () => {
    const ada = await site.people.member(adaRossi)
    const answer = await change(ada, 'name', adaRossi, { firstName: ' Adele ', lastName: 'Bianchi' })
    expect(answer).toMatchObject({ status: 202, body: { result: 'Your profile has been updated' } })
    expect(await site.people.stored(ada)).toMatchObject({ firstName: 'Adele', lastName: 'Bianchi' })
  })

  it('changes one of the names when the other stays', async () => {
    const ada = await site.people.member(adaRossi)
    expect((await change(ada, 'name', adaRossi, { ...adaRossi, lastName: 'Neri' })).status).toBe(202)
    expect((await change(ada, 'firstName', 'Ada', 'Adele')).status).toBe(202)
    expect((await change(ada, 'lastName', 'Neri', 'Bianchi')).status).toBe(202)
    expect(await site.people.stored(ada)).toMatchObject({ firstName: 'Adele', lastName: 'Bianchi' })
  })

  it.each([[''], [null], ['  ']])('sets a first description: %j is none yet', async (nothing) => {
    const ada = await site.people.member()
    expect((await change(ada, 'description', nothing, 'Call me\nin the morning')).status).toBe(202)
    expect(await site.people.stored(ada)).toMatchObject({ description: 'Call me\nin the morning' })
  })

  it('changes a description that is there', async () => {
    const ada = await site.people.member()
    await change(ada, 'description', '', 'First')
    expect((await change(ada, 'description', 'First', 'Second')).status).toBe(202)
  })

  it('shows at once in userObject', async () => {
    const ada = await site.people.member(adaRossi)
    await change(ada, 'firstName', 'Ada', 'Adele')
    expect((await ada.get('/protected')).body).toMatchObject({ userObject: { firstName: 'Adele' } })
  })

  it('changes nothing else, whatever is sent', async () => {
    const ada = await site.people.member(adaRossi)
    const before = await site.people.stored(ada)
    const sneaky = { firstName: 'Ada', lastName: 'Neri', admin: true, maxClubs: 99, confirmedEmail: true }
    const body = { valueType: 'name', toChange: { fieldValue: adaRossi, newValue: sneaky }, id: 1, uid: 1 }
    expect((await ada.put('/profiles/user/name', body)).status).toBe(202)
    expect(await site.people.stored(ada)).toEqual({ ...before, lastName: 'Neri' })
  })
})

describe('Changing the profile with something missing', () => {
  it.each([
    [
      'name',
      { firstName: '', lastName: ' ' },
      { firstName: 'FirstName is required', lastName: 'LastName is required' },
    ],
    ['name', { firstName: 'Ada', lastName: '' }, { lastName: 'LastName is required' }],
    ['name', { firstName: null, lastName: 'Rossi' }, { firstName: 'FirstName is required' }],
    ['firstName', '', { firstName: 'FirstName is required' }],
    ['firstName', null, { firstName: 'FirstName is required' }],
    ['lastName', '  ', { lastName: 'LastName is required' }],
    ['description', '', { description: 'Description is required' }],
    ['description', null, { description: 'Description is required' }],
    ['firstName', 'a'.repeat(61), { firstName: 'Use at most 60 characters' }],
    ['lastName', 'line\nbreak', { lastName: 'Some of these characters are not allowed here' }],
    ['description', 'd'.repeat(1001), { description: 'Use at most 1000 characters' }],
    ['name', { firstName: 'Adele' }, { lastName: 'LastName is required' }],
    ['name', {}, { firstName: 'FirstName is required', lastName: 'LastName is required' }],
    ['name', 'Adele', { firstName: 'FirstName is required', lastName: 'LastName is required' }],
    ['name', undefined, { firstName: 'FirstName is required', lastName: 'LastName is required' }],
    ['name', { firstName: 'Adele', lastName: 5 }, { lastName: 'This value has the wrong form' }],
    ['description', undefined, { description: 'Description is required' }],
    ['description', 5, { description: 'This value has the wrong form' }],
    ['firstName', ['Adele'], { firstName: 'This value has the wrong form' }],
    ['lastName', { lastName: 'Neri' }, { lastName: 'This value has the wrong form' }],
  ])('refuses %s %j', async (valueType, newValue, fields) => {
    const ada = await site.people.member(adaRossi)
    const believed = { name: adaRossi, firstName: 'Ada', lastName: 'Rossi', description: '' }
    const answer = await change(ada, valueType, believed[valueType as 'name'], newValue)
    expectRefused(answer, 'invalid_input')
    expect(answer.body.fields).toEqual(fields)
    expect(answer.body.result).toBe(Object.values(fields)[0])
  })

  it.each([2_000, 2_001, 30_000])('names field and limit of a text of %i characters', async (length) => {
    const ada = await site.people.member(adaRossi)
    const text = 'x'.repeat(length)
    const description = await change(ada, 'description', '', text)
    expect(description.body.fields).toEqual({ description: 'Use at most 1000 characters' })
    const firstName = await change(ada, 'firstName', 'Ada', text)
    expect(firstName.body.fields).toEqual({ firstName: 'Use at most 60 characters' })
    const name = await change(ada, 'name', adaRossi, { ...adaRossi, lastName: text })
    expect(name.body.fields).toEqual({ lastName: 'Use at most 60 characters' })
  })

  it('says so in Italian and German', async () => {
    const ada = await site.people.member(adaRossi)
    const empty = { firstName: '', lastName: '' }
    expect((await change(ada, 'name', adaRossi, empty, 'it')).body.fields).toEqual({
      firstName: 'Il nome è obbligatorio',
      lastName: 'Il cognome è obbligatorio',
    })
    expect((await change(ada, 'name', adaRossi, empty, 'de')).body.fields).toEqual({
      firstName: 'Der Vorname ist erforderlich',
      lastName: 'Der Nachname ist erforderlich',
    })
  })

  it.each([
    ['name', 'Ada', 'Adele'],
    ['name', adaRossi, 'Adele'],
    ['firstName', adaRossi, 'Adele'],
    ['firstName', 'Ada', adaRossi],
    ['firstName', 5, 'Adele'],
    ['description', '', ['text']],
  ])('refuses values of another shape for %s: %j to %j', async (valueType, fieldValue, newValue) => {
    const ada = await site.people.member(adaRossi)
    expectRefused(await change(ada, valueType, fieldValue, newValue), 'invalid_input')
  })

  it('refuses a body that names another value than the address', async () => {
    const ada = await site.people.member(adaRossi)
    const body = { valueType: 'lastName', toChange: { fieldValue: 'Ada', newValue: 'Adele' } }
    const answer = await ada.put('/profiles/user/firstName', body)
    expectRefused(answer, 'invalid_input')
    expect(answer.body.fields).toEqual({ valueType: 'This value has the wrong form' })
  })

  it.each(['email', 'admin', 'maxClubs', '__proto__', 'all'])('knows no value %s', async (valueType) => {
    const ada = await site.people.member()
    expectRefused(await change(ada, valueType, '', 'x'), 'invalid_input')
  })

  it.each([undefined, null, 5, 'text', []])('says that the change is missing: %j', async (toChange) => {
    const ada = await site.people.member()
    const answer = await ada.put('/profiles/user/firstName', { valueType: 'firstName', toChange })
    expectRefused(answer, 'invalid_input')
    expect(answer.body.fields).toEqual({ toChange: 'This value has the wrong form' })
  })

  it.each([{}, { valueType: 'firstName' }, { valueType: 'firstName', toChange: null }, [], null])(
    'refuses the body %j',
    async (body) => {
      const ada = await site.people.member()
      expectRefused(await ada.put('/profiles/user/firstName', body), 'invalid_input')
    },
  )
})

describe('A value that stays the same', () => {
  it.each([
    ['name', adaRossi, adaRossi, ['firstName', 'lastName']],
    ['name', adaRossi, { firstName: ' Ada', lastName: 'Rossi ' }, ['firstName', 'lastName']],
    ['firstName', 'Ada', 'Ada', ['firstName']],
    ['lastName', 'Rossi', ' Rossi ', ['lastName']],
  ])('is refused: %s %j', async (valueType, fieldValue, newValue, fields) => {
    const ada = await site.people.member(adaRossi)
    const answer = await change(ada, valueType, fieldValue, newValue)
    expectRefused(answer, 'nothing_changed')
    const text = 'Nothing has changed.'
    expect(answer.body).toMatchObject({ result: text })
    expect(answer.body.fields).toEqual(Object.fromEntries(fields.map((field) => [field, text])))
  })

  it('is refused for a description too, in the language of the reader', async () => {
    const ada = await site.people.member()
    await change(ada, 'description', null, 'Call me')
    const answer = await change(ada, 'description', 'Call me', 'Call me', 'de')
    expectRefused(answer, 'nothing_changed')
    const german = 'Es wurde nichts geändert.'
    expect(answer.body).toMatchObject({ result: german, fields: { description: german } })
    const italian = await change(ada, 'description', 'Call me', 'Call me', 'it')
    expect(italian.body.result).toBe('Nessuna modifica.')
  })
})

describe('A value that was changed somewhere else', () => {
  it.each([
    ['name', { firstName: 'Ada', lastName: 'Neri' }, { firstName: 'Eva', lastName: 'Neri' }],
    ['name', { firstName: null, lastName: null }, { firstName: 'Eva', lastName: 'Neri' }],
    ['firstName', 'Eva', 'Ida'],
    ['firstName', 'ada', 'Ida'],
    ['lastName', null, 'Neri'],
    ['description', 'Something', 'Else'],
    ['description', 'a\u0000b', 'Else'],
  ])('is left alone: %s is not %j', async (valueType, fieldValue, newValue) => {
    const ada = await site.people.member(adaRossi)
    const before = await site.people.stored(ada)
    expectRefused(await change(ada, valueType, fieldValue, newValue), 'changed_meanwhile')
    expect(await site.people.stored(ada)).toEqual(before)
  })

  it.each([
    ['firstName', 'Ada', 'Adele'],
    ['description', '', 'Reads charts'],
    ['name', { firstName: 'Ada', lastName: 'Rossi' }, { firstName: 'Adele', lastName: 'Neri' }],
  ])('may be changed twice by the same request: %s', async (valueType, fieldValue, newValue) => {
    const ada = await site.people.member(adaRossi)
    for (const _time of [1, 2, 3])
      expect((await change(ada, valueType, fieldValue, newValue)).status).toBe(202)
    const wanted = typeof newValue === 'string' ? { [valueType]: newValue } : newValue
    expect(await site.people.stored(ada)).toMatchObject(wanted)
  })

  it('lets one of twenty changes at once through', async () => {
    const ada = await site.people.member(adaRossi)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => change(ada, 'firstName', 'Ada', `Ada ${n}`)),
    )
    expect(answers.filter((answer) => answer.status === 202)).toHaveLength(1)
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(19)
  })

  it('concerns only the value that is changed', async () => {
    const ada = await site.people.member(adaRossi)
    await site.db.update(users).set({ lastName: 'Neri' }).where(eq(users.id, ada.id))
    expect((await change(ada, 'firstName', 'Ada', 'Adele')).status).toBe(202)
    expect(await site.people.stored(ada)).toMatchObject({ firstName: 'Adele', lastName: 'Neri' })
  })
})
