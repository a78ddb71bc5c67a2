import { DAY_MS } from '@aurivane/contract/limits'
import { personalData } from '@aurivane/contract/personal-data-document'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashToken } from '../src/auth/tokens.ts'
import { recoveryCodes, sessions, twoFactors } from '../src/database/schema.ts'
import { knownDevices } from '../src/database/security-schema.ts'
import { passkeys } from '../src/database/passkeys-schema.ts'
import { personalTables } from '../src/personal-data/personal-columns.ts'
import { secure } from './support/authenticator.ts'
import { makeClub, makeMember } from './support/clubs.ts'
import { EmailChanges, newAddress } from './support/email-changes.ts'
import { expectRefused } from './support/expect-refused.ts'
import type { Answer } from './support/http-client.ts'
import { meetingForm, planMeeting } from './support/meetings.ts'
import { addPasskey } from './support/passkeys.ts'
import type { Member } from './support/people.ts'
import { proofOf } from './support/proof.ts'
import { queuedKinds, queuedToken } from './support/queued-mails.ts'
import { openSite, type Site } from './support/site.ts'

const KEYS = [
  'schemaVersion',
  'product',
  'exportedAt',
  'profile',
  'clubs',
  'memberships',
  'requests',
  'offers',
  'invitations',
  'bans',
  'announcements',
  'meetings',
  'meetingAnswers',
  'reports',
  'notices',
  'mailPreferences',
  'sessions',
  'passkeys',
  'recoveryCodesLeft',
  'securityLog',
  'emailChanges',
  'contactMessages',
  'auditEntries',
]

let site: Site
beforeAll(async () => {
  site = await openSite({ rateLimits: true })
})
afterAll(() => site.close())

async function exportOf(member: Member, code?: string) {
  return member.post('/user/export', undefined, await proofOf(member, code))
}

/** Of a login in a browser, and of every kind of link that the person has. */
async function tokensOf(ada: Member): Promise<string[]> {
  const { email, password } = ada
  const browser = site.people.visitor({ 'sec-fetch-mode': 'cors' })
  const { headers, body } = await browser.post('/auth/login', { email, password })
  const cookies = [headers['set-cookie'] ?? []].flat().join('\n')
  const cookie = (name: string) => new RegExp(`^${name}=([^;]+)`, 'm').exec(cookies)?.[1] ?? ''
  const { atoken } = body['userObject'] as { atoken: string }

  const changes = new EmailChanges(site)
  const newEmail = newAddress()
  await changes.ask(ada, newEmail)
  const undo = await queuedToken(site, email)
  const complete = await queuedToken(site, newEmail)
  const recovery = await changes.recoveryToken(ada)

  const eva = await site.people.member()
  const own = await makeClub(site, ada, { state: 'verified' })
  const other = await makeClub(site, eva, { state: 'verified' })
  const tokenIn = (answer: Answer, name: string) =>
    new URL(String(answer.body['link'])).searchParams.get(name) ?? ''
  const made = tokenIn(await ada.post(`/clubs/${own}/invitations`, {}), 'invitation')
  const kept = tokenIn(await eva.post(`/clubs/${other}/invitations`, {}), 'invitation')
  await ada.post('/user/invitations', { token: kept })
  const calendar = tokenIn(await ada.post(`/clubs/${own}/calendar`), 'key')
  return [cookie('session_key'), cookie('device_id'), atoken, undo, complete, recovery, made, kept, calendar]
}

/** What the database keeps secret. */
async function storedSecretsOf({ id }: Member): Promise<Buffer[]> {
  const { passkeyHandle } = await site.people.stored({ id })
  const factors = await site.db.select().from(twoFactors).where(eq(twoFactors.userId, id))
  const opened = await site.db.select().from(sessions).where(eq(sessions.userId, id))
  const codes = await site.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, id))
  const keys = await site.db.select().from(passkeys).where(eq(passkeys.userId, id))
  const devices = await site.db.select().from(knownDevices).where(eq(knownDevices.userId, id))
  const found = [
    [passkeyHandle],
    factors.map(({ encryptedSecret }) => encryptedSecret),
    opened.map(({ tokenHash }) => tokenHash),
    codes.map(({ codeHash }) => codeHash),
    keys.flatMap(({ credentialId, publicKey }) => [credentialId, publicKey]),
    devices.map(({ deviceHash }) => deviceHash),
  ].map((list) => list.filter((bytes) => bytes !== null))
  expect(found).not.toContainEqual([])
  return found.flat()
}

