import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clubs, users } from '../src/database/schema.ts'
import { makeClub } from './support/clubs.ts'
import { expectRefused } from './support/expect-refused.ts'
import type { Member } from './support/people.ts'
import { openSite, type Site } from './support/site.ts'

let site: Site
let owner: Member
beforeAll(async () => {
  site = await openSite()
  owner = await site.people.member({ firstName: 'Ada', lastName: 'Rossi' })
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.db.delete(clubs)
})

type Listed = { id: number; title: string; country: string; User: unknown; contacts: unknown[] }
type Page = { result: Listed[]; next: number | null; message: string }

const path = '/user/club/all'
const contacts = [{ contactName: 'Mail', contactLink: 'mailto:club@example.com' }]

async function list(query = '') {
  const answer = await site.people.visitor().get(path + query)
  expect(answer.status).toBe(202)
  return answer.body as unknown as Page
}

describe('The list of clubs', () => {
  it('is open to anybody and shows each club with its owner', async () => {
    const id = await makeClub(site, owner, { contacts })
    expect(await list()).toEqual({
      message: 'Successfully retrieved all clubs',
      next: null,
      result: [
        {
          id,
          title: 'Chess and charts',
          description: 'Slow thinking for quick markets',
          country: 'Italy',
          privacy: false,
          state: 'pending',
          contacts,
          members: 1,
          User: { firstName: 'Ada', lastName: 'Rossi' },
        },
      ],
    })
  })

  it('is empty without clubs', async () => {
    expect(await list()).toMatchObject({ result: [], next: null })
    expect(await list('?country=Italy')).toMatchObject({ result: [], next: null })
  })

  it('never contains declined clubs, nor why one was declined', async () => {
    await makeClub(site, owner, { state: 'declined', stateReason: 'Secret reason' })
    const verified = await makeClub(site, owner, { state: 'verified', stateReason: 'Secret praise' })
    for (const query of ['', '?country=Italy', '?limit=10', '?after=0']) {
      const page = await list(query)
      expect(page.result.map((club) => club.id)).toEqual([verified])
      expect(JSON.stringify(page)).not.toContain('Secret')
    }
  })

  it('hides the contacts of closed clubs', async () => {
    await makeClub(site, owner, { privacy: true, contacts })
    expect((await list()).result[0]).toMatchObject({ privacy: true, contacts: [] })
    expect((await list('?country=Italy')).result[0]).toMatchObject({ contacts: [] })
  })

  it('has no owner where there is none, or the owner is suspended, and has it again afterwards', async () => {
    const suspended = await site.people.member({ suspended: true })
    await makeClub(site, suspended)
    await makeClub(site, null)
    for (const query of ['', '?country=Italy']) {
      expect((await list(query)).result.map((club) => club.User)).toEqual([null, null])
    }
    await site.db.update(users).set({ suspendedAt: null }).where(eq(users.id, suspended.id))
    expect((await list()).result.map((club) => club.User)).toEqual([
      { firstName: 'Ada', lastName: 'Rossi' },
      null,
    ])
  })

  it('says nothing about the owner but the name', async () => {
    await makeClub(site, owner)
    const text = JSON.stringify(await list())
    expect(text).not.toContain(owner.email)
    expect(text).not.toContain('ownerId')
  })

  it('answers in the language of the reader', async () => {
    const italian = await site.people.visitor().get(path, { 'accept-language': 'it' })
    expect(italian.body['message']).toBe('Elenco dei club caricato')
    expect(italian.headers).toMatchObject({ vary: 'Accept-Language', 'content-language': 'it' })
  })
})

