import { DELETION_MS, MINUTE_MS } from '@aurivane/contract/limits'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountKey } from '../src/auth/account-key.ts'
import { hashToken, makeToken } from '../src/auth/tokens.ts'
import { passkeyChallenges } from '../src/database/passkeys-schema.ts'
import { proofs } from '../src/database/security-schema.ts'
import { eraseDueAccounts } from '../src/deletions/erase-accounts.ts'
import { personalTables, type PersonalTable } from '../src/personal-data/personal-columns.ts'
import { secure, type Authenticator } from './support/authenticator.ts'
import { makeClub, makeMember } from './support/clubs.ts'
import type { Answer } from './support/http-client.ts'
import { noticesDelivered } from './support/inbox.ts'
import { meetingForm, planMeeting } from './support/meetings.ts'
import { addPasskey } from './support/passkeys.ts'
import type { Member } from './support/people.ts'
import { proofOf } from './support/proof.ts'
import { openSite, type Site } from './support/site.ts'

type Row = Record<string, unknown>
type Tables = Record<string, Row[]>

let site: Site
/** Who is erased, and an administrator. */
let ada: Member
/** The owner of the clubs that Ada is in. */
let eva: Member
let meetingId: number
/** What Ada chose for each own club. */
let choices: object[]
/** A session that was opened while the deletion was pending. */
let sessionHash: Buffer
let before: Tables
let after: Tables
beforeAll(async () => {
  site = await openSite({ rateLimits: true })
  ada = await site.people.admin({ firstName: 'Zephyrine', lastName: 'Quillfeather' })
  eva = await site.people.admin()
  await takePart()
  await leave(await protectAccount())
  await noticesDelivered(site)
  before = await readTables()
  const due = new Date(site.clock.now().getTime() + DELETION_MS)
  await eraseDueAccounts({ ...site.services, clock: { now: () => due } })
  await noticesDelivered(site)
  after = await readTables()
})
afterAll(() => site.close())

async function accepted(sent: Promise<Answer>): Promise<Answer> {
  const answer = await sent
  expect({ status: answer.status, text: answer.text }).toEqual({ status: 202, text: answer.text })
  return answer
}
const club = (owner: Member, facts: Parameters<typeof makeClub>[2] = {}) =>
  makeClub(site, owner, { state: 'verified', ...facts })

/** Everything that a person does, and that is done to them, in clubs. */
async function takePart() {
  const kim = await site.people.member()
  const joined = await club(eva)
  await makeMember(site, joined, ada, 'manager')
  await makeMember(site, joined, kim)
  await accepted(ada.post(`/clubs/${joined}/announcements`, { title: 'News', text: 'Gold is up' }))
  meetingId = await planMeeting(ada, joined, meetingForm(site))
  await accepted(ada.put(`/clubs/${joined}/meetings/${meetingId}/answer`, { answer: 'going' }))
  await accepted(ada.post(`/clubs/${joined}/calendar`))
  await accepted(ada.post(`/clubs/${joined}/invitations`, {}))
  await accepted(ada.post(`/clubs/${joined}/bans`, { userID: kim.id, reason: 'Spam' }))
  await accepted(eva.post(`/clubs/${joined}/offer`, { userID: ada.id }))

  const bannedFrom = await club(eva)
  await makeMember(site, bannedFrom, ada)
  await accepted(eva.post(`/clubs/${bannedFrom}/bans`, { userID: ada.id, reason: 'Noise' }))
  const asked = await club(kim, { privacy: true })
  await accepted(ada.post(`/clubs/${asked}/request`, { message: 'Zephyrine asks to join' }))
  const { link } = (await accepted(kim.post(`/clubs/${asked}/invitations`, {}))).body
  const token = new URL(String(link)).searchParams.get('invitation')
  await accepted(ada.post('/user/invitations', { token }))

  const [own, offered, given] = [await club(ada), await club(ada), await club(ada)]
  for (const clubId of [offered, given]) await makeMember(site, clubId, eva)
  choices = [
    { clubID: own, action: 'delete' },
    { clubID: offered, action: 'hand_over', userID: eva.id },
  ]
  await accepted(ada.post(`/clubs/${given}/offer`, { userID: eva.id }))
  await accepted(eva.put(`/user/offers/${given}`, { decision: 'accept' }))
  await accepted(ada.post(`/clubs/${joined}/reports`, { reason: 'spam' }))
  const { reportID } = (await accepted(kim.post(`/clubs/${own}/reports`, { reason: 'spam' }))).body
  const closing = { outcome: 'no_action', note: 'Nothing found', reason: '' }
  await accepted(ada.put(`/admin/reports/${String(reportID)}`, closing))
}

