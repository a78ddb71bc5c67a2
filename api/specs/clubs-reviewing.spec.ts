import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEntries, clubs } from '../src/database/schema.ts'
import { makeClub } from './support/clubs.ts'
import { expectRefused } from './support/expect-refused.ts'
import type { Member } from './support/people.ts'
import { openSite, type Site } from './support/site.ts'

let site: Site
let admin: Member
let owner: Member
beforeAll(async () => {
  site = await openSite()
  admin = await site.people.admin({ firstName: 'Bea', lastName: 'Neri' })
  owner = await site.people.member()
})
afterAll(() => site.close())

const path = '/user/club/single/state'

async function stored(clubID: number) {
  const [club] = await site.db.select().from(clubs).where(eq(clubs.id, clubID))
  return club
}
function auditOf(clubID: number) {
  return site.db.select().from(auditEntries).where(eq(auditEntries.subjectId, clubID))
}

describe('Reviewing a club', () => {
  it('verifies it', async () => {
    const clubID = await makeClub(site, owner)
    const answer = await admin.put(path, { clubID, value: 'verified' })
    expect(answer).toMatchObject({ status: 202, body: { result: `Club ID ${clubID} is now verified` } })
    expect(await stored(clubID)).toMatchObject({ state: 'verified', stateReason: null })
  })

  it('declines it with a reason that the owner finds in userObject.clubs', async () => {
    const clubID = await makeClub(site, owner)
    await admin.put(path, { clubID, value: 'declined', reason: ' The description is missing. ' })
    const { userObject } = (await owner.get('/protected')).body as { userObject: { clubs: { id: number }[] } }
    expect(userObject.clubs.find((club) => club.id === clubID)).toMatchObject({
      state: 'declined',
      stateReason: 'The description is missing.',
    })
  })

  it.each([undefined, '', '   ', null])('needs a reason to decline: %j is none', async (reason) => {
    const clubID = await makeClub(site, owner)
    const answer = await admin.put(path, { clubID, value: 'declined', reason })
    expectRefused(answer, 'invalid_input')
    expect(answer.body.fields).toEqual({ reason: 'Give the owner a reason' })
    expect(await stored(clubID)).toMatchObject({ state: 'pending' })
  })

  it('forgets the reason of a club that is verified after all', async () => {
    const clubID = await makeClub(site, owner, { state: 'declined', stateReason: 'Too short' })
    await admin.put(path, { clubID, value: 'verified' })
    expect(await stored(clubID)).toMatchObject({ state: 'verified', stateReason: null })
  })

  it('answers in the language of the administrator', async () => {
    const clubID = await makeClub(site, owner)
    const italian = await admin.put(path, { clubID, value: 'verified' }, { 'accept-language': 'it' })
    expect(italian.body.result).toBe(`Il club con ID ${clubID} ora è verificato`)
    const german = await admin.put(path, { clubID, value: 'pending' }, { 'accept-language': 'de' })
    expect(german.body.result).toBe(`Der Club mit der ID ${clubID} ist jetzt in Prüfung`)
  })

  it.each(['accepted', '', true, 'toString'])('knows no state %j', async (value) => {
    const clubID = await makeClub(site, owner)
    const answer = await admin.put(path, { clubID, value })
    expectRefused(answer, 'invalid_input')
    expect(answer.body.fields).toEqual({ value: 'The state is pending, verified or declined' })
  })

  it('of an unknown club is 404 with cancel', async () => {
    const answer = await admin.put(path, { clubID: 2147483647, value: 'verified' })
    expectRefused(answer, 'club_unknown')
    expect(answer.body['cancel']).toBe(true)
  })

  it('is for administrators only, not for the owner', async () => {
    const clubID = await makeClub(site, owner)
    expectRefused(await owner.put(path, { clubID, value: 'verified' }), 'admin_only')
    expect(await stored(clubID)).toMatchObject({ state: 'pending' })
  })

  it('leaves a row in the audit: who, what, before, after, when', async () => {
    const clubID = await makeClub(site, owner)
    const before = site.clock.now()
    await admin.put(path, { clubID, value: 'declined', reason: 'Too short' })
    const entries = await auditOf(clubID)
    expect(entries).toMatchObject([
      {
        actorId: admin.id,
        action: 'club.reviewed',
        subjectKind: 'club',
        before: { state: 'pending', stateReason: null },
        after: { state: 'declined', stateReason: 'Too short' },
      },
    ])
    expect(entries[0]?.at.getTime()).toBeGreaterThanOrEqual(before.getTime())
  })

  it('recorded once when the same verdict is sent twice', async () => {
    const clubID = await makeClub(site, owner)
    for (const _ of [1, 2]) {
      expect((await admin.put(path, { clubID, value: 'verified' })).status).toBe(202)
    }
    expect(await auditOf(clubID)).toHaveLength(1)
  })
})