describe('The export of the own data', () => {
  it('has the keys of its document, in lists that are empty where there is nothing', async () => {
    const ada = await site.people.member()
    const { status, body } = await exportOf(ada)
    expect(status).toBe(202)
    const data = personalData.parse(body.result)
    expect(Object.keys(body.result as unknown as object)).toEqual(KEYS)
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

  it('holds what others decided about the person, and changes of email', async () => {
    const [ada, eva] = [await site.people.member(), await site.people.admin({ lastName: 'Otherson' })]
    const own = await makeClub(site, ada, { title: 'Own club', state: 'verified' })
    await makeMember(site, own, eva)
    const joined = await makeClub(site, eva, { title: 'Joined club', state: 'verified' })
    await makeMember(site, joined, ada)
    const asked = await makeClub(site, eva, { title: 'Private club', state: 'verified', privacy: true })
    const left = await makeClub(site, eva, { title: 'Former club', state: 'verified' })
    await makeMember(site, left, ada)
    await ada.post(`/clubs/${asked}/request`, { message: 'Please' })
    await eva.post(`/clubs/${left}/bans`, { userID: ada.id, reason: 'Noise' })
    await eva.post(`/clubs/${joined}/offer`, { userID: ada.id })
    await ada.post(`/clubs/${own}/offer`, { userID: eva.id })
    const meetingID = await planMeeting(eva, joined, meetingForm(site))
    await ada.put(`/clubs/${joined}/meetings/${meetingID}/answer`, { answer: 'going' })
    const newEmail = newAddress()
    await new EmailChanges(site).ask(ada, newEmail)
    await ada.delete('/user/email')
    const { id: ID, firstName, lastName } = ada
    const edit = { ID, firstName, lastName, maxClub: 7, emailConfirmed: true, admin: false }
    await eva.put('/profiles/user/entireUser', edit)

    const answer = await exportOf(ada)
    const data = personalData.parse(answer.body.result)
    expect(data).toMatchObject({
      requests: [{ club: { id: asked, title: 'Private club' }, message: 'Please', state: 'pending' }],
      offers: [
        { club: { id: joined }, role: 'received', state: 'pending' },
        { club: { id: own }, role: 'offered', state: 'pending' },
      ],
      bans: [{ club: { id: left, title: 'Former club' }, reason: 'Noise' }],
      meetingAnswers: [{ club: { id: joined }, meetingID, title: 'Reading charts', answer: 'going' }],
      emailChanges: [{ oldEmail: ada.email, newEmail, completedAt: null, outcome: 'cancelled' }],
    })
    expect(data.auditEntries).toContainEqual(
      expect.objectContaining({ action: 'user.edited', before: { maxClubs: 3 }, after: { maxClubs: 7 } }),
    )
    expect(data.auditEntries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['club.banned', 'club.offer-made']),
    )
    expect(answer.text).not.toContain('Otherson')
    expect(answer.text).not.toContain(eva.email)
  })

  it('holds no secret of the account', async () => {
    const ada = await site.people.member()
    const tokens = await tokensOf(ada)
    const { passkey } = await addPasskey(ada)
    const { app, recoveryCodes: codes } = await secure(site, ada)
    const proof = await proofOf(ada, app.code())
    const { text, body } = await ada.post('/user/export', undefined, proof)
    expect(body.result).toMatchObject({
      recoveryCodesLeft: 10,
      passkeys: [{ name: 'Phone' }],
      invitations: [{ role: 'made' }, { role: 'received' }],
    })
    const plain = [...tokens, String(proof['x-proof'])]
    const hidden = [...plain.map(hashToken), ...(await storedSecretsOf(ada))]
    const secrets = [
      ...plain,
      ...codes,
      ada.password,
      (await site.people.stored(ada)).passwordHash,
      app.secret,
      ada.headers['authorization']?.slice('Bearer '.length) ?? '',
      passkey.credentialId.toString('base64url'),
      ...hidden.flatMap((bytes) =>
        (['base64', 'base64url', 'hex'] as const).map((form) => bytes.toString(form)),
      ),
    ]
    expect(secrets.filter((secret) => secret.length < 8)).toEqual([])
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
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
