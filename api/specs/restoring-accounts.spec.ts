import { DAY_MS, DELETION_MS } from '@aurivane/contract/limits'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { deletions } from '../src/database/deletions-schema.ts'
import { clubs, users } from '../src/database/schema.ts'
import { eraseDueAccounts } from '../src/deletions/erase-accounts.ts'
import { secure } from './support/authenticator.ts'
import { makeClub, makeMember } from './support/clubs.ts'
import { createDatabase } from './support/database.ts'
import { EmailChanges } from './support/email-changes.ts'
import { expectRefused } from './support/expect-refused.ts'
import type { Answer } from './support/http-client.ts'
import { inbox, noticesDelivered } from './support/inbox.ts'
import { addPasskey, logInWith } from './support/passkeys.ts'
import type { Member } from './support/people.ts'
import { proofOf } from './support/proof.ts'
import { queuedKinds, queuedToken } from './support/queued-mails.ts'
import { openSite, type Site } from './support/site.ts'

let site: Site
let changes: EmailChanges
beforeAll(async () => {
  site = await openSite({ rateLimits: true })
  changes = new EmailChanges(site)
})
afterAll(() => site.close())

const visitor = () => site.people.visitor()

async function requestDeletion(member: Member, { email = member.email, code }: Partial<Member> & Code = {}) {
  const answer = await member.post('/user/deletion', { email }, await proofOf(member, code))
  expect(answer.status).toBe(202)
}
type Code = { code?: string }

const restore = (restoreToken: unknown) => visitor().post('/auth/restore', { restoreToken })
/** As 14 days later: what is pending now is due. */
function eraseLater() {
  const due = new Date(site.clock.now().getTime() + DELETION_MS)
  return eraseDueAccounts({ ...site.services, clock: { now: () => due } })
}

describe('Asking for a deletion', () => {
  it('needs a proof and the own email', async () => {
    const ada = await site.people.member()
    expectRefused(await ada.post('/user/deletion', { email: ada.email }), 'proof_needed')
    const wrong = await ada.post('/user/deletion', { email: 'x@example.com' }, await proofOf(ada))
    expect(wrong).toMatchObject({
      status: 400,
      body: { fields: { email: 'Type the email address of your account' } },
    })
  })

  it('erases exactly 14 days later', async () => {
    const ada = await site.people.member()
    const proof = await proofOf(ada)
    const before = site.clock.now().getTime()
    const { body } = await ada.post('/user/deletion', { email: ada.email }, proof)
    const after = site.clock.now().getTime()
    const requestedAt = Date.parse(String(body['eraseAt'])) - 14 * DAY_MS
    expect(requestedAt).toBeGreaterThanOrEqual(before)
    expect(requestedAt).toBeLessThanOrEqual(after)
    const [row] = await site.db.select().from(deletions).where(eq(deletions.userId, ada.id))
    expect(row?.requestedAt.getTime()).toBe(requestedAt)
  })

  it('is refused to the only active administrator', async () => {
    const ada = await site.people.admin()
    await site.people.admin({ suspended: true })
    const proof = await proofOf(ada)
    const ask = () => ada.post('/user/deletion', { email: ada.email }, proof)
    const refused = await ask()
    expectRefused(refused, 'last_admin_deletion')
    expect(refused.body.result).toBe(
      'The last active administrator cannot delete the account. Make somebody else an administrator first.',
    )
    expect(await site.people.stored(ada)).toMatchObject({ eraseAt: null, deletedAt: null })
    expect(await queuedKinds(site, ada.email)).toEqual([])
    await site.people.admin()
    expect((await ask()).status).toBe(202)
  })
})

