import { DAY_MS, DELETION_MS, MINUTE_MS } from '@aurivane/contract/limits'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEntries, clubs, users } from '../src/database/schema.ts'
import { eraseDueAccounts } from '../src/deletions/erase-accounts.ts'
import { secure } from './support/authenticator.ts'
import { expectRefused } from './support/expect-refused.ts'
import type { Answer } from './support/http-client.ts'
import { addPasskey, logInWith } from './support/passkeys.ts'
import { Member, type Person } from './support/people.ts'
import { proofOf } from './support/proof.ts'
import { mailsSent, queuedKinds, queuedMails } from './support/queued-mails.ts'
import { openSite, type Site } from './support/site.ts'

let site: Site
let admin: Member
beforeAll(async () => {
  site = await openSite()
  admin = await site.people.admin()
})
afterAll(() => site.close())

const visitor = () => site.people.visitor()
const erase = () => eraseDueAccounts(site.services)

async function requestDeletion(member: Member, choices?: object[], code?: string) {
  const body = { email: member.email.toUpperCase(), ...(choices && { clubs: choices }) }
  return member.post('/user/deletion', body, await proofOf(member, code))
}

const logIn = ({ email, password }: Member, code?: string) =>
  visitor().post('/auth/login', { email, password, code })

const restore = (person: Person, answer: Answer) =>
  person.post('/auth/restore', { restoreToken: answer.body['restoreToken'] })

/** The clock moves by weeks, so sessions end. */
const asAdmin = () => site.people.again(admin)

let titles = 0
async function verifiedClub(owner: Member, members: Member[] = []) {
  titles += 1
  const title = `Deletion club ${titles}`
  const made = await owner.post('/user/club', {
    title,
    description: 'About gold',
    country: 'Italy',
    privacy: false,
    contacts: [],
  })
  const clubID = Number(made.body['clubID'])
  await site.db.update(clubs).set({ state: 'verified' }).where(eq(clubs.id, clubID))
  for (const member of members) await member.post(`/clubs/${clubID}/membership`)
  return { clubID, title }
}

