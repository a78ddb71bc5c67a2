import { and, eq, inArray, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditEntries, sessions, users } from '../src/database/schema.ts'
import { makeClub } from './support/clubs.ts'
import { expectRefused } from './support/expect-refused.ts'
import type { Member } from './support/people.ts'
import { openSite, type Site } from './support/site.ts'

let site: Site
let admin: Member
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.db.update(users).set({ admin: false })
  admin = await site.people.admin()
})

function suspend(actor: Member, id: unknown, suspended?: unknown, language = 'en') {
  const body = { userIDToSuspend: id, ...(suspended === undefined ? {} : { suspended }) }
  return actor.delete(`/profiles/user/${String(id)}`, body, { 'accept-language': language })
}
const isSuspended = async (member: Member) => (await site.people.stored(member)).deletedAt !== null

describe('Suspending a user', () => {
  it('toggles: the first call suspends, the second restores', async () => {
    const ada = await site.people.member()
    expect(await suspend(admin, ada.id)).toMatchObject({
      status: 202,
      body: { result: `Successfully suspended user ID: ${ada.id}` },
    })
    expect(await isSuspended(ada)).toBe(true)
    expect(await suspend(admin, ada.id)).toMatchObject({
      status: 202,
      body: { result: `Successfully lifted the suspension of user ID: ${ada.id}` },
    })
    expect(await isSuspended(ada)).toBe(false)
  })

  it('is harmless when repeated with suspended: true, and with suspended: false', async () => {
    const ada = await site.people.member()
    for (const wish of [true, 'yes', true]) expect((await suspend(admin, ada.id, wish)).status).toBe(202)
    expect(await isSuspended(ada)).toBe(true)
    for (const wish of [false, ' NO ', false]) expect((await suspend(admin, ada.id, wish)).status).toBe(202)
    expect(await isSuspended(ada)).toBe(false)
    const entries = await site.db.select().from(auditEntries).where(eq(auditEntries.subjectId, ada.id))
    expect(entries.map((entry) => entry.action).sort()).toEqual(['user.restored', 'user.suspended'])
  })

  it('takes effect on the next request and ends all sessions, also after the suspension', async () => {
    const ada = await site.people.member()
    const elsewhere = await site.people.again(ada)
    expect((await ada.get('/protected')).status).toBe(203)
    await suspend(admin, ada.id)
    expectRefused(await ada.get('/protected'), 'login_needed')
    expectRefused(await elsewhere.get('/protected'), 'login_needed')
    await suspend(admin, ada.id)
    expectRefused(await ada.get('/protected'), 'login_needed')
    expect(await site.db.select().from(sessions).where(eq(sessions.userId, ada.id))).toEqual([])
  })

  it('writes to the member, in the member’s language, once for each change', async () => {
    const ada = await site.people.member({ locale: 'it', email: 'sospesa@example.com' })
    await suspend(admin, ada.id, true)
    await suspend(admin, ada.id, true)
    await suspend(admin, ada.id, false)
    const mail = await site.mailbox.waitFor('sospesa@example.com')
    expect(mail.text).toContain(site.settings.supportEmail)
    expect(mail.html).toContain('lang="it"')
    const other = await site.people.member({ email: 'later@example.com' })
    await suspend(admin, other.id, true)
    await site.mailbox.waitFor('later@example.com')
    const subjects = (await site.mailbox.to('sospesa@example.com')).map(({ subject }) => subject)
    expect(subjects).toEqual([
      'Il Suo account è stato sospeso',
      'La sospensione del Suo account è stata revocata.',
    ])
  })

  it('takes the owner’s name from the list of clubs', async () => {
    const ada = await site.people.member()
    const clubID = await makeClub(site, ada)
    await suspend(admin, ada.id)
    const list = (await site.people.visitor().get('/user/club/all')).body as unknown as {
      result: { id: number; User: unknown }[]
    }
    expect(list.result.find((club) => club.id === clubID)?.User).toBeNull()
  })

  it('leaves a row in the audit: who, what, before, after', async () => {
    const ada = await site.people.member()
    await suspend(admin, ada.id)
    const [entry] = await site.db.select().from(auditEntries).where(eq(auditEntries.subjectId, ada.id))
    const { deletedAt } = await site.people.stored(ada)
    expect(entry).toMatchObject({
      actorId: admin.id,
      action: 'user.suspended',
      subjectKind: 'user',
      before: { deletedAt: null },
      after: { deletedAt: deletedAt?.toISOString() },
    })
  })

  it('answers in Italian and German', async () => {
    const ada = await site.people.member()
    const italian = await suspend(admin, ada.id, true, 'it')
    expect(italian.body.result).toBe(`Utente con ID ${ada.id} sospeso`)
    const german = await suspend(admin, ada.id, false, 'de')
    expect(german.body.result).toBe(`Die Sperre des Benutzers mit der ID ${ada.id} wurde aufgehoben`)
  })
})