describe('While a deletion is pending', () => {
  it('right codes do not count as wrong ones', async () => {
    const ada = await site.people.member()
    const { app, recoveryCodes } = await secure(site, ada)
    await requestDeletion(ada, { code: app.code() })
    const { email, password } = ada
    for (const code of recoveryCodes.slice(0, 6)) {
      expectRefused(await visitor().post('/auth/login', { email, password, code }), 'deletion_pending')
    }
  })

  it('a login with a code gives a token that restores the account, in a session as after that login', async () => {
    const ada = await site.people.member()
    const { app } = await secure(site, ada)
    await requestDeletion(ada, { code: app.code() })
    app.nextStep()
    const { email, password } = ada
    const pending = await visitor().post('/auth/login', { email, password, code: app.code() })
    expectRefused(pending, 'deletion_pending')
    const restored = await restore(pending.body['restoreToken'])
    expect(restored).toMatchObject({ status: 202, body: { result: 'Your account is restored' } })
    const { atoken } = restored.body['userObject'] as { atoken: string }
    const here = site.people.visitor({ uid: String(ada.id), authorization: `Bearer ${atoken}` })
    expect((await here.get('/user/sessions')).body.result).toMatchObject([{ current: true, signIn: 'code' }])
    expect((await here.get('/user/security')).body.result).toMatchObject({
      strong: true,
      twoFactorAuth: true,
    })
  })

  it('recovery by mail sets a new password and restores nothing', async () => {
    const ada = await site.people.member()
    await requestDeletion(ada)
    const token = await changes.recoveryToken(ada)
    const password = 'another quiet sentence'
    expect((await changes.setPassword(token, password)).status).toBe(202)
    expectRefused(await changes.logIn(ada.email, ada.password), 'credentials_wrong')
    expectRefused(await changes.logIn(ada.email, password), 'deletion_pending')
  })

  it('recovery by mail, an end of all sessions and a lifted suspension void the tokens that restore', async () => {
    const [ada, admin] = [await site.people.member(), await site.people.admin()]
    await requestDeletion(ada)
    const tokenOf = async (password: string) =>
      (await changes.logIn(ada.email, password)).body['restoreToken']
    const old = await tokenOf(ada.password)
    const password = 'another quiet sentence'
    expect((await changes.setPassword(await changes.recoveryToken(ada), password)).status).toBe(202)
    expectRefused(await restore(old), 'restore_expired')

    const second = await tokenOf(password)
    expect(
      (await admin.post(`/admin/users/${ada.id}/sessions/end`, undefined, await proofOf(admin))).status,
    ).toBe(202)
    expectRefused(await restore(second), 'restore_expired')

    const third = await tokenOf(password)
    for (const suspended of [true, false]) {
      const body = { userIDToSuspend: ada.id, suspended }
      expect((await admin.delete(`/profiles/user/${ada.id}`, body)).status).toBe(202)
    }
    expectRefused(await restore(third), 'restore_expired')
    expect((await restore(await tokenOf(password))).status).toBe(202)
  })

  it('its links of before are void, and the change of email that waited is withdrawn', async () => {
    const { member, link, undoLink } = await changes.asked()
    const token = await changes.recoveryToken(member)
    await requestDeletion(member)
    expectRefused(await changes.verify(token), 'mail_token_dead')
    expectRefused(await changes.complete(link), 'mail_token_dead')
    expectRefused(await changes.undo(undoLink), 'mail_token_dead')
  })
})

describe('A club to delete', () => {
  it('is deleted, also if a person is named', async () => {
    const [ada, eva] = [await site.people.member(), await site.people.member()]
    const form = { title: 'Silver', description: 'About silver', country: 'Italy' }
    const made = await ada.post('/user/club', { ...form, privacy: false, contacts: [] })
    const clubID = Number(made.body['clubID'])
    await site.db.update(clubs).set({ state: 'verified' }).where(eq(clubs.id, clubID))
    await eva.post(`/clubs/${clubID}/membership`)
    const choice = { clubID, action: 'delete', userID: eva.id }
    await ada.post('/user/deletion', { email: ada.email, clubs: [choice] }, await proofOf(ada))
    expectRefused(await eva.get(`/clubs/${clubID}`), 'club_unknown')
    expect((await eva.get('/user/clubs')).body.result).toMatchObject({ offers: [] })
  })

  it('and one that nobody took over are told to their members when the account is erased, not before', async () => {
    const [ada, eva] = [await site.people.member(), await site.people.member()]
    const hidden = await makeClub(site, ada, { title: 'Hidden club', state: 'verified' })
    const offered = await makeClub(site, ada, { title: 'Offered club', state: 'verified' })
    for (const clubId of [hidden, offered]) await makeMember(site, clubId, eva)
    const choices = [
      { clubID: hidden, action: 'delete' },
      { clubID: offered, action: 'hand_over', userID: eva.id },
    ]
    await ada.post('/user/deletion', { email: ada.email, clubs: choices }, await proofOf(ada))
    await noticesDelivered(site)
    expect((await inbox(eva)).map(({ kind }) => kind)).toEqual(['offer_received'])
    await eraseLater()
    await noticesDelivered(site)
    const told = (await inbox(eva)).filter(({ kind }) => kind === 'club_deleted')
    expect(told.map(({ text }) => text).toSorted()).toEqual([
      '"Hidden club" was deleted by its owner.',
      '"Offered club" was deleted by its owner.',
    ])
  })
})

