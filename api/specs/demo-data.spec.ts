import { clubStates } from '@aurivane/contract/club-object'
import { newAnnouncement } from '@aurivane/contract/announcements'
import { newClub } from '@aurivane/contract/clubs'
import { countries } from '@aurivane/contract/countries'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDemo, type DemoAccount } from '../src/database/seed-demo.ts'
import { announcements, meetings } from '../src/database/meetings-schema.ts'
import { membershipRequests, memberships } from '../src/database/memberships-schema.ts'
import { reports } from '../src/database/reports-schema.ts'
import { clubs, contactMessages, users } from '../src/database/schema.ts'
import { expectRefused } from './support/expect-refused.ts'
import { openSite, type Site } from './support/site.ts'

let site: Site
let made: (DemoAccount[] | null)[]
let accounts: DemoAccount[]
beforeAll(async () => {
  site = await openSite()
  made = await Promise.all([seedDemo(site.services), seedDemo(site.services), seedDemo(site.services)])
  accounts = made.find((list) => list !== null) ?? []
})
afterAll(() => site.close())

function account(role: DemoAccount['role']) {
  const found = accounts.find((one) => one.role === role)
  if (!found) throw new Error(`no demonstration account is ${role}`)
  return found
}
function logIn({ email, password }: DemoAccount) {
  return site.people.visitor().post('/auth/login', { email, password })
}

describe('The demonstration data', () => {
  it('is made once, also by three processes at once, and never on a database in use', async () => {
    expect(made.filter((list) => list !== null)).toHaveLength(1)
    expect(await site.db.select().from(users)).toHaveLength(accounts.length)
    expect(await seedDemo(site.services)).toBeNull()
  })

  it('has passwords of its own for each account, stored only as hashes', async () => {
    expect(new Set(accounts.map((one) => one.password)).size).toBe(accounts.length)
    for (const { password } of accounts) expect(password).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/)
    const hashes = (await site.db.select().from(users)).map((user) => user.passwordHash)
    for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('lets the administrator and the members log in', async () => {
    const admin = await logIn(account('admin'))
    expect(admin).toMatchObject({ status: 202, body: { userObject: { firstName: 'Demo', admin: true } } })
    const member = await logIn(account('member'))
    expect(member).toMatchObject({
      status: 202,
      body: { userObject: { admin: false, confirmedEmail: true } },
    })
    const unconfirmed = await logIn(account('unconfirmed'))
    expect(unconfirmed).toMatchObject({ status: 202, body: { userObject: { confirmedEmail: false } } })
    expectRefused(await logIn(account('suspended')), 'account_suspended')
  })

  it('invents no people: every account says that it is a demonstration', async () => {
    for (const user of await site.db.select().from(users)) {
      expect(`${user.firstName} ${user.lastName}`).toMatch(/^Demo (Admin|Member \w+)$/)
      expect(user.email).toMatch(/\.example$/)
    }
  })

  it('has clubs in most of the countries, in all states and privacies, each with an owner', async () => {
    const rows = await site.db.select().from(clubs)
    const places = new Set(rows.map((club) => club.country))
    expect(places.size).toBeGreaterThanOrEqual(14)
    expect(places.size).toBeLessThan(countries.length)
    expect(new Set(rows.map((club) => club.state))).toEqual(new Set(clubStates))
    expect(new Set(rows.map((club) => club.privacy))).toEqual(new Set([true, false]))
    for (const club of rows) {
      expect(club.ownerId).not.toBeNull()
      expect(club.stateReason === null).toBe(club.state !== 'declined')
    }
  })

  it('holds only clubs that could have been created, none above its owner’s allowance', async () => {
    const rows = await site.db.select().from(clubs)
    for (const club of rows) expect(newClub.safeParse(club).success).toBe(true)
    for (const user of await site.db.select().from(users)) {
      expect(rows.filter((club) => club.ownerId === user.id).length).toBeLessThanOrEqual(user.maxClubs)
    }
  })

  it('has contacts at reserved names only', async () => {
    const links = (await site.db.select().from(clubs)).flatMap((club) => club.contacts)
    expect(links.length).toBeGreaterThan(10)
    for (const { contactLink } of links) expect(contactLink).toMatch(/\.example$/)
  })

  it('claims no returns', async () => {
    for (const { title, description } of await site.db.select().from(clubs)) {
      expect(`${title} ${description}`).not.toMatch(/%|percent|profit|guarantee/i)
    }
  })

  it('plans meetings and has announcements, which claim no returns either', async () => {
    const planned = await site.db.select().from(meetings)
    expect(planned.length).toBeGreaterThanOrEqual(2)
    for (const { startsAt, localStart, place, link } of planned) {
      expect(startsAt.getTime()).toBeGreaterThan(Date.now())
      expect(localStart).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
      expect(place ?? link).not.toBeNull()
    }
    const written = await site.db.select().from(announcements)
    expect(written.length).toBeGreaterThanOrEqual(2)
    for (const { title, text } of written) {
      expect(newAnnouncement.safeParse({ title, text }).success).toBe(true)
      expect(`${title} ${text}`).not.toMatch(/%|percent|profit|guarantee/i)
    }
  })

  it('opens a community: clubs with members and managers, and requests that wait', async () => {
    const rows = await site.db.select().from(clubs)
    expect(rows.filter((club) => club.members > 3).length).toBeGreaterThanOrEqual(2)
    const places = await site.db.select().from(memberships)
    for (const { id, ownerId, members } of rows) {
      const own = places.filter((one) => one.clubId === id)
      expect(own.map((one) => one.userId)).toContain(ownerId)
      expect(members).toBeLessThanOrEqual(own.length)
    }
    expect(places.filter((one) => one.role === 'manager').length).toBeGreaterThanOrEqual(3)
    const requests = await site.db.select().from(membershipRequests)
    for (const { clubId } of requests)
      expect(rows.find(({ id }) => id === clubId)).toMatchObject({ privacy: true, state: 'verified' })
    expect(requests.length).toBeGreaterThanOrEqual(1)
  })

  it('leaves the administrator clubs, a report and messages to answer, in three languages', async () => {
    const admin = await site.people.admin()
    const overview = await admin.get('/admin/overview')
    expect(overview.body.result).toMatchObject({ reports: { open: 1 }, newMessages: 2 })
    const [report] = await site.db.select().from(reports)
    const reported = (await site.db.select().from(clubs)).find(({ id }) => id === report?.clubId)
    expect(report).toMatchObject({ ownerId: reported?.ownerId, evidence: { title: reported?.title } })
    const messages = await site.db.select().from(contactMessages)
    expect(messages.map(({ locale }) => locale)).toEqual(['it', 'de'])
    for (const { email } of messages) expect(email).toMatch(/\.example$/)
  })
})
