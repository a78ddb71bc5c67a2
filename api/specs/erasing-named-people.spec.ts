import { DELETION_MS } from '@aurivane/contract/limits'
import type { PersonalData } from '@aurivane/contract/personal-data-document'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eraseDueAccounts } from '../src/deletions/erase-accounts.ts'
import { expireOffers } from '../src/offers/expire-offers.ts'
import { makeClub, makeMember } from './support/clubs.ts'
import { inbox } from './support/inbox.ts'
import type { Member } from './support/people.ts'
import { proofOf } from './support/proof.ts'
import { openSite, type Site } from './support/site.ts'

let site: Site
let owner: Member
let heir: Member
let admin: Member
let clubId: number
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** A club of Olga with the member Zephyrine, and an administrator. */
async function prepare() {
  owner = await site.people.member({ firstName: 'Olga', lastName: 'Neri' })
  heir = await site.people.member({ firstName: 'Zephyrine', lastName: 'Quillfeather' })
  admin = await site.people.admin()
  clubId = await makeClub(site, owner, { state: 'verified', title: 'Gold' })
  await makeMember(site, clubId, heir)
}

const offer = async () =>
  expect((await owner.post(`/clubs/${clubId}/offer`, { userID: heir.id })).status).toBe(202)
const suspend = (person: Member, suspended = true) =>
  admin.delete(`/profiles/user/${person.id}`, { userIDToSuspend: person.id, suspended })
const handOver = () =>
  admin.put(`/admin/clubs/${clubId}/owner`, { userID: heir.id, reason: 'The owner is away' })

/** What is pending is due, and offers have expired. */
const later = () => {
  const time = new Date(site.clock.now().getTime() + DELETION_MS)
  return { ...site.services, clock: { now: () => time } }
}

async function erase(person: Member, clubs: object[] = []) {
  const body = { email: person.email, clubs }
  expect((await person.post('/user/deletion', body, await proofOf(person))).status).toBe(202)
  await eraseDueAccounts(later())
  const { rows } = await site.db.execute(sql`select id from users where id = ${person.id}`)
  expect(rows).toEqual([])
}

async function textsOf(person: Member) {
  return (await inbox(person, clubId)).map(({ text }) => text)
}

describe('Notices of others that name an erased person', () => {
  it('lose the name of somebody whose offer expired', async () => {
    await prepare()
    await offer()
    await expireOffers(later())
    expect(await textsOf(owner)).toEqual([expect.stringContaining('Zephyrine Quillfeather')])
    await erase(heir)
    expect(await textsOf(owner)).toEqual([expect.stringContaining('Deleted User')])
  })

  it('lose the name of somebody who was removed while an offer was open', async () => {
    await prepare()
    await offer()
    await suspend(heir)
    expect(await textsOf(owner)).toEqual([expect.stringContaining('Zephyrine Quillfeather')])
    await suspend(heir, false)
    heir = await site.people.again(heir)
    await erase(heir)
    expect(await textsOf(owner)).toEqual([expect.stringContaining('Deleted User')])
  })

  it('lose the name of a new owner, and keep it when the administrator is erased', async () => {
    await prepare()
    await suspend(owner)
    expect((await handOver()).status).toBe(202)
    await suspend(owner, false)
    owner = await site.people.again(owner)
    await site.people.admin()
    await erase(admin)
    expect(await textsOf(owner)).toEqual([expect.stringContaining('Zephyrine Quillfeather')])
    await erase(heir, [{ clubID: clubId, action: 'delete' }])
    expect(await textsOf(owner)).toContainEqual(expect.stringContaining('Deleted User'))
    expect((await textsOf(owner)).join()).not.toContain('Zephyrine')
  })
})

describe('Erasing', () => {
  it('takes the name from more notices than one statement can change in its time', async () => {
    await prepare()
    for (let first = 1; first < 60_000; first += 10_000) {
      await site.db.execute(sql`insert into notices (user_id, kind, event, by_id, club_id, values, created_at)
        select ${owner.id}, 'member_joined', 'test:' || number, ${heir.id}, ${clubId},
          '{"club": "Gold", "name": "Zephyrine Quillfeather"}', now()
        from generate_series(${first}::int, ${first + 9_999}::int) number`)
    }
    await erase(heir)
    const left = sql`select count(*)::int from notices where by_id = ${heir.id} or values::text like '%Zephyrine%'`
    expect((await site.db.execute(left)).rows).toEqual([{ count: 0 }])
  }, 60_000)

  it('goes on with the others when one account fails', async () => {
    await prepare()
    const other = await site.people.member()
    for (const person of [heir, other]) {
      const body = { email: person.email }
      expect((await person.post('/user/deletion', body, await proofOf(person))).status).toBe(202)
    }
    await site.db.execute(sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'not today'; end $$`)
    await site.db.execute(
      sql.raw(`create trigger refuse before delete on users for each row when (old.id = ${heir.id})
        execute function refuse()`),
    )
    await eraseDueAccounts(later())
    const left = sql`select id from users where id in (${heir.id}, ${other.id})`
    expect((await site.db.execute(left)).rows).toEqual([{ id: heir.id }])
    await site.db.execute(sql`drop trigger refuse on users`)
    await eraseDueAccounts(later())
    expect((await site.db.execute(left)).rows).toEqual([])
  })
})

describe('The download of somebody whose club was handed over', () => {
  it('names the hand-over', async () => {
    await prepare()
    await suspend(owner)
    expect((await handOver()).status).toBe(202)
    await suspend(owner, false)
    owner = await site.people.again(owner)
    const answer = await owner.post('/user/export', undefined, await proofOf(owner))
    const { auditEntries } = answer.body['result'] as unknown as PersonalData
    expect(auditEntries).toContainEqual(
      expect.objectContaining({
        action: 'club.owner-changed',
        before: { person: owner.id, role: 'owner' },
      }),
    )
  })
})
