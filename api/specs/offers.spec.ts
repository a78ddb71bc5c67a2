import { DAY_MS } from '@aurivane/contract/limits'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEntries } from '../src/database/schema.ts'
import { expireOffers } from '../src/offers/expire-offers.ts'
import { fillMemberships, makeClub, makeMember } from './support/clubs.ts'
import { expectRefused } from './support/expect-refused.ts'
import { noticesOf } from './support/notices.ts'
import type { Member } from './support/people.ts'
import { openSite, type Site } from './support/site.ts'

let site: Site
let owner: Member
let heir: Member
beforeAll(async () => {
  site = await openSite({ geoCountryHeader: 'x-country' })
})
afterAll(() => site.close())

/** A verified club with an owner and a member to whom it may be offered. */
async function club(facts: Parameters<typeof makeClub>[2] = {}) {
  owner = await site.people.member({ firstName: 'Olga', lastName: 'Neri' })
  heir = await site.people.member({ firstName: 'Hugo', lastName: 'Erbe', maxClubs: 1 })
  const clubId = await makeClub(site, owner, { state: 'verified', ...facts })
  await makeMember(site, clubId, heir)
  return clubId
}
const offer = (clubId: number, { id }: { id: number } = heir, who = owner) =>
  who.post(`/clubs/${clubId}/offer`, { userID: id })
const answer = (clubId: number, decision: string, who = heir, headers = {}) =>
  who.put(`/user/offers/${clubId}`, { decision }, headers)
const standing = async (clubId: number, who: Member) =>
  ((await who.get(`/clubs/${clubId}`)).body.result as { you: { standing: string } }).you.standing
const offersTo = async (who: Member) =>
  ((await who.get('/user/clubs')).body.result as { offers: object[] }).offers
const actionsOf = async (clubId: number) =>
  (await site.db.select().from(auditEntries).where(eq(auditEntries.subjectId, clubId)))
    .filter(({ subjectKind }) => subjectKind === 'club')
    .map(({ action }) => action)