/** Second factors, devices and everything else that belongs to the account alone. */
async function protectAccount(): Promise<Authenticator> {
  const { id: ID, email, password, firstName, lastName } = ada
  await accepted(site.people.visitor().post('/auth/login', { email, password }))
  await accepted(ada.put('/user/notices/preferences', { kind: 'announcement', mail: true }))
  const contact = { email, subject: 'Hello', message: 'From Zephyrine', csrf: '' }
  await accepted(site.people.visitor().post('/contact', contact))
  const names = { firstName: 'Zephyrine Ada', lastName }
  const edit = { ID, ...names, maxClub: 9, emailConfirmed: true, admin: true }
  await accepted(eva.put('/profiles/user/entireUser', edit))
  await accepted(eva.put('/profiles/user/entireUser', { ...edit, firstName }))
  const proof = await proofOf(ada)
  await accepted(ada.post('/user/export', undefined, proof))
  await accepted(ada.post('/user/email', { newEmail: 'zephyrine@example.net' }, proof))
  await addPasskey(ada)
  return (await secure(site, ada)).app
}

/** Asks for the deletion, and leaves behind what may exist while it is pending. */
async function leave(app: Authenticator) {
  const { email, password } = ada
  await accepted(ada.post('/user/deletion', { email, clubs: choices }, await proofOf(ada, app.code())))
  app.nextStep()
  const pending = await site.people.visitor().post('/auth/login', { email, password, code: app.code() })
  expect(pending.body.code).toBe('deletion_pending')
  await accepted(site.people.visitor().post(`/auth/account-recovery/email?email=${email}`))
  const { headers } = await site.people.again(ada)
  sessionHash = hashToken(headers['authorization']?.slice('Bearer '.length) ?? '')
  const expiresAt = new Date(site.clock.now().getTime() + MINUTE_MS)
  await site.db.insert(proofs).values({ tokenHash: hashToken(makeToken()), sessionHash, expiresAt })
  const challenge = { challengeHash: hashToken(makeToken()), purpose: 'proof' as const }
  await site.db.insert(passkeyChallenges).values({ ...challenge, sessionHash, expiresAt })
}

async function readTables(): Promise<Tables> {
  const tables: Tables = {}
  for (const table of Object.keys(personalTables)) {
    const { rows } = await site.db.execute<{ row: Row }>(
      sql`select to_jsonb(t) as row from ${sql.identifier(table)} t`,
    )
    // Changed rows come last otherwise.
    tables[table] = rows.map(({ row }) => row).toSorted((a, b) => Number(a['id'] ?? 0) - Number(b['id'] ?? 0))
  }
  return tables
}

/** Where a row names the person whose row it is; elsewhere it is `user_id`. */
const personColumns: Record<string, string[]> = {
  users: ['id'],
  clubs: ['owner_id'],
  invitations: ['by_id'],
  club_offers: ['user_id', 'by_id'],
  announcements: ['author_id'],
  reports: ['owner_id', 'reporter_id', 'closed_by'],
}
const columnsOf = (table: string) => personColumns[table] ?? ['user_id']
/** Rows of the person that name them in another way. */
const isOwnRow: Record<string, (row: Row) => boolean> = {
  proofs: (row) => row['session_hash'] === `\\x${sessionHash.toString('hex')}`,
  passkey_challenges: (row) => row['session_hash'] === `\\x${sessionHash.toString('hex')}`,
  meetings: (row) => row['id'] === meetingId,
  contact_messages: (row) => row['email'] === ada.email,
  audit_entries: (row) => row['subject_kind'] === 'user' && row['subject_id'] === ada.id,
  rate_limits: (row) =>
    [String(ada.id), accountKey(ada.email)].includes(String(row['key']).split(':')[1] ?? ''),
}
function ownRows(tables: Tables, table: string): Row[] {
  const isOwn = isOwnRow[table] ?? ((row: Row) => columnsOf(table).some((column) => row[column] === ada.id))
  return (tables[table] ?? []).filter(isOwn)
}

