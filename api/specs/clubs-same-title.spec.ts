import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clubs } from '../src/database/schema.ts'
import { makeClub } from './support/clubs.ts'
import { expectRefused } from './support/expect-refused.ts'
import type { Member } from './support/people.ts'
import { openSite, type Site } from './support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const chess = { title: 'Chess and charts', description: 'Slow thinking', country: 'Italy', privacy: false }
const edited = { title: 'Chess at noon', description: 'Quick thinking', privacy: true }
const clubsOf = (member: { id: number }) => site.db.select().from(clubs).where(eq(clubs.ownerId, member.id))
async function stored(id: number) {
  const [club] = await site.db.select().from(clubs).where(eq(clubs.id, id))
  return club
}

describe('Creating a second club with the same title in the same country', () => {
  it('is refused, capitals and spaces at the ends aside', async () => {
    const ada = await site.people.member({ maxClubs: 9 })
    expect((await ada.post('/user/club', { ...chess, title: 'Über Charts' })).status).toBe(202)
    for (const title of ['Über Charts', '  über charts ', 'ÜBER CHARTS', 'U\u0308ber Charts']) {
      const answer = await ada.post('/user/club', { ...chess, title })
      expectRefused(answer, 'club_exists')
      expect(answer.body.result).toBe('You already have a club with this title in this country')
    }
    const others = [
      { ...chess, title: 'Über  Charts' },
      { ...chess, title: 'Über Charts', country: 'Spain' },
    ]
    for (const club of others) expect((await ada.post('/user/club', club)).status).toBe(202)
    const bea = await site.people.member()
    expect((await bea.post('/user/club', { ...chess, title: 'Über Charts' })).status).toBe(202)
  })

  it('creates one club for twenty equal requests at once', async () => {
    const ada = await site.people.member({ maxClubs: 30 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => ada.post('/user/club', chess)))
    expect(answers.filter((answer) => answer.status === 202)).toHaveLength(1)
    expect(await clubsOf(ada)).toHaveLength(1)
    for (const answer of answers) if (answer.status !== 202) expectRefused(answer, 'club_exists')
  })
})

describe('A title that another club of the owner has in the same country', () => {
  const inputs = (owner: Member, id: number, title: string) =>
    owner.put('/user/club/inputs', { clubID: id, ...edited, title })
  const single = (owner: Member, id: number, title: string) =>
    owner.put('/user/club/single/title', { clubID: id, value: title })

  it.each([
    ['inputs', inputs],
    ['single', single],
  ])('is refused by the call %s', async (_, edit) => {
    const bea = await site.people.member()
    await makeClub(site, bea, { title: 'Chess at dawn' })
    const id = await makeClub(site, bea, { title: 'Chess at night' })
    const before = await stored(id)
    const answer = await edit(bea, id, ' CHESS at dawn ')
    expectRefused(answer, 'club_exists')
    expect(answer.body.result).toBe('You already have a club with this title in this country')
    expect(await stored(id)).toEqual(before)

    expect((await edit(bea, id, 'CHESS AT NIGHT')).status).toBe(202)
    const elsewhere = await makeClub(site, bea, { country: 'Spain' })
    expect((await edit(bea, elsewhere, 'Chess at dawn')).status).toBe(202)
    const others = await makeClub(site, await site.people.member(), { title: 'Nobody’s' })
    expectRefused(await edit(bea, others, 'Chess at dawn'), 'club_not_yours')
  })

  it('is given to one of two clubs that want it at once', async () => {
    const bea = await site.people.member()
    const ids = [await makeClub(site, bea, { title: 'One' }), await makeClub(site, bea, { title: 'Two' })]
    const answers = await Promise.all(ids.map((id) => inputs(bea, id, 'Chess at dawn')))
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409])
  })

  it('does not hinder other edits of clubs that have had the same title before', async () => {
    const bea = await site.people.member()
    const [id] = [await makeClub(site, bea), await makeClub(site, bea)]
    expect((await inputs(bea, id, 'Chess and charts')).status).toBe(202)
    expect((await single(bea, id, 'chess and Charts')).status).toBe(202)
  })
})
