import { DAY_MS } from '@aurivane/contract/limits'
import { personalData } from '@aurivane/contract/personal-data-document'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recoveryCodes, sessions, twoFactors, users } from '../src/database/schema.ts'
import { passkeys } from '../src/database/passkeys-schema.ts'
import { personalTables } from '../src/personal-data/personal-columns.ts'
import { secure } from './support/authenticator.ts'
import { makeClub, makeMember } from './support/clubs.ts'
import { expectRefused } from './support/expect-refused.ts'
import { addPasskey } from './support/passkeys.ts'
import type { Member } from './support/people.ts'
import { proofOf } from './support/proof.ts'
import { queuedKinds } from './support/queued-mails.ts'
import { openSite, type Site } from './support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({ rateLimits: true })
})
afterAll(() => site.close())

async function exportOf(member: Member, code?: string) {
  return member.post('/user/export', undefined, await proofOf(member, code))
}

describe('The export of the own data', () => {
  it('has the keys of its document, in lists that are empty where there is nothing', async () => {
    const ada = await site.people.member()
    const { status, body } = await exportOf(ada)
    expect(status).toBe(202)
    const data = personalData.parse(body.result)
    expect(Object.keys(body.result as unknown as object)).toEqual(Object.keys(personalData.shape))
    expect(data).toMatchObject({
      schemaVersion: 1,
      product: 'Aurivane',
      profile: { id: ada.id, email: ada.email, language: 'en' },
      clubs: [],
      memberships: [],
      recoveryCodesLeft: null,
      sessions: [{ device: 'Unknown device' }],
      auditEntries: [],
    })
    expect(data.profile).not.toHaveProperty('atoken')
    expect(await queuedKinds(site, ada.email)).toEqual(['data-exported'])
    const again = personalData.parse((await exportOf(ada)).body.result)
    expect(again.securityLog).toMatchObject([{ kind: 'export.made', text: 'Data downloaded' }])
    expect(again.notices).toMatchObject([{ kind: 'data_exported', text: 'Your data was downloaded.' }])
  })

  it('holds what the person did in clubs, without the names of others', async () => {
    const ada = await site.people.member()
    const eva = await site.people.member({ firstName: 'Evangelina', lastName: 'Otherson' })
    const own = await makeClub(site, ada, { title: 'Own club', state: 'verified', privacy: true })
    const other = await makeClub(site, eva, { title: 'Other club', state: 'verified' })
    await makeMember(site, other, ada, 'manager')
    await eva.post(`/clubs/${own}/request`, { message: 'Evangelina here' })
    await ada.post(`/clubs/${other}/announcements`, { title: 'News', text: 'Gold is up' })
    await ada.post(`/clubs/${other}/meetings`, {
      title: 'Evening',
      localStart: new Date(site.clock.now().getTime() + 7 * DAY_MS).toISOString().slice(0, 16),
      timeZone: 'UTC',
      place: 'Rome',
    })
    await ada.post(`/clubs/${own}/invitations`, {})
    await ada.post(`/clubs/${other}/reports`, { reason: 'spam' })
    await ada.put('/user/notices/preferences', { kind: 'announcement', mail: true })
    const answer = await exportOf(ada)
    const data = personalData.parse(answer.body.result)
    expect(data).toMatchObject({
      clubs: [{ id: own, title: 'Own club' }],
      memberships: [{ role: 'owner' }, { club: { id: other, title: 'Other club' }, role: 'manager' }],
      announcements: [{ club: { id: other }, title: 'News', text: 'Gold is up' }],
      meetings: [{ club: { id: other }, title: 'Evening', place: 'Rome' }],
      invitations: [{ club: { id: own }, role: 'made' }],
      reports: [{ club: { id: other, title: 'Other club' }, reason: 'spam' }],
      mailPreferences: [{ kind: 'announcement', mail: true }],
    })
    expect(data.notices).toContainEqual(expect.objectContaining({ kind: 'request_received', detail: null }))
    expect(answer.text).not.toMatch(/Evangelina|Otherson/)
    expect(answer.text).not.toContain(eva.email)
  })

  it('holds no secret of the account', async () => {
    const ada = await site.people.member()
    const { passkey } = await addPasskey(ada)
    const { app, recoveryCodes: codes } = await secure(site, ada)
    const answer = await exportOf(ada, app.code())
    const { text, body } = answer
    expect(body.result).toMatchObject({ recoveryCodesLeft: 10, passkeys: [{ name: 'Phone' }] })
    const [user] = await site.db.select().from(users).where(eq(users.id, ada.id))
    const [factor] = await site.db.select().from(twoFactors).where(eq(twoFactors.userId, ada.id))
    const [session] = await site.db.select().from(sessions).where(eq(sessions.userId, ada.id))
    const [code] = await site.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, ada.id))
    const [stored] = await site.db.select().from(passkeys).where(eq(passkeys.userId, ada.id))
    const hidden = [
      user?.passkeyHandle,
      factor?.encryptedSecret,
      session?.tokenHash,
      code?.codeHash,
      stored?.credentialId,
      stored?.publicKey,
    ]
    const texts = [
      ada.password,
      user?.passwordHash ?? '',
      app.secret,
      ada.headers['authorization']?.slice(7) ?? '',
      passkey.credentialId.toString('base64url'),
      ...codes,
      ...hidden.flatMap((bytes) =>
        bytes ? (['base64', 'base64url', 'hex'] as const).map((form) => bytes.toString(form)) : [],
      ),
    ]
    for (const secret of texts) expect(secret !== '' && text.includes(secret)).toBe(false)
  })

  it('includes contact messages only of a confirmed address', async () => {
    const [ada, eva] = [await site.people.member(), await site.people.member({ confirmedEmail: false })]
    for (const { email } of [ada, eva]) {
      await site.people.visitor().post('/contact', { email, subject: 'Hello', message: 'Text', csrf: '' })
    }
    const data = personalData.parse((await exportOf(ada)).body.result)
    expect(data.contactMessages).toMatchObject([
      { subject: 'Hello', message: 'Text', status: 'new', note: '', date: expect.any(String) },
    ])
    expect(personalData.parse((await exportOf(eva)).body.result).contactMessages).toEqual([])
  })

  it('needs a proof, and is made three times in 24 hours', async () => {
    const ada = await site.people.member()
    expectRefused(await ada.post('/user/export'), 'proof_needed')
    for (let count = 0; count < 3; count += 1) expect((await exportOf(ada)).status).toBe(202)
    const fourth = await exportOf(ada)
    expectRefused(fourth, 'too_many_exports')
    expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(86_000)
    site.clock.advance(DAY_MS)
    expect((await exportOf(ada)).status).toBe(202)
  })
})

