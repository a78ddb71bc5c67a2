import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clubs } from '../src/database/schema.ts'
import { makeClub } from './support/clubs.ts'
import { expectRefused } from './support/expect-refused.ts'
import type { Member } from './support/people.ts'
import { openSite, type Site } from './support/site.ts'

let site: Site
let ada: Member
let clubID: number
beforeAll(async () => {
  site = await openSite()
  ada = await site.people.member()
  clubID = await makeClub(site, ada)
})
afterAll(() => site.close())

const edited = { title: 'Chess at noon', description: 'Quick thinking', privacy: true }

async function stored(id = clubID) {
  const [club] = await site.db.select().from(clubs).where(eq(clubs.id, id))
  return club
}

describe('Editing a club', () => {
  it('changes title, description and privacy', async () => {
    const answer = await ada.put('/user/club/inputs', { clubID, ...edited })
    expect(answer).toMatchObject({
      status: 202,
      body: { result: `Successfully updated club ID: ${clubID}` },
    })
    expect(await stored()).toMatchObject(edited)
  })

  it('keeps contacts that are not sent and replaces those that are', async () => {
    const contacts = [{ contactName: 'Mail', contactLink: 'mailto:club@example.com' }]
    await ada.put('/user/club/inputs', { clubID, ...edited, contacts })
    await ada.put('/user/club/inputs', { clubID, ...edited })
    expect(await stored()).toMatchObject({ contacts })
    await ada.put('/user/club/inputs', { clubID, ...edited, contacts: [] })
    expect(await stored()).toMatchObject({ contacts: [] })
  })

  it('changes neither country, owner nor state, whatever is sent', async () => {
    const before = await stored()
    const sent = { clubID, ...edited, country: 'France', ownerId: 1, owner_id: 1, state: 'verified', id: 1 }
    expect((await ada.put('/user/club/inputs', sent)).status).toBe(202)
    expect(await stored()).toEqual(before)
  })

  it.each(['verified', 'declined', 'pending'] as const)('leaves a %s club %s', async (state) => {
    const bea = await site.people.member()
    const id = await makeClub(site, bea, { state, stateReason: 'as reviewed' })
    await bea.put('/user/club/inputs', { clubID: id, ...edited })
    await bea.put('/user/club/single/title', { clubID: id, value: 'Another title' })
    expect(await stored(id)).toMatchObject({ title: 'Another title', state, stateReason: 'as reviewed' })
  })

  it('takes the id as digits too', async () => {
    expect((await ada.put('/user/club/inputs', { clubID: String(clubID), ...edited })).status).toBe(202)
  })
})

describe('Editing a club with texts that do not fit', () => {
  it.each([
    [
      { title: '', description: ' ' },
      { title: 'Club Title is required', description: 'Club Description is required' },
    ],
    [{ title: '' }, { title: 'Club Title is required' }],
    [{ description: '' }, { description: 'Club Description is required' }],
    [{ title: 'Four' }, { title: 'Club Title is less than 5 characters' }],
    [{ title: '  Four  ' }, { title: 'Club Title is less than 5 characters' }],
    [{ description: 'Four' }, { description: 'Club Description is less than 5 characters' }],
    [{ title: 't'.repeat(81) }, { title: 'Use at most 80 characters' }],
    [{ description: 'd'.repeat(1001) }, { description: 'Use at most 1000 characters' }],
    [{ privacy: 'Closed' }, { privacy: 'Invalid input: the string must represent a boolean value' }],
    [{ privacy: 5 }, { privacy: 'Input must be a string' }],
    [{ clubID: 'first' }, { clubID: 'The id needs to be a whole number' }],
    [{ clubID: 1.5 }, { clubID: 'The id needs to be a whole number' }],
  ])('refuses %j', async (change, fields) => {
    const before = await stored()
    const answer = await ada.put('/user/club/inputs', { clubID, ...edited, ...change })
    expectRefused(answer, 'invalid_input')
    expect(answer.body).toMatchObject({ fields, result: Object.values(fields)[0] })
    expect(Object.keys(answer.body.fields ?? {})).toEqual(Object.keys(fields))
    expect(await stored()).toEqual(before)
  })

  it('takes five characters', async () => {
    const five = { clubID, title: 'Chess', description: 'Chess', privacy: false }
    expect((await ada.put('/user/club/inputs', five)).status).toBe(202)
  })

  it('says so in Italian and German', async () => {
    const short = { clubID, title: 'Four', description: '', privacy: false }
    const italian = await ada.put('/user/club/inputs', short, { 'accept-language': 'it' })
    expect(italian.body.fields).toEqual({
      title: 'Il titolo del club ha meno di 5 caratteri',
      description: 'La descrizione del club è obbligatoria',
    })
    const german = await ada.put('/user/club/inputs', short, { 'accept-language': 'de-AT' })
    expect(german.body.fields).toEqual({
      title: 'Der Clubtitel hat weniger als 5 Zeichen',
      description: 'Die Clubbeschreibung ist erforderlich',
    })
  })
})