describe('An offer of ownership', () => {
  it('is made by the owner to a member, once at a time', async () => {
    const clubId = await club()
    expect((await owner.get(`/clubs/${clubId}/offer`)).body).toEqual({ result: null })
    const made = await offer(clubId)
    expect(made.body).toEqual({
      result: 'The club was offered to Hugo Erbe',
      expiresAt: expect.stringMatching(/Z$/),
    })
    const { expiresAt } = made.body
    expect((await owner.get(`/clubs/${clubId}/offer`)).body.result).toEqual({
      person: { userID: heir.id, firstName: 'Hugo', lastName: 'Erbe' },
      date: new Date(Date.parse(String(expiresAt)) - 14 * DAY_MS).toISOString(),
      expiresAt,
    })
    expect(await offersTo(heir)).toMatchObject([
      { club: { id: clubId }, by: { userID: owner.id }, expiresAt },
    ])
    expect(await noticesOf(site, heir)).toEqual(['offer_received'])
    expectRefused(await offer(clubId), 'offer_pending')
  })

  it('is not for strangers, oneself, or by others; not in a pending club', async () => {
    const clubId = await club()
    const stranger = await site.people.member()
    expectRefused(await offer(clubId, stranger), 'person_unknown')
    expectRefused(await offer(clubId, owner), 'not_yourself')
    expectRefused(await offer(clubId, heir, heir), 'owner_only')
    expectRefused(await heir.get(`/clubs/${clubId}/offer`), 'owner_only')
    expectRefused(await heir.delete(`/clubs/${clubId}/offer`), 'owner_only')
    expectRefused(await offer(await club({ state: 'pending' })), 'club_not_verified')
  })

  it('accepted makes the member the owner, and the old owner a manager', async () => {
    const clubId = await club()
    await offer(clubId)
    expect((await answer(clubId, 'accept')).body.result).toBe('You are now the owner of "Chess and charts"')
    expect([await standing(clubId, heir), await standing(clubId, owner)]).toEqual(['owner', 'manager'])
    expect(await noticesOf(site, owner)).toEqual(['offer_ended accepted'])
    expect(await noticesOf(site, heir)).toEqual(['offer_received'])
    expect(await actionsOf(clubId)).toEqual(['club.offer-made', 'club.owner-changed'])
    expectRefused(await answer(clubId, 'decline'), 'offer_closed')
    expect((await owner.delete(`/clubs/${clubId}/membership`)).status).toBe(202)
  })

  it('accepted where five others are managers makes the old owner a member', async () => {
    const clubId = await club()
    for (const _ of [1, 2, 3, 4, 5]) await makeMember(site, clubId, await site.people.member(), 'manager')
    await offer(clubId)
    expect((await answer(clubId, 'accept')).status).toBe(202)
    expect(await standing(clubId, owner)).toBe('member')
  })

  it('accepted leaves the old owner in the club, also above 50 memberships', async () => {
    const clubId = await club()
    await fillMemberships(site, owner, 50)
    await offer(clubId)
    expect((await answer(clubId, 'accept')).status).toBe(202)
    expect(await standing(clubId, owner)).toBe('manager')
    const { memberships } = (await owner.get('/user/clubs')).body.result as { memberships: object[] }
    expect(memberships).toHaveLength(51)
    const another = await makeClub(site, heir, { state: 'verified', title: 'Another' })
    expectRefused(await owner.post(`/clubs/${another}/membership`), 'membership_limit_reached')
  })

  it('needs a confirmed email and a free allowance, and no residence in the United States', async () => {
    const clubId = await club()
    const unconfirmed = await site.people.member({ confirmedEmail: false })
    await makeMember(site, clubId, unconfirmed)
    await offer(clubId, unconfirmed)
    expectRefused(await answer(clubId, 'accept', unconfirmed), 'email_not_confirmed')
    expect((await answer(clubId, 'decline', unconfirmed)).status).toBe(202)
    await offer(clubId)
    expectRefused(await answer(clubId, 'accept', heir, { 'x-country': 'US' }), 'united_states_excluded')
    await makeClub(site, heir)
    expectRefused(await answer(clubId, 'accept'), 'club_limit_reached')
    expect((await answer(clubId, 'decline', heir, { 'x-country': 'US' })).status).toBe(202)
  })

  it('can be declined and withdrawn', async () => {
    const clubId = await club()
    expectRefused(await answer(clubId, 'accept'), 'not_found')
    expectRefused(await answer(2147483647, 'accept'), 'club_unknown')
    await offer(clubId)
    const declined = await answer(clubId, 'decline')
    expect(declined.body.result).toBe('You declined the ownership of "Chess and charts"')
    expect(await noticesOf(site, owner)).toEqual(['offer_ended declined'])
    await offer(clubId)
    const withdrawn = await owner.delete(`/clubs/${clubId}/offer`)
    expect(withdrawn.body.result).toBe('The offer was withdrawn')
    expect((await noticesOf(site, heir)).at(-1)).toBe('offer_withdrawn')
    expectRefused(await answer(clubId, 'accept'), 'offer_closed')
    expectRefused(await owner.delete(`/clubs/${clubId}/offer`), 'offer_closed')
  })

  it('ends when the person leaves, is removed or suspended, and the owner is told', async () => {
    const admin = await site.people.admin()
    const reason = 'Silent'
    const ends: ((clubId: number) => Promise<unknown>)[] = [
      (clubId) => heir.delete(`/clubs/${clubId}/membership`),
      (clubId) => owner.delete(`/clubs/${clubId}/members/${heir.id}`, { reason }),
      (clubId) => owner.post(`/clubs/${clubId}/bans`, { userID: heir.id, reason }),
      () => admin.delete(`/profiles/user/${heir.id}`, { userIDToSuspend: heir.id, suspended: true }),
    ]
    for (const [at, end] of ends.entries()) {
      const clubId = await club()
      await offer(clubId)
      await end(clubId)
      const told = await noticesOf(site, owner)
      // The owner's own action is not told.
      expect(told.includes('offer_ended left')).toBe(at === 0 || at === 3)
      expect((await owner.get(`/clubs/${clubId}/offer`)).body.result).toBeNull()
    }
  })

  it('expires after 14 days, and the owner is told once', async () => {
    const clubId = await club()
    await offer(clubId)
    site.clock.advance(14 * DAY_MS)
    // The sessions of both ended meanwhile.
    const [again, heirAgain] = [await site.people.again(owner), await site.people.again(heir)]
    expectRefused(await answer(clubId, 'accept', heirAgain), 'offer_closed')
    expect(await offersTo(heirAgain)).toEqual([])
    await Promise.all([expireOffers(site.services), expireOffers(site.services)])
    expect(await noticesOf(site, owner)).toEqual(['offer_ended expired'])
    expect(await actionsOf(clubId)).toEqual(['club.offer-made', 'club.offer-ended'])
    expect((await offer(clubId, heir, again)).status).toBe(202)
  })
})