/** What is left of rows, found by what does not change in them. */
function leftOf(table: string, rows: Row[]): Row[] {
  const identity = (row: Row) =>
    ['id', 'token_hash', 'challenge_hash', 'key', 'user_id'].map((name) => row[name])
  const wanted = new Set(rows.map((row) => JSON.stringify(identity(row))))
  return (after[table] ?? []).filter((row) => wanted.has(JSON.stringify(identity(row))))
}

/** The same row without the person. */
function withoutPerson(table: string, row: Row): Row {
  const gone = columnsOf(table).filter((column) => row[column] === ada.id)
  return { ...row, ...Object.fromEntries(gone.map((column) => [column, null])) }
}

type Erasure = PersonalTable['erasure']
const deleted = (table: string, rows: Row[]) => expect(leftOf(table, rows)).toEqual([])
const expectErased: Record<Erasure, (table: string, rows: Row[]) => void> = {
  'the row is deleted with the account': deleted,
  'the row is deleted when the account is erased': deleted,
  'the person is removed from the row': (table, rows) => {
    const expected =
      table === 'audit_entries' ? rows.map(withoutNames) : rows.map((row) => withoutPerson(table, row))
    expect(leftOf(table, rows)).toEqual(expected)
  },
  'there is no person in it': (table, rows) => expect(leftOf(table, rows)).toEqual(rows),
  // Deliveries are short-lived: nothing waits.
  'the row expires within a day': (table) => expect(after[table]).toEqual([]),
}
function withoutNames({ before: old, after: changed, ...row }: Row): Row {
  const strip = (values: unknown) => {
    const { firstName: _first, lastName: _last, ...others } = values as Row
    return others
  }
  return { ...row, before: strip(old), after: strip(changed) }
}

describe('Erasing an account', () => {
  const register = Object.entries(personalTables).map(([table, { erasure }]) => [table, erasure] as const)

  it.each(register)('%s: %s', (table, erasure) => {
    const rows = ownRows(before, table)
    if (erasure !== 'the row expires within a day') expect(rows).not.toEqual([])
    expectErased[erasure](table, rows)
  })

  it('leaves no id of the person in any other row but those of the audit', () => {
    const columns = ['user_id', 'owner_id', 'by_id', 'author_id', 'reporter_id', 'closed_by']
    const naming = (tables: Tables) =>
      Object.entries(tables).flatMap(([table, rows]) =>
        columns
          .filter((column) => rows.some((row) => row[column] === ada.id))
          .map((column) => `${table}.${column}`),
      )
    expect(naming(before)).toEqual(
      expect.arrayContaining(['bans.by_id', 'notices.by_id', 'reports.closed_by', 'reports.owner_id']),
    )
    expect(naming(after)).toEqual([])
    expect(leftOf('bans', before['bans'] ?? [])).toMatchObject([{ by_id: null, reason: 'Spam' }])
    expect(after['audit_entries']?.some((row) => row['actor_id'] === ada.id)).toBe(true)
  })

  it('leaves no name, address or message of the person in any row', () => {
    const traces = /Zephyrine|Quillfeather/
    const tablesWith = (tables: Tables) =>
      Object.keys(tables).filter((table) => {
        const text = JSON.stringify(tables[table])
        return traces.test(text) || text.includes(ada.email)
      })
    expect(tablesWith(before)).toEqual(
      expect.arrayContaining(['users', 'email_changes', 'notices', 'contact_messages', 'audit_entries']),
    )
    expect(tablesWith(after)).toEqual([])
  })
})