describe('Changing a single value of a club', () => {
  it.each([
    ['title', 'Chess by night', 'Chess by night'],
    ['description', '  Five more words of text ', 'Five more words of text'],
    ['privacy', true, true],
    ['privacy', ' No ', false],
  ])('writes %s', async (valueType, value, kept) => {
    const answer = await ada.put(`/user/club/single/${valueType}`, { clubID, value })
    expect(answer).toMatchObject({
      status: 202,
      body: { result: `Successfully updated club ID: ${clubID}` },
    })
    expect(await stored()).toMatchObject({ [valueType]: kept })
  })

  it.each([
    ['title', '', 'Club Title is required'],
    ['title', 'Four', 'Club Title is less than 5 characters'],
    ['title', true, 'This value has the wrong form'],
    ['description', '', 'Club Description is required'],
    ['description', 'Four', 'Club Description is less than 5 characters'],
    ['privacy', 'Open', 'Invalid input: the string must represent a boolean value'],
  ])('refuses %s %j', async (valueType, value, text) => {
    const answer = await ada.put(`/user/club/single/${valueType}`, { clubID, value })
    expectRefused(answer, 'invalid_input')
    expect(answer.body).toMatchObject({ result: text, fields: { value: text } })
  })

  it.each([
    ['title', 'Use at most 80 characters'],
    ['description', 'Use at most 1000 characters'],
  ])('names the limit of %s, however long the text is', async (valueType, text) => {
    for (const length of [1_001, 2_001, 30_000]) {
      const answer = await ada.put(`/user/club/single/${valueType}`, { clubID, value: 'x'.repeat(length) })
      expect(answer.body.fields).toEqual({ value: text })
    }
  })

  it('knows no other values', async () => {
    const before = await stored()
    for (const valueType of ['country', 'ownerId', 'id', 'constructor']) {
      expectRefused(await ada.put(`/user/club/single/${valueType}`, { clubID, value: 'x' }), 'invalid_input')
    }
    expect(await stored()).toEqual(before)
  })
})

describe('A club that was changed after its owner read it', () => {
  const path = '/user/club/inputs'
  const contacts = [
    { contactName: 'Mail', contactLink: 'mailto:club@example.com' },
    { contactName: 'Site', contactLink: 'https://club.example.com' },
  ]
  const seen = {
    title: 'Chess and charts',
    description: 'Slow thinking for quick markets',
    privacy: false,
    contacts,
  }

  let bea: Member
  beforeEach(async () => {
    bea = await site.people.member()
  })

  it.each([
    ['everything', seen],
    ['one value', { privacy: false }],
    ['nothing', {}],
  ])('is changed where %s is as it was seen', async (_, known) => {
    const id = await makeClub(site, bea, { contacts })
    expect((await bea.put(path, { clubID: id, ...edited, seen: known })).status).toBe(202)
    expect(await stored(id)).toMatchObject({ ...edited, contacts })
  })

  it.each([
    [{ title: 'Chess by night' }],
    [{ description: 'Friends only' }],
    [{ privacy: true }],
    [{ contacts: [] }],
    [{ contacts: contacts.toReversed() }],
  ])('is left alone: %j', async (change) => {
    const id = await makeClub(site, bea, { contacts, ...change })
    const before = await stored(id)
    expectRefused(await bea.put(path, { clubID: id, ...edited, seen }), 'changed_meanwhile')
    expect(await stored(id)).toEqual(before)
  })

  it('is overwritten by a call without `seen`', async () => {
    const id = await makeClub(site, bea, { title: 'Chess by night', description: 'Friends only' })
    expect((await bea.put(path, { clubID: id, ...edited })).status).toBe(202)
    expect(await stored(id)).toMatchObject(edited)
  })

  it('may be changed by one value in the same way', async () => {
    const id = await makeClub(site, bea)
    const rename = (value: string) =>
      bea.put('/user/club/single/title', { clubID: id, value, seen: { title: seen.title } })
    expect((await rename('Chess at noon')).status).toBe(202)
    expectRefused(await rename('Chess by night'), 'changed_meanwhile')
    expect(await stored(id)).toMatchObject({ title: 'Chess at noon' })
  })

  it('takes one of twenty changes at once', async () => {
    const id = await makeClub(site, bea, { contacts })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        bea.put(path, { clubID: id, ...edited, title: `Chess at ${n} sharp`, seen }),
      ),
    )
    expect(answers.filter((answer) => answer.status === 202)).toHaveLength(1)
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(19)
  })

  it('reveals nothing about its contents', async () => {
    const stranger = await site.people.member()
    for (const title of ['Chess and charts', 'Anything else']) {
      const id = await makeClub(site, ada)
      expectRefused(await stranger.put(path, { clubID: id, ...edited, seen: { title } }), 'club_not_yours')
    }
  })

  it.each([
    [{ name: 'Chess' }, { seen: 'This value has the wrong form' }],
    [{ privacy: 'no' }, { 'seen.privacy': 'This value has the wrong form' }],
    [
      { contacts: [{ contactName: 'Mail' }] },
      { 'seen.contacts.0.contactLink': 'This value has the wrong form' },
    ],
    [{ state: 'lost' }, { 'seen.state': 'The state is pending, verified or declined' }],
    [[], { seen: 'This value has the wrong form' }],
  ])('cannot have been seen as %j', async (known, fields) => {
    const before = await stored()
    const answer = await ada.put(path, { clubID, ...edited, seen: known })
    expectRefused(answer, 'invalid_input')
    expect(answer.body.fields).toEqual(fields)
    expect(await stored()).toEqual(before)
  })
})