describe('A club whose owner is suspended', () => {
  const reason = 'The owner is suspended'
  const handOver = (admin: Member, clubId: number, { id }: { id: number }) =>
    admin.put(`/admin/clubs/${clubId}/owner`, { userID: id, reason })

  it('is handed to a member by an administrator', async () => {
    const clubId = await club()
    const admin = await site.people.admin()
    const busy = await site.people.member({ maxClubs: 0 })
    await makeMember(site, clubId, busy, 'manager')
    const stranger = await site.people.member()
    expectRefused(await handOver(admin, clubId, stranger), 'person_unknown')
    expectRefused(await handOver(admin, clubId, heir), 'owner_active')
    await offer(clubId)
    await admin.delete(`/profiles/user/${owner.id}`, { userIDToSuspend: owner.id, suspended: true })
    expectRefused(await handOver(admin, clubId, busy), 'new_owner_not_ready')
    expectRefused(await handOver(admin, clubId, owner), 'person_unknown')

    const list = (await admin.get(`/admin/clubs/${clubId}/members`)).body
    expect(list).toMatchObject({
      result: [
        { person: { userID: heir.id }, email: heir.email, role: 'member', mayOwn: true },
        { person: { userID: busy.id }, role: 'manager', mayOwn: false },
      ],
      next: null,
    })
    const done = await handOver(admin, clubId, heir)
    expect(done.body.result).toBe(`Club ID ${clubId} now belongs to Hugo Erbe`)
    expect(await standing(clubId, heir)).toBe('owner')
    expect(await noticesOf(site, heir)).toEqual(['offer_received', `ownership_changed new: ${reason}`])
    expect((await noticesOf(site, owner)).at(-1)).toBe(`ownership_changed old: ${reason}`)
    expectRefused(await answer(clubId, 'accept'), 'club_limit_reached')
    const reviewed = (await admin.get('/admin/clubs?state=verified&limit=200')).body.result as {
      id: number
    }[]
    expect(reviewed.find(({ id }) => id === clubId)).toMatchObject({
      User: { id: heir.id, suspended: false },
    })
  })

  it('is handed over although it is offered to somebody else; the old owner comes back as a member', async () => {
    const clubId = await club()
    const admin = await site.people.admin()
    const other = await site.people.member()
    await makeMember(site, clubId, other, 'manager')
    await offer(clubId)
    const suspend = (suspended: boolean) =>
      admin.delete(`/profiles/user/${owner.id}`, { userIDToSuspend: owner.id, suspended })
    await suspend(true)
    expect((await handOver(admin, clubId, other)).status).toBe(202)
    expect(await offersTo(heir)).toEqual([])
    expectRefused(await answer(clubId, 'accept'), 'offer_closed')
    expect((await other.get(`/clubs/${clubId}/offer`)).body.result).toBeNull()
    await suspend(false)
    const again = await site.people.again(owner)
    expect([await standing(clubId, other), await standing(clubId, again)]).toEqual(['owner', 'member'])
    expect((await offer(clubId, heir, other)).status).toBe(202)
  })

  it('lists its members to administrators page by page', async () => {
    const clubId = await club()
    const admin = await site.people.admin()
    const others = [await site.people.member(), await site.people.member()]
    for (const one of others) await makeMember(site, clubId, one)
    const page = async (query: string) => {
      const { body } = await admin.get(`/admin/clubs/${clubId}/members?${query}`)
      const rows = body.result as { id: number; person: { userID: number } }[]
      return { people: rows.map(({ person }) => person.userID), last: rows.at(-1)?.id, next: body['next'] }
    }
    const first = await page('limit=2')
    expect(first).toEqual({ people: [heir.id, others[0]?.id], last: first.next, next: expect.any(Number) })
    expect(await page(`limit=2&after=${String(first.next)}`)).toMatchObject({
      people: [others[1]?.id],
      next: null,
    })
    expect(await page('limit=500')).toMatchObject({
      people: [heir, ...others].map(({ id }) => id),
      next: null,
    })
    expectRefused(await admin.get(`/admin/clubs/${clubId}/members?limit=501`), 'invalid_input')
  })

  it('is handed over with a reason only, and must exist', async () => {
    const clubId = await club()
    const admin = await site.people.admin()
    await admin.delete(`/profiles/user/${owner.id}`, { userIDToSuspend: owner.id, suspended: true })
    const put = (id: number, body: object) =>
      admin.put(`/admin/clubs/${id}/owner`, { userID: heir.id, ...body })
    expectRefused(await put(2147483647, { reason }), 'club_unknown')
    for (const body of [{}, { reason: ' ' }, { reason: null }]) {
      const missing = await put(clubId, body)
      expectRefused(missing, 'invalid_input')
      expect(missing.body.fields).toEqual({ reason: 'Please give a reason' })
    }
    const long = await put(clubId, { reason: 'x'.repeat(301) })
    expectRefused(long, 'invalid_input')
    expect(long.body.fields).toEqual({ reason: 'Use at most 300 characters' })
    expect(await standing(clubId, heir)).toBe('member')
    expect((await put(clubId, { reason: 'x'.repeat(300) })).status).toBe(202)
  })

  it('also where there is none at all', async () => {
    const clubId = await makeClub(site, null, { state: 'declined' })
    const admin = await site.people.admin()
    const member = await site.people.member()
    await makeMember(site, clubId, member)
    expect((await handOver(admin, clubId, member)).status).toBe(202)
    expectRefused(await member.get(`/admin/clubs/${clubId}/members`), 'admin_only')
    expectRefused(await admin.get('/admin/clubs/2147483647/members'), 'club_unknown')
  })
})