describe('A suspension that is refused', () => {
  it.each([
    ['', 'UserID is required'],
    [' ', 'UserID is required'],
    [null, 'UserID is required'],
    [undefined, 'UserID is required'],
    ['12a', 'UserID needs to only include numbers'],
    ['-1', 'UserID needs to only include numbers'],
    [true, 'UserID needs to only include numbers'],
    [0, 'Enter a whole number from 1 to 2147483647'],
  ])('names what is wrong with the id %j', async (userIDToSuspend, text) => {
    const answer = await admin.delete('/profiles/user/7', { userIDToSuspend })
    expectRefused(answer, 'invalid_input')
    expect(answer.body).toMatchObject({ result: text, fields: { userIDToSuspend: text } })
  })

  it('names what is wrong with the address', async () => {
    const answer = await admin.delete('/profiles/user/seven', { userIDToSuspend: 7 })
    expectRefused(answer, 'invalid_input')
    expect(answer.body.result).toBe('UserID needs to only include numbers')
  })

  it('when address and body name different users', async () => {
    const [ada, eva] = [await site.people.member(), await site.people.member()]
    const answer = await admin.delete(`/profiles/user/${ada.id}`, { userIDToSuspend: eva.id })
    expectRefused(answer, 'invalid_input')
    expect([await isSuspended(ada), await isSuspended(eva)]).toEqual([false, false])
  })

  it.each([
    ['maybe', 'Invalid input: the string must represent a boolean value'],
    [5, 'Input must be a string'],
  ])('when suspended is %j', async (wish, text) => {
    const ada = await site.people.member()
    const answer = await suspend(admin, ada.id, wish)
    expectRefused(answer, 'invalid_input')
    expect(answer.body.fields).toEqual({ suspended: text })
  })

  it('when it is the own one', async () => {
    await site.people.admin()
    for (const wish of [undefined, true, false]) {
      const answer = await suspend(admin, admin.id, wish)
      expectRefused(answer, 'cannot_suspend_self')
      expect(answer.body.result).toBe('You cannot suspend yourself')
    }
  })

  it('when there is no such user', async () => {
    expectRefused(await suspend(admin, 2147483647), 'user_unknown')
  })

  it('when the caller is no administrator', async () => {
    const ada = await site.people.member()
    expectRefused(await suspend(ada, admin.id), 'admin_only')
  })
})

describe('The last active administrator', () => {
  const activeAdmins = (people: Member[]) =>
    site.db
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          eq(users.admin, true),
          isNull(users.deletedAt),
          inArray(
            users.id,
            people.map((p) => p.id),
          ),
        ),
      )

  it('remains when two administrators suspend each other at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      await site.db.update(users).set({ admin: false })
      const [ada, eva] = [await site.people.admin(), await site.people.admin()]
      const answers = await Promise.all([suspend(ada, eva.id, true), suspend(eva, ada.id, true)])
      expect(answers.filter((answer) => answer.status === 202)).toHaveLength(1)
      expect(await activeAdmins([ada, eva])).toHaveLength(1)
    }
  })

  it('remains when one is suspended while the other gives up the role', async () => {
    for (let round = 0; round < 10; round += 1) {
      await site.db.update(users).set({ admin: false })
      const [ada, eva] = [await site.people.admin(), await site.people.admin()]
      const demotion = {
        ID: ada.id,
        firstName: 'Ada',
        lastName: 'R',
        maxClub: 3,
        emailConfirmed: true,
        admin: false,
      }
      const answers = await Promise.all([
        suspend(ada, eva.id, true),
        eva.put('/profiles/user/entireUser', demotion),
      ])
      expect(answers.filter((answer) => answer.status === 202)).toHaveLength(1)
      expect(await activeAdmins([ada, eva])).toHaveLength(1)
    }
  })

  it('does not count administrators who are suspended', async () => {
    await site.people.admin({ suspended: true })
    const demotion = {
      ID: admin.id,
      firstName: 'Ada',
      lastName: 'R',
      maxClub: 3,
      emailConfirmed: true,
      admin: false,
    }
    const answer = await admin.put('/profiles/user/entireUser', demotion)
    expectRefused(answer, 'last_admin')
    expect(answer.body.result).toBe(
      'The last active administrator cannot be suspended or lose the admin role',
    )
  })
})
