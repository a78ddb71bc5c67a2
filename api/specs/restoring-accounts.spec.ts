import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clubs } from '../src/database/schema.ts'
import { secure } from './support/authenticator.ts'
import { EmailChanges } from './support/email-changes.ts'
import { expectRefused } from './support/expect-refused.ts'
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

  it('recovery by mail sets a new password and restores nothing', async () => {
    const ada = await site.people.member()
    await requestDeletion(ada)
    const token = await changes.recoveryToken(ada)
    const password = 'another quiet sentence'
    expect((await changes.setPassword(token, password)).status).toBe(202)
    expectRefused(await changes.logIn(ada.email, ada.password), 'credentials_wrong')
    expectRefused(await changes.logIn(ada.email, password), 'deletion_pending')
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