describe('Restoring against erasing', () => {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    and query like '%"users"%for no key update%'`

  /** Both wait for the row of the account, and get it in this order. Returns the answer to the restore. */
  async function race({ id, email, password }: Member, first: 'restore' | 'erase'): Promise<Answer> {
    const { restoreToken } = (await changes.logIn(email, password)).body
    const restoring = () => restore(restoreToken)
    const ends: Promise<unknown>[] = []
    await site.db.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, id)).for('update')
      for (const start of first === 'restore' ? [restoring, eraseLater] : [eraseLater, restoring]) {
        ends.push(start())
        const count = async () => (await site.db.execute(waiting)).rows.length
        await expect.poll(count, { interval: 5, timeout: 10_000 }).toBe(ends.length)
      }
    })
    const [one, two] = await Promise.all(ends)
    return (first === 'restore' ? one : two) as Answer
  }

  async function leaving() {
    const ada = await site.people.member()
    const clubId = await makeClub(site, ada, { state: 'verified' })
    const choices = [{ clubID: clubId, action: 'delete' }]
    const body = { email: ada.email, clubs: choices }
    expect((await ada.post('/user/deletion', body, await proofOf(ada))).status).toBe(202)
    return { ada, clubId }
  }

  it('brings everything back when it comes first', async () => {
    const { ada, clubId } = await leaving()
    expect((await race(ada, 'restore')).status).toBe(202)
    expect((await changes.logIn(ada.email, ada.password)).status).toBe(202)
    expect((await visitor().get(`/clubs/${clubId}`)).body.result).toMatchObject({ members: 1 })
    expect(await queuedKinds(site, ada.email)).toEqual(['deletion-requested', 'deletion-withdrawn'])
  })

  it('brings nothing back when it comes second', async () => {
    const { ada, clubId } = await leaving()
    expectRefused(await race(ada, 'erase'), 'restore_expired')
    expectRefused(await changes.logIn(ada.email, ada.password), 'credentials_wrong')
    expectRefused(await visitor().get(`/clubs/${clubId}`), 'club_unknown')
    expect(await site.db.$count(users, eq(users.id, ada.id))).toBe(0)
    const kinds = await queuedKinds(site, ada.email)
    expect(kinds).toContain('account-erased')
    expect(kinds).not.toContain('deletion-withdrawn')
  })
})

describe('The undo of a change of email', () => {
  it('withdraws a deletion and removes passkeys of since then; the old address was told of both', async () => {
    const ada = await site.people.member()
    const before = await addPasskey(ada)
    const newEmail = 'thief@example.net'
    await changes.ask(ada, newEmail)
    site.clock.advance(1000)
    await changes.complete(await queuedToken(site, newEmail))
    const since = await addPasskey(ada)
    const undoLink = await queuedToken(site, ada.email)
    await requestDeletion(ada, { email: newEmail })
    expect((await queuedKinds(site, ada.email)).at(-1)).toBe('deletion-requested')
    expect((await queuedKinds(site, newEmail)).at(-1)).toBe('deletion-requested')

    const pending = await logInWith(visitor(), since.passkey)
    expectRefused(pending, 'deletion_pending')
    expect((await changes.undo(undoLink)).status).toBe(202)
    const { restoreToken } = pending.body
    expectRefused(await visitor().post('/auth/restore', { restoreToken }), 'restore_expired')
    expectRefused(await logInWith(visitor(), since.passkey), 'passkey_wrong')
    expect((await logInWith(visitor(), before.passkey)).status).toBe(202)
    const kinds = await queuedKinds(site, ada.email)
    expect(kinds.slice(-2).toSorted()).toEqual(['deletion-withdrawn', 'email-restored'])
    expect(await queuedKinds(site, newEmail)).not.toContain('deletion-withdrawn')
  })
})

describe('The register of deletions', () => {
  it('is paged, soonest first, with the days that are left, rounded up', async () => {
    const other = await openSite()
    try {
      const people = [await other.people.member(), await other.people.member(), await other.people.member()]
      for (const one of people) {
        await requestDeletion(one)
        other.clock.advance(DAY_MS)
      }
      const admin = await other.people.admin()
      const first = await admin.get('/admin/deletions?limit=2')
      expect(first.body.result).toMatchObject([
        { userID: people[0]?.id, daysLeft: 11 },
        { userID: people[1]?.id, daysLeft: 12 },
      ])
      const { next } = first.body
      const second = await admin.get(`/admin/deletions?limit=2&after=${String(next)}`)
      expect(second.body).toMatchObject({ result: [{ userID: people[2]?.id, daysLeft: 13 }], next: null })
    } finally {
      await other.close()
    }
  })
})

describe('Erasing', () => {
  it('takes place when an instance starts', { timeout: 60_000 }, async () => {
    const database = await createDatabase()
    const before = await openSite({ migratedUrl: database.url })
    const ada = await before.people.member()
    await requestDeletion(ada)
    await before.db
      .update(users)
      .set({ eraseAt: new Date(Date.now() - 1000) })
      .where(eq(users.id, ada.id))
    await before.close()
    // A busy database may refuse the attempt of a start, or a question of this test.
    const isGone = async () => {
      const restarted = await openSite({ migratedUrl: database.url })
      const find = () => restarted.db.select().from(users).where(eq(users.id, ada.id))
      const waiting = vi.waitFor(async () => expect(await find()).toEqual([]), { timeout: 5_000 })
      const outcome = await waiting.then(
        () => true,
        () => false,
      )
      await restarted.close()
      return outcome
    }
    let gone = false
    for (let starts = 0; starts < 4 && !gone; starts += 1) gone = await isGone()
    expect(gone).toBe(true)
    await database.drop()
  })
})
