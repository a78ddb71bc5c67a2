import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOUR_MS } from '@aurivane/contract/limits'
import { secure } from './support/authenticator.ts'
import { EmailChanges, newAddress } from './support/email-changes.ts'
import { expectRefused } from './support/expect-refused.ts'
import { addPasskey, logInWith } from './support/passkeys.ts'
import type { Member } from './support/people.ts'
import { proofOf } from './support/proof.ts'
import { queuedKinds, queuedToken } from './support/queued-mails.ts'
import { openSite, type Site } from './support/site.ts'

let site: Site
let changes: EmailChanges
beforeAll(async () => {
  site = await openSite()
  changes = new EmailChanges(site)
})
afterAll(() => site.close())

describe('Undoing', () => {
  async function expectRestored(member: Member) {
    expect(await site.people.stored(member)).toMatchObject({ email: member.email, confirmedEmail: true })
    expectRefused(await member.get('/protected'), 'login_needed')
    expectRefused(await changes.logIn(member.email, member.password), 'credentials_wrong')
    const token = await queuedToken(site, member.email)
    const password = 'another quiet sentence'
    const form = { token, newPassword: password, confirmPassword: password }
    expect((await site.people.visitor().post('/auth/account-recovery/restore', form)).status).toBe(202)
    expect((await changes.logIn(member.email, password)).body['twoFactorAuth']).toBe(false)
  }

  it('before completion ends everything that was set up since, and mails a recovery link', async () => {
    const { member, link, undoLink } = await changes.asked()
    await secure(site, member)
    const recovery = await changes.recoveryToken(member)
    const answer = await changes.undo(undoLink)
    expect(answer.body.result).toBe(
      'Your old email address is restored. We have sent you a link to create a new password.',
    )
    expectRefused(await changes.complete(link), 'mail_token_dead')
    expectRefused(await changes.undo(undoLink), 'mail_token_dead')
    expectRefused(await changes.verify(recovery), 'mail_token_dead')
    expect((await queuedKinds(site, member.email)).at(-1)).toBe('email-restored')
    await expectRestored(member)
  })

  it.each(['first', 'second'])('after completion works for 72 hours with the %s link', async (which) => {
    const { member, link, undoLink } = await changes.asked()
    await changes.complete(link)
    const later = await queuedToken(site, member.email)
    site.clock.advance(72 * HOUR_MS - 1000)
    const [used, other] = which === 'first' ? [undoLink, later] : [later, undoLink]
    expect((await changes.undo(used)).status).toBe(202)
    expectRefused(await changes.undo(other), 'mail_token_dead')
    await expectRestored(member)
  })

  it('leaves a second factor that was there before', async () => {
    const ada = await site.people.member()
    const { app } = await secure(site, ada)
    const newEmail = newAddress()
    const proof = await proofOf(ada, app.code())
    await ada.post('/user/email', { newEmail }, proof)
    await changes.undo(await queuedToken(site, ada.email))
    const { passwordHash } = await site.people.stored(ada)
    expect(passwordHash).toMatch(/^\$argon2id\$/)
    const password = 'another quiet sentence'
    const form = {
      token: await queuedToken(site, ada.email),
      newPassword: password,
      confirmPassword: password,
    }
    await site.people.visitor().post('/auth/account-recovery/restore', form)
    expect((await changes.logIn(ada.email, password)).body['twoFactorAuth']).toBe(true)
  })

  it('voids a recovery link that was sent to the new address after completion', async () => {
    const { member, newEmail, link, undoLink } = await changes.asked()
    await changes.complete(link)
    await site.people.visitor().post(`/auth/account-recovery/email?email=${newEmail}`)
    const recovery = await queuedToken(site, newEmail)
    expect((await changes.verify(recovery)).status).toBe(202)
    expect((await changes.undo(undoLink)).status).toBe(202)
    expectRefused(await changes.verify(recovery), 'mail_token_dead')
    expectRefused(await changes.setPassword(recovery, 'the words of a thief'), 'mail_token_dead')
    await expectRestored(member)
  })

  it('removes a passkey that was added before completion, and leaves one from before the request', async () => {
    const ada = await site.people.member()
    const before = await addPasskey(ada)
    site.clock.advance(1000)
    const newEmail = newAddress()
    await changes.ask(ada, newEmail)
    const between = await addPasskey(ada)
    const visitor = site.people.visitor()
    expect((await logInWith(visitor, between.passkey)).status).toBe(202)
    await changes.complete(await queuedToken(site, newEmail))
    expect((await changes.undo(await queuedToken(site, ada.email))).status).toBe(202)
    expectRefused(await logInWith(visitor, between.passkey), 'passkey_wrong')
    expect((await logInWith(visitor, before.passkey)).status).toBe(202)
  })

  it('is over after 72 hours', async () => {
    const { member, link, undoLink } = await changes.asked()
    await changes.complete(link)
    site.clock.advance(72 * HOUR_MS)
    expectRefused(await changes.undo(undoLink), 'mail_token_dead')
    expectRefused(await changes.undo(await queuedToken(site, member.email)), 'mail_token_dead')
  })

  it('succeeds once of twenty at the same time', async () => {
    const { member, link, undoLink } = await changes.asked()
    await changes.complete(link)
    const later = await queuedToken(site, member.email)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) => changes.undo(place % 2 === 0 ? undoLink : later)),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      202,
      ...Array(19).fill(403),
    ])
    await expectRestored(member)
  })

  it('and completing at the same time end with the old address or are decided one way', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { member, link, undoLink } = await changes.asked()
      const [completed, undone] = await Promise.all([changes.complete(link), changes.undo(undoLink)])
      expect(undone.status).toBe(202)
      expect([202, 403]).toContain(completed.status)
      expect(await site.people.stored(member)).toMatchObject({ email: member.email })
    }
  })
})