describe('Deleting a club', () => {
  it('removes it for good', async () => {
    const id = await makeClub(site, ada)
    const answer = await ada.delete('/user/club', { clubID: id })
    expect(answer).toMatchObject({ status: 202, body: { result: `Successfully deleted club ID: ${id}` } })
    expect(await stored(id)).toBeUndefined()
  })

  it('frees a place in the allowance', async () => {
    const bea = await site.people.member({ maxClubs: 1 })
    const id = await makeClub(site, bea)
    await bea.delete('/user/club', { clubID: id })
    const again = { title: 'Again', description: 'Once more', country: 'Spain', privacy: false }
    expect((await bea.post('/user/club', again)).status).toBe(202)
  })

  it('happens once, also when asked for twenty times at once', async () => {
    const id = await makeClub(site, ada)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ada.delete('/user/club', { clubID: id })),
    )
    expect(answers.filter((answer) => answer.status === 202)).toHaveLength(1)
    expect(answers.filter((answer) => answer.status === 404)).toHaveLength(19)
  })
})

describe('A club that is not the caller’s', () => {
  const calls = [
    ['PUT', '/user/club/inputs', edited],
    ['PUT', '/user/club/single/title', { value: 'Taken over' }],
    ['PUT', '/user/club/single/privacy', { value: false }],
    ['DELETE', '/user/club', {}],
  ] as const

  it.each(calls)('%s %s: unknown is 404 with cancel', async (method, path, body) => {
    const answer = await site.send(method, path, {
      headers: ada.headers,
      body: { clubID: 2147483647, ...body },
    })
    expectRefused(answer, 'club_unknown')
    expect(answer.body['cancel']).toBe(true)
  })

  it.each(calls)(
    '%s %s: somebody else’s is 403 with cancel, for administrators too',
    async (method, path, body) => {
      const before = await stored()
      for (const stranger of [await site.people.member(), await site.people.admin()]) {
        const answer = await site.send(method, path, { headers: stranger.headers, body: { clubID, ...body } })
        expectRefused(answer, 'club_not_yours')
        expect(answer.body).toMatchObject({ cancel: true, result: 'This club belongs to someone else' })
      }
      expect(await stored()).toEqual(before)
    },
  )

  it.each(calls)('%s %s: without an owner', async (method, path, body) => {
    const orphan = await makeClub(site, null)
    const answer = await site.send(method, path, { headers: ada.headers, body: { clubID: orphan, ...body } })
    expectRefused(answer, 'club_not_yours')
  })

  it.each(calls)('%s %s: an owner without a confirmed email may not', async (method, path, body) => {
    const bea = await site.people.member({ confirmedEmail: false })
    const own = await makeClub(site, bea)
    const answer = await site.send(method, path, { headers: bea.headers, body: { clubID: own, ...body } })
    expectRefused(answer, 'email_not_confirmed')
    expect(answer.body['cancel']).toBeUndefined()
    expect(await stored(own)).toMatchObject({ title: 'Chess and charts' })
  })
})