/** How often the text stands anywhere in the database, by table. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await site.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const { rows: hits } = await site.db.execute(
      sql`select 1 from ${sql.identifier(name)} t where strpos(lower(t::text), lower(${text})) > 0 limit 1`,
    )
    if (hits.length > 0) found.push(name)
  }
  return found
}

describe('Asking for the deletion of the own account', () => {
  it('ends all sessions at once and erases in 14 days', async () => {
    const ada = await site.people.member()
    const before = site.clock.now().getTime()
    const answer = await requestDeletion(ada)
    expect(answer.status).toBe(202)
    const eraseAt = new Date(String(answer.body['eraseAt']))
    expect(eraseAt.getTime() - before - DELETION_MS).toBeLessThan(10_000)
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(eraseAt)
    expect(answer.body.result).toBe(
      `Your account will be deleted on ${day}. Until then you can log in and restore it.`,
    )
    expectRefused(await ada.get('/protected'), 'login_needed')
    expect(await queuedKinds(site, ada.email)).toEqual(['deletion-requested'])
    const list = await admin.get(`/profiles/user/all?search=${encodeURIComponent(ada.email)}`)
    expect(list.body.result).toMatchObject([{ eraseAt: eraseAt.toISOString(), deletedAt: null }])
  })

  it('needs a choice for every own club', async () => {
    const [ada, eva] = [await site.people.member(), await site.people.member()]
    const { clubID } = await verifiedClub(ada, [eva])
    const chooseEach = 'Choose for each club whether it is handed over or deleted'
    expect((await requestDeletion(ada)).body.fields).toEqual({ clubs: chooseEach })
    const choice = { clubID, action: 'delete' }
    expect((await requestDeletion(ada, [choice, choice])).body.fields).toEqual({ clubs: chooseEach })
    const nobody = await requestDeletion(ada, [{ clubID, action: 'hand_over' }])
    expect(nobody.body.fields).toEqual({ 'clubs.0.userID': 'Choose a new owner' })
    const other = { clubID: 999_999, action: 'delete' }
    expectRefused(await requestDeletion(ada, [choice, other]), 'changed_meanwhile')
    const handOver = (userID: number) => requestDeletion(ada, [{ clubID, action: 'hand_over', userID }])
    expectRefused(await handOver(admin.id), 'person_unknown')
    expectRefused(await handOver(ada.id), 'not_yourself')
    await site.db.update(clubs).set({ state: 'pending' }).where(eq(clubs.id, clubID))
    expectRefused(await handOver(eva.id), 'club_not_verified')
    expect((await ada.get('/protected')).status).toBe(203)
  })

  it('is refused to the last administrator, also for two at once', async () => {
    const other = await openSite()
    try {
      const [ada, eva] = [await other.people.admin(), await other.people.admin()]
      const bodies = await Promise.all([ada, eva].map(async (one) => ({ one, proof: await proofOf(one) })))
      const answers = await Promise.all(
        bodies.map(({ one, proof }) => one.post('/user/deletion', { email: one.email }, proof)),
      )
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 409])
      expect(answers.map(({ body }) => body.code)).toContain('last_admin_deletion')
    } finally {
      await other.close()
    }
  })
})

describe('While a deletion is pending', () => {
  it('a login gives no session but a token that restores the account, once', async () => {
    const ada = await site.people.member()
    const asked = await requestDeletion(ada)
    const refused = await logIn(ada)
    expectRefused(refused, 'deletion_pending')
    expect(refused.body).toMatchObject({
      eraseAt: asked.body['eraseAt'],
      restoreToken: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(refused.headers['set-cookie']).toBeUndefined()
    const answers = await Promise.all(Array.from({ length: 5 }, () => restore(visitor(), refused)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 403, 403, 403, 403])
    const restored = answers.find(({ status }) => status === 202)
    expect(restored?.body).toMatchObject({
      result: 'Your account is restored',
      twoFactorAuth: false,
      userObject: { id: ada.id, atoken: expect.any(String) },
    })
    expect((await logIn(ada)).status).toBe(202)
    expect(await queuedKinds(site, ada.email)).toEqual(['deletion-requested', 'deletion-withdrawn'])
  })

  it('restoring works after code and passkey, and not after ten minutes', async () => {
    const ada = await site.people.member()
    const { passkey } = await addPasskey(ada)
    const { app } = await secure(site, ada)
    await requestDeletion(ada, undefined, app.code())
    app.nextStep()
    expect((await logIn(ada)).body).toMatchObject({ twoFactorAuth: true })
    expectRefused(await logIn(ada, '000000'), 'code_wrong')
    const late = await logIn(ada, app.code())
    expectRefused(late, 'deletion_pending')
    site.clock.advance(10 * MINUTE_MS)
    expectRefused(await restore(visitor(), late), 'restore_expired')
    expectRefused(await visitor().post('/auth/restore', { restoreToken: '' }), 'invalid_input')
    const byPasskey = await logInWith(visitor(), passkey)
    expectRefused(byPasskey, 'deletion_pending')
    expect((await restore(visitor(), byPasskey)).status).toBe(202)
  })

  it('suspension comes first, and erasing takes place all the same', async () => {
    const ada = await site.people.member()
    await requestDeletion(ada)
    const token = await logIn(ada)
    await (await asAdmin()).delete(`/profiles/user/${ada.id}`, { userIDToSuspend: ada.id, suspended: true })
    expectRefused(await logIn(ada), 'account_suspended')
    expectRefused(await restore(visitor(), token), 'account_suspended')
    site.clock.advance(DELETION_MS)
    await erase()
    expectRefused(await logIn(ada), 'credentials_wrong')
  })

  it('clubs to delete are hidden from everybody, and come back with the account', async () => {
    const [ada, eva] = [await site.people.member(), await site.people.member()]
    const { clubID, title } = await verifiedClub(ada, [eva])
    await requestDeletion(ada, [{ clubID, action: 'delete' }])
    for (const person of [visitor(), eva, await asAdmin()])
      expectRefused(await person.get(`/clubs/${clubID}`), 'club_unknown')
    expect((await visitor().get('/user/club/all?country=Italy')).text).not.toContain(`"${title}"`)
    expect((await eva.get('/user/clubs')).text).not.toContain(`"${title}"`)
    const { body } = await (await asAdmin()).get('/admin/deletions?limit=200')
    expect(body.result).toContainEqual(
      expect.objectContaining({
        userID: ada.id,
        name: 'Ada Rossi',
        email: ada.email,
        daysLeft: 14,
        clubsToDelete: 1,
        clubsOffered: 0,
      }),
    )
    await restore(visitor(), await logIn(ada))
    expect((await visitor().get(`/clubs/${clubID}`)).body.result).toMatchObject({ title, members: 2 })
  })
})

describe('A club that is handed over', () => {
  async function offered() {
    const [ada, eva] = [await site.people.member({ lastName: 'Neri' }), await site.people.member()]
    const club = await verifiedClub(ada, [eva])
    const choices = [{ clubID: club.clubID, action: 'hand_over', userID: eva.id }]
    expect((await requestDeletion(ada, choices)).status).toBe(202)
    return { ada, eva, ...club }
  }
  const accept = (eva: Member, clubID: number) => eva.put(`/user/offers/${clubID}`, { decision: 'accept' })
  const ownerOf = async (clubID: number) => {
    const [row] = await site.db.select({ id: clubs.ownerId }).from(clubs).where(eq(clubs.id, clubID))
    return row?.id
  }

  it('stays listed, is taken over, and stays with the new owner after a restore', async () => {
    const { ada, eva, clubID } = await offered()
    expect((await visitor().get(`/clubs/${clubID}`)).body.result).toMatchObject({ User: null, members: 1 })
    const { body } = await eva.get('/user/clubs')
    expect(body.result).toMatchObject({ offers: [{ club: { id: clubID }, by: { lastName: 'Neri' } }] })
    expect((await accept(eva, clubID)).status).toBe(202)
    expect(await queuedMails(site, ada.email)).toContainEqual(
      expect.objectContaining({ kind: 'notice', notice: expect.objectContaining({ kind: 'offer_ended' }) }),
    )
    await restore(visitor(), await logIn(ada))
    expect(await ownerOf(clubID)).toBe(eva.id)
    expect((await queuedMails(site, ada.email)).at(-1)).toMatchObject({ kind: 'deletion-withdrawn' })
    expect((await eva.get(`/clubs/${clubID}/members`)).body.result).toMatchObject([
      { role: 'manager', person: { userID: ada.id } },
      { role: 'owner' },
    ])
  })

  it('is withdrawn by a restore, and deleted with the account when nobody took it', async () => {
    const first = await offered()
    await restore(visitor(), await logIn(first.ada))
    expectRefused(await accept(first.eva, first.clubID), 'offer_closed')
    expect(await ownerOf(first.clubID)).toBe(first.ada.id)

    const second = await offered()
    expect((await second.eva.put(`/user/offers/${second.clubID}`, { decision: 'decline' })).status).toBe(202)
    const third = await offered()
    site.clock.advance(DELETION_MS)
    await erase()
    for (const { clubID } of [second, third]) {
      expect(await ownerOf(clubID)).toBeUndefined()
      const [entry] = await site.db
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.subjectId, clubID))
        .orderBy(sql`id desc`)
      expect(entry).toMatchObject({ action: 'club.deleted', actorId: null })
    }
  })

  it('is accepted or withdrawn, not both', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { ada, eva, clubID } = await offered()
      const token = await logIn(ada)
      const [accepted, restored] = await Promise.all([accept(eva, clubID), restore(visitor(), token)])
      expect(restored.status).toBe(202)
      expect(await ownerOf(clubID)).toBe(accepted.status === 202 ? eva.id : ada.id)
    }
  })

  it('is accepted before erasing, or gone with it', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { ada, eva, clubID } = await offered()
      const due = new Date(site.clock.now().getTime() + DELETION_MS)
      const later = { ...site.services, clock: { now: () => due } }
      const [accepted] = await Promise.all([accept(eva, clubID), eraseDueAccounts(later)])
      expect([202, 404]).toContain(accepted.status)
      expect(await ownerOf(clubID)).toBe(accepted.status === 202 ? eva.id : undefined)
      expectRefused(await logIn(ada), 'credentials_wrong')
    }
  })
})

describe('Erasing', () => {
  it('leaves nothing of the person in any table, and frees the email', async () => {
    const facts = { firstName: 'Zephyrine', lastName: 'Quillfeather' }
    const ada = await site.people.member(facts)
    const eva = await site.people.member()
    const { clubID } = await verifiedClub(eva, [ada])
    await addPasskey(ada)
    const contact = { email: ada.email, subject: 'Hello', message: 'From Zephyrine', csrf: '' }
    await visitor().post('/contact', contact)
    const edit = { ID: ada.id, ...facts, firstName: 'Zeph', maxClub: 3, emailConfirmed: true, admin: false }
    await (await asAdmin()).put('/profiles/user/entireUser', edit)
    await requestDeletion(ada)
    await mailsSent(site)

    site.clock.advance(DELETION_MS - MINUTE_MS)
    await erase()
    expectRefused(await logIn(ada), 'deletion_pending')
    site.clock.advance(MINUTE_MS)
    expectRefused(await logIn(ada), 'credentials_wrong')
    await Promise.all([erase(), erase()])

    expect(await site.db.select().from(users).where(eq(users.id, ada.id))).toEqual([])
    for (const text of ['Zeph', 'Quillfeather', ada.email]) {
      expect({ text, tables: await tablesWith(text) }).toEqual({ text, tables: [] })
    }
    expect(await queuedKinds(site, ada.email)).toEqual(['account-erased'])
    const later = await asAdmin()
    expectRefused(await later.put('/profiles/user/entireUser', edit), 'user_unknown')
    const audit = await later.get('/admin/audit?action=user.erased&limit=1')
    expect(audit.body.result).toMatchObject([{ actor: null, subject: `user ${ada.id}` }])
    const others = await site.people.again(eva)
    expect((await others.get(`/clubs/${clubID}/members`)).body.result).toHaveLength(1)
    const signup = await visitor().post('/auth/signup', {
      ...facts,
      email: ada.email,
      password: ada.password,
      country: 'Italy',
      csrf: '',
    })
    expect(signup.status).toBe(202)
  })

  it('keeps what an administrator did, as Deleted User', async () => {
    const [gone, ada] = [await site.people.admin({ firstName: 'Orlando' }), await site.people.member()]
    await gone.post(`/admin/users/${ada.id}/sessions/end`, undefined, await proofOf(gone))
    await requestDeletion(gone)
    site.clock.advance(15 * DAY_MS)
    await erase()
    const { body } = await (await asAdmin()).get('/admin/audit?action=user.sessions-ended&limit=1')
    expect(body.result).toMatchObject([{ actor: { id: gone.id, name: 'Deleted User' } }])
  })

  it('spares contact messages of an address that was never confirmed', async () => {
    const ada = await site.people.member({ confirmedEmail: false })
    const contact = { email: ada.email, subject: 'Stranger', message: 'Not by Ada', csrf: '' }
    await visitor().post('/contact', contact)
    await requestDeletion(ada)
    site.clock.advance(DELETION_MS)
    await erase()
    expect(await tablesWith(ada.email)).toEqual(['contact_messages'])
  })
})