describe('The register of personal data', () => {
  it('names every table and column of the database once', async () => {
    const { rows } = await site.db.execute<{ table: string; column: string }>(
      sql`select table_name as table, column_name as column from information_schema.columns where table_schema = 'public'`,
    )
    const stored = rows.map(({ table, column }) => `${table}.${column}`)
    const named = Object.entries(personalTables).flatMap(([table, { exported, secret, internal, others }]) =>
      [...Object.values(exported ?? {}), secret ?? [], internal ?? [], others ?? []]
        .flat()
        .map((column) => `${table}.${column}`),
    )
    expect(named.toSorted()).toEqual(stored.toSorted())
  })

  it('names keys of the export only', () => {
    const keys = Object.values(personalTables).flatMap(({ exported }) => Object.keys(exported ?? {}))
    expect(Object.keys(personalData.shape)).toEqual(expect.arrayContaining(keys))
  })

  it('agrees with the foreign keys: rows of a person go with the account or lose the person', async () => {
    const { rows } = await site.db.execute<{ table: string; rule: string }>(sql`
      select conrelid::regclass::text as table, confdeltype as rule
      from pg_constraint where contype = 'f' and confrelid = 'users'::regclass`)
    expect(rows.length).toBeGreaterThan(15)
    for (const { table, rule } of rows) {
      expect({ table, rule }).toEqual({ table, rule: expect.stringMatching(/^[cn]$/) })
    }
  })
})
