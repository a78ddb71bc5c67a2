import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { twoFactors, users } from '../src/database/schema.ts'
import { expectRefused } from './support/expect-refused.ts'
import type { Member, MemberFacts } from './support/people.ts'
import { openSite, type Site } from './support/site.ts'

let site: Site
let admin: Member
beforeAll(async () => {
  site = await openSite()
  admin = await site.people.admin({ firstName: 'Zoe', lastName: 'Quist', email: 'zoe@staff.example' })
})
afterAll(() => site.close())

let people = 0
/** With emails that no search below hits by chance. */
function join(facts: MemberFacts = {}) {
  people += 1
  return site.people.member({ email: `person${people}@people.example`, ...facts })
}

type Listed = { id: number; email: string }
type Page = { result: Listed[]; next: number | null; message: string }

const path = '/profiles/user/all'

async function list(query = '') {
  const answer = await admin.get(path + query)
  expect(answer.status).toBe(202)
  return answer.body as unknown as Page
}
async function search(text: string) {
  const page = await list(`?search=${encodeURIComponent(text)}`)
  return page.result.map((user) => user.id)
}

describe('The list of users', () => {
  it('shows what an administrator needs and nothing secret', async () => {
    const ada = await join({ maxClubs: 7, confirmedEmail: false, suspended: true })
    const page = await list()
    expect(page.message).toBe('Successfully retrieved all users')
    expect(page.result.find((user) => user.id === ada.id)).toEqual({
      id: ada.id,
      firstName: 'Ada',
      lastName: 'Rossi',
      email: ada.email,
      country: 'Italy',
      maxClubs: 7,
      confirmedEmail: false,
      admin: false,
      clubOwner: false,
      deletedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      posts: [],
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      twoFactorAuth: false,
      passkeys: 0,
      eraseAt: null,
    })
    expect(JSON.stringify(page)).not.toMatch(/argon2|password|hash/i)
  })

  it('tells who owns a club, which is a role', async () => {
    const owner = await join()
    const club = { title: 'Readers', description: 'We read.', country: 'Italy', privacy: false }
    expect((await owner.post('/user/club', club)).status).toBe(202)
    expect((await list(`?search=${owner.id}`)).result).toMatchObject([{ id: owner.id, clubOwner: true }])
    expect((await list(`?after=${owner.id - 1}&limit=1`)).result).toMatchObject([{ clubOwner: true }])
  })

  it('tells who has two-factor on, not who only began', async () => {
    const [on, begun] = [await join(), await join()]
    const encryptedSecret = Buffer.from('x')
    await site.db.insert(twoFactors).values([
      { userId: on.id, encryptedSecret, enabledAt: site.clock.now() },
      { userId: begun.id, encryptedSecret, enabledAt: null },
    ])
    const { result } = await list(`?search=${on.id}`)
    expect(result).toMatchObject([{ id: on.id, twoFactorAuth: true }])
    expect((await list(`?search=${begun.id}`)).result).toMatchObject([{ twoFactorAuth: false }])
  })

  it('answers in Italian and German', async () => {
    const italian = await admin.get(path, { 'accept-language': 'it' })
    expect(italian.body['message']).toBe('Elenco degli utenti caricato')
    const german = await admin.get(path, { 'accept-language': 'de' })
    expect(german.body['message']).toBe('Die Benutzerliste wurde geladen')
  })

  it('is paged by keyset, without losing or repeating users while others join', async () => {
    const before = (await list()).result.map((user) => user.id)
    const seen: number[] = []
    for (let after: number | null = 0; after !== null;) {
      const page: Page = await list(`?limit=2&after=${after}`)
      seen.push(...page.result.map((user) => user.id))
      after = page.next
      if (seen.length < 6) await join()
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    expect(seen).toEqual(expect.arrayContaining(before))
  })

  it('is never kept by caches', async () => {
    expect((await admin.get(path)).headers['cache-control']).toBe('no-store')
  })
})

describe('Searching for a user', () => {
  let maria: Member
  let percent: Member
  beforeAll(async () => {
    maria = await join({
      firstName: 'Maria Ève',
      lastName: 'd’Arco-Übel',
      email: 'Mev.Arco@Mail.Example',
    })
    percent = await join({ firstName: '100%', lastName: 'A_b\\c' })
  })

  it.each([
    'Maria',
    'mar',
    'MARIA ÈVE',
    'maria ève d’arco',
    'd’arco-ü',
    'D’ARCO',
    'mev.arco@mail.example',
    'MEV.A',
    '  mev  ',
  ])('finds by the beginning %j', async (text) => {
    expect(await search(text)).toEqual([maria.id])
  })

  it.each(['aria', 'arco@', 'ève d', 'mail.example', 'nobody at all'])(
    'does not find by %j',
    async (text) => {
      expect(await search(text)).toEqual([])
    },
  )

  it('finds by the whole id', async () => {
    expect(await search(String(maria.id))).toEqual([maria.id])
    expect(await search('2147483647')).toEqual([])
    expect(await search('99999999999999999999')).toEqual([])
  })

  it('finds by digits at the beginning of an email as well', async () => {
    const digits = await join({ email: `${maria.id}@numbers.example` })
    expect(await search(String(maria.id))).toEqual([maria.id, digits.id])
  })

  it('takes pattern characters literally', async () => {
    expect(await search('100%')).toEqual([percent.id])
    expect(await search('a_b\\')).toEqual([percent.id])
    expect(await search('a_B\\C')).toEqual([percent.id])
    for (const text of ['%', '_', '%aria', '1_0', '\\']) expect(await search(text)).toEqual([])
  })

  it('is everybody with nothing to search for', async () => {
    expect(await search(' ')).toEqual((await list()).result.map((user) => user.id))
  })

  it('pages through many hits, near and far', async () => {
    const people = Array.from({ length: 2600 }, (_, n) => ({
      email: `bulk${n}@example.com`,
      firstName: n >= 2100 || n < 7 ? 'Wanda' : 'Bulk',
      lastName: 'Many',
      country: 'Italy',
      passwordHash: 'x',
      maxClubs: 3,
      joinedAt: site.clock.now(),
    }))
    const made = await site.db.insert(users).values(people).returning({ id: users.id })
    const wanted = made.filter((_, n) => people[n]?.firstName === 'Wanda').map((row) => row.id)
    const seen: number[] = []
    for (let after: number | null = 0; after !== null;) {
      const page: Page = await list(`?search=wan&limit=5&after=${after}`)
      seen.push(...page.result.map((user) => user.id))
      after = page.next
    }
    expect(seen).toEqual(wanted)
    expect((await list('?search=bulk&limit=1000')).result).toHaveLength(1000)
    expect((await list('?search=bulk')).result).toHaveLength(50)
    expect(await list()).toMatchObject({ result: { length: 1000 }, next: expect.any(Number) })
  })

  it.each([
    [`?search=${'a'.repeat(101)}`, { search: 'Use at most 100 characters' }],
    ['?search=a%00b', { search: 'Some of these characters are not allowed here' }],
    ['?limit=-1', { limit: 'Enter a whole number from 1 to 1000' }],
    ['?limit=1001', { limit: 'Enter a whole number from 1 to 1000' }],
    ['?after=x', { after: 'The id needs to be a whole number' }],
  ])('refuses %s', async (query, fields) => {
    const answer = await admin.get(path + query)
    expectRefused(answer, 'invalid_input')
    expect(answer.body.fields).toEqual(fields)
  })
})