describe('A club that was reviewed after the administrator read it', () => {
  const pending = { state: 'pending', stateReason: null }
  const declined = { state: 'declined', stateReason: 'Too short' } as const

  it.each([[pending], [{ state: 'pending' }], [{}]])(
    'is reviewed where it still is as seen: %j',
    async (seen) => {
      const clubID = await makeClub(site, owner)
      expect((await admin.put(path, { clubID, value: 'verified', seen })).status).toBe(202)
      expect(await stored(clubID)).toMatchObject({ state: 'verified' })
    },
  )

  it.each([[pending], [{ ...declined, stateReason: 'Too long' }], [{ ...declined, stateReason: null }]])(
    'keeps its verdict and reason, and nothing is recorded: %j was seen',
    async (seen) => {
      const clubID = await makeClub(site, owner, declined)
      expectRefused(await admin.put(path, { clubID, value: 'verified', seen }), 'changed_meanwhile')
      expect(await stored(clubID)).toMatchObject(declined)
      expect(await auditOf(clubID)).toEqual([])
    },
  )

  it('is reviewed again by a call without `seen`', async () => {
    const clubID = await makeClub(site, owner, declined)
    expect((await admin.put(path, { clubID, value: 'verified' })).status).toBe(202)
    expect(await stored(clubID)).toMatchObject({ state: 'verified', stateReason: null })
  })

  it('takes one of two verdicts at once', async () => {
    const clubID = await makeClub(site, owner)
    const other = await site.people.admin()
    const answers = await Promise.all([
      admin.put(path, { clubID, value: 'verified', seen: pending }),
      other.put(path, { clubID, value: 'declined', reason: 'Too short', seen: pending }),
    ])
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([202, 409]))
    expect(await auditOf(clubID)).toHaveLength(1)
  })

  it('reports the missing role first', async () => {
    const clubID = await makeClub(site, owner, declined)
    expectRefused(await owner.put(path, { clubID, value: 'verified', seen: pending }), 'admin_only')
  })
})

describe('The clubs to review', () => {
  type Page = { result: { id: number }[]; next: number | null }

  it('are the pending ones, oldest first, with owner, reason and date', async () => {
    const clubID = await makeClub(site, owner, {
      privacy: true,
      contacts: [{ contactName: 'M', contactLink: 'mailto:a@b.co' }],
    })
    const page = (await admin.get('/admin/clubs?limit=200')).body as unknown as Page
    expect(page.next).toBeNull()
    expect(page.result.map((club) => club.id)).toEqual(
      page.result.map((club) => club.id).toSorted((a, b) => a - b),
    )
    expect(page.result.find((club) => club.id === clubID)).toEqual({
      id: clubID,
      title: 'Chess and charts',
      description: 'Slow thinking for quick markets',
      country: 'Italy',
      privacy: true,
      state: 'pending',
      stateReason: null,
      contacts: [{ contactName: 'M', contactLink: 'mailto:a@b.co' }],
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      User: { id: owner.id, firstName: 'Ada', lastName: 'Rossi', email: owner.email, suspended: false },
    })
  })

  it('can be asked for by state, page by page', async () => {
    const ids = []
    for (const title of ['One', 'Two', 'Three']) {
      ids.push(await makeClub(site, null, { title, state: 'declined', stateReason: 'No' }))
    }
    const first = (await admin.get(`/admin/clubs?state=declined&limit=2&after=${(ids[0] ?? 0) - 1}`)).body
    expect(first).toMatchObject({ result: [{ id: ids[0], User: null }, { id: ids[1] }], next: ids[1] })
    const second = (await admin.get(`/admin/clubs?state=declined&limit=2&after=${String(first['next'])}`))
      .body
    expect(second).toMatchObject({ result: [{ id: ids[2] }], next: null })
  })

  it('refuse an unknown state and a limit above 200', async () => {
    const answer = await admin.get('/admin/clubs?state=lost&limit=201')
    expectRefused(answer, 'invalid_input')
    expect(answer.body.fields).toEqual({
      state: 'The state is pending, verified or declined',
      limit: 'Enter a whole number from 1 to 200',
    })
  })
})