describe('Paging through the clubs', () => {
  async function makeMany(count: number, country: string) {
    const rows = Array.from({ length: count }, (_, n) => ({
      ownerId: owner.id,
      title: `Club ${n}`,
      description: 'One of many',
      country,
      privacy: false,
      createdAt: site.clock.now(),
    }))
    const made = await site.db.insert(clubs).values(rows).returning({ id: clubs.id })
    return made.map((row) => row.id)
  }

  async function walk(query: string, between: () => Promise<unknown> = async () => {}) {
    const seen: number[] = []
    for (let after = 0, pages = 0; pages < 50; pages += 1) {
      const page = await list(`${query}&after=${after}`)
      seen.push(...page.result.map((club) => club.id))
      if (page.next === null) return seen
      expect(page.next).toBe(page.result.at(-1)?.id)
      after = page.next
      await between()
    }
    throw new Error('the pages never end')
  }

  it('walks one country by the last id seen', async () => {
    const italian = await makeMany(7, 'Italy')
    await makeMany(3, 'Ireland')
    await makeMany(3, 'Mexico')
    expect(await walk('?country=Italy&limit=3')).toEqual(italian)
    expect(await list(`?country=Italy&limit=7`)).toMatchObject({ next: null })
    expect(await list(`?country=Italy&limit=6`)).toMatchObject({ next: italian[5] })
  })

  it('loses and repeats nothing while clubs are added and deleted', async () => {
    const before = await makeMany(12, 'Spain')
    const seen = await walk('?country=Spain&limit=4', async () => {
      await makeMany(1, 'Spain')
      await makeMany(2, 'Greece')
      await site.db.delete(clubs).where(eq(clubs.id, before[0] ?? 0))
    })
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toEqual(expect.arrayContaining(before))
  })

  it('answers 50 of one country unless told otherwise', async () => {
    const ids = await makeMany(51, 'France')
    const page = await list('?country=France')
    expect(page.result).toHaveLength(50)
    expect(page.next).toBe(ids[49])
  })

  it('answers everything up to 1,000 clubs, with next for the rest', async () => {
    const ids = await makeMany(1003, 'Greece')
    const first = await list()
    expect(first.result.map((club) => club.id)).toEqual(ids.slice(0, 1000))
    expect(first.next).toBe(ids[999])
    const rest = await list(`?after=${first.next}`)
    expect(rest).toMatchObject({ next: null })
    expect(rest.result.map((club) => club.id)).toEqual(ids.slice(1000))
  })

  it.each([
    ['?limit=0', { limit: 'Enter a whole number from 1 to 1000' }],
    ['?limit=1001', { limit: 'Enter a whole number from 1 to 1000' }],
    ['?limit=-1', { limit: 'Enter a whole number from 1 to 1000' }],
    ['?limit=1.5', { limit: 'Enter a whole number from 1 to 1000' }],
    ['?limit=ten', { limit: 'Enter a whole number from 1 to 1000' }],
    ['?limit=', { limit: 'Enter a whole number from 1 to 1000' }],
    ['?limit=1&limit=2', { limit: 'This value has the wrong form' }],
    ['?after=-1', { after: 'The id needs to be a whole number' }],
    ['?after=9999999999', { after: 'Enter a whole number from 0 to 2147483647' }],
    ['?country=Atlantis', { country: 'Choose a country from the list' }],
    ['?country=Italy&country=Spain', { country: 'Choose a country from the list' }],
  ])('refuses %s', async (query, fields) => {
    const answer = await site.people.visitor().get(path + query)
    expectRefused(answer, 'invalid_input')
    expect(answer.body.fields).toEqual(fields)
  })
})

describe('Asking whether the list is still the same', () => {
  it.each(['', '?country=Italy&limit=2'])('answers 304 to a known ETag: %j', async (query) => {
    await makeClub(site, owner)
    const visitor = site.people.visitor()
    const first = await visitor.get(path + query)
    const etag = String(first.headers['etag'])
    expect(etag).toMatch(/^"[\w-]+"$/)
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate')

    const same = await visitor.get(path + query, { 'if-none-match': etag })
    expect(same).toMatchObject({ status: 304, text: '' })
    expect(same.headers['etag']).toBe(etag)
    expect((await visitor.get(path + query, { 'if-none-match': `"other", W/${etag}` })).status).toBe(304)

    await makeClub(site, owner, { title: 'A new one' })
    expect((await visitor.get(path + query, { 'if-none-match': etag })).status).toBe(202)
  })

  it('has another ETag in another language', async () => {
    const visitor = site.people.visitor()
    const english = await visitor.get(path)
    const german = await visitor.get(path, { 'accept-language': 'de' })
    expect(german.headers['etag']).not.toBe(english.headers['etag'])
  })
})
