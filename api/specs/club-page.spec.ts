import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calendarAddresses } from '../src/database/meetings-schema.ts'
import { makeClub, makeMember } from './support/clubs.ts'
import { expectRefused } from './support/expect-refused.ts'
import { noticesOf } from './support/notices.ts'
import type { Member, Person } from './support/people.ts'
import { openSite, type Site } from './support/site.ts'

let site: Site
let owner: Member
let member: Member
let outsider: Member
let admin: Member
beforeAll(async () => {
  site = await openSite()
  owner = await site.people.member({ firstName: 'Olga', lastName: 'Neri', maxClubs: 99 })
  member = await site.people.member()
  outsider = await site.people.member()
  admin = await site.people.admin()
})
afterAll(() => site.close())

const contacts = [{ contactName: 'Mail', contactLink: 'mailto:a@b.co' }]
async function club(facts: Parameters<typeof makeClub>[2] = {}) {
  const clubId = await makeClub(site, owner, { state: 'verified', contacts, ...facts })
  await makeMember(site, clubId, member)
  return clubId
}
const page = async (who: Person, clubId: number) =>
  (await who.get(`/clubs/${clubId}`)).body.result as Record<string, unknown>
const nothing = { since: null, reason: null, askAgainAt: null, calendar: null }

describe('The page of a club', () => {
  it('is for everybody; `you` is null without a session', async () => {
    const clubId = await club()
    const answer = await site.people.visitor().get(`/clubs/${clubId}`)
    expect(answer).toMatchObject({ status: 202 })
    expect(answer.body.result).toEqual({
      id: clubId,
      title: 'Chess and charts',
      description: 'Slow thinking for quick markets',
      country: 'Italy',
      privacy: false,
      state: 'verified',
      stateReason: null,
      members: 2,
      User: { firstName: 'Olga', lastName: 'Neri' },
      contacts,
      you: null,
    })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('says what the caller is to the club', async () => {
    const clubId = await club()
    expect((await page(outsider, clubId))['you']).toEqual({ ...nothing, standing: 'none' })
    const since = expect.stringMatching(/Z$/) as string
    expect((await page(member, clubId))['you']).toEqual({
      ...nothing,
      standing: 'member',
      since,
      calendar: false,
    })
    expect((await page(owner, clubId))['you']).toMatchObject({ standing: 'owner', since })
    const row = { clubId, userId: member.id, tokenHash: Buffer.alloc(32, clubId), createdAt: new Date() }
    await site.db.insert(calendarAddresses).values(row)
    expect((await page(member, clubId))['you']).toMatchObject({ calendar: true })
    await member.delete(`/clubs/${clubId}/membership`)
    await makeMember(site, clubId, member)
    expect((await page(member, clubId))['you']).toMatchObject({ calendar: false })
  })

  it('hides the contacts of a closed club from outsiders, administrators among them', async () => {
    const clubId = await club({ privacy: true })
    for (const one of [site.people.visitor(), outsider, admin])
      expect(await page(one, clubId)).toMatchObject({ contacts: [], members: 2 })
    for (const one of [member, owner]) expect(await page(one, clubId)).toMatchObject({ contacts })
  })

  it('of a declined club is for owner and administrators, with the reason', async () => {
    const clubId = await club({ state: 'declined', stateReason: 'Too short' })
    for (const one of [site.people.visitor(), outsider, member])
      expectRefused(await one.get(`/clubs/${clubId}`), 'club_unknown')
    for (const one of [owner, admin])
      expect(await page(one, clubId)).toMatchObject({ stateReason: 'Too short' })
    expectRefused(await member.delete(`/clubs/${clubId}/membership`), 'club_unknown')
  })

  it('shows a reason to nobody else', async () => {
    const clubId = await club({ stateReason: 'Well written' })
    expect(await page(member, clubId)).toMatchObject({ stateReason: null })
    expect(await page(owner, clubId)).toMatchObject({ stateReason: 'Well written' })
  })

  it('refuses a wrong session and an id that is no number', async () => {
    const clubId = await club()
    const { uid, authorization } = member.headers
    for (const headers of [{ uid }, { authorization }, { uid, authorization: 'Bearer wrong' }])
      expectRefused(
        await site.people.visitor(headers as Record<string, string>).get(`/clubs/${clubId}`),
        'login_needed',
      )
    const answer = await outsider.get('/clubs/seven')
    expect(answer.body.fields).toEqual({ clubID: 'The id needs to be a whole number' })
    const large = await outsider.get('/clubs/2147483648')
    expect(large.body.fields).toEqual({ clubID: 'Enter a whole number from 1 to 2147483647' })
    expectRefused(await outsider.get('/clubs/2147483647'), 'club_unknown')
  })

  it('has no owner where the owner is suspended', async () => {
    const gone = await site.people.member({ suspended: true })
    const clubId = await makeClub(site, gone, { state: 'verified' })
    expect(await page(outsider, clubId)).toMatchObject({ User: null, members: 0 })
  })
})

describe('The own clubs of others', () => {
  it('have role and date, without own and declined ones', async () => {
    const caller = await site.people.member()
    await makeClub(site, caller, { state: 'verified', title: 'My own' })
    const [kept, declined, closed] = [
      await club(),
      await club({ state: 'declined' }),
      await club({ privacy: true }),
    ]
    for (const id of [kept, declined]) await makeMember(site, id, caller, 'manager')
    await caller.post(`/clubs/${closed}/request`, { message: 'Please' })
    expect((await caller.get('/user/clubs')).body.result).toEqual({
      memberships: [
        {
          club: {
            id: kept,
            title: 'Chess and charts',
            country: 'Italy',
            privacy: false,
            state: 'verified',
            members: 3,
          },
          role: 'manager',
          since: expect.stringMatching(/Z$/),
        },
      ],
      requests: [
        {
          club: expect.objectContaining({ id: closed }),
          message: 'Please',
          date: expect.stringMatching(/Z$/),
        },
      ],
      offers: [],
      invitations: [],
    })
  })
})

describe('A new club', () => {
  it('has its owner as member', async () => {
    const body = { title: 'Made now', description: 'About it', country: 'Italy', privacy: false }
    const clubId = (await owner.post('/user/club', body)).body['clubID'] as number
    expect(await page(owner, clubId)).toMatchObject({ members: 1, you: { standing: 'owner' } })
    const listed = (await outsider.get(`/user/club/all?after=${clubId - 1}&limit=1`)).body.result
    expect(listed).toMatchObject([{ id: clubId, members: 1 }])
  })
})

describe('A deleted club', () => {
  it('is told to members and applicants, and recorded', async () => {
    const clubId = await club({ privacy: true, title: 'Gone soon' })
    const applicant = await site.people.member()
    await applicant.post(`/clubs/${clubId}/request`, {})
    expect((await owner.delete('/user/club', { clubID: clubId })).status).toBe(202)
    expectRefused(await member.get(`/clubs/${clubId}`), 'club_unknown')
    await expect.poll(() => noticesOf(site, applicant)).toEqual(['club_deleted'])
    await expect.poll(() => noticesOf(site, member)).toContain('club_deleted')
    expect(await noticesOf(site, owner)).not.toContain('club_deleted')
    const audit = (await admin.get('/admin/audit?action=club.deleted')).body.result
    expect(audit).toMatchObject([{ subject: `club ${clubId}`, before: { title: 'Gone soon' } }])
  })
})
