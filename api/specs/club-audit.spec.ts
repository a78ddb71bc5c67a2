import { auditActions, type AuditEntry } from '@aurivane/contract/administration'
import type { Meeting } from '@aurivane/contract/meetings'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeClub, makeMember, type ClubFacts } from './support/clubs.ts'
import { expectRefused } from './support/expect-refused.ts'
import type { Answer } from './support/http-client.ts'
import { meetingForm, pathOfMeetings, planMeeting } from './support/meetings.ts'
import type { Member } from './support/people.ts'
import { openSite, type Site } from './support/site.ts'

type Row = Pick<AuditEntry, 'action' | 'before' | 'after'> & { by: number }
/** What was done in a club, and the rows that must be listed for it. */
type Done = { clubId: number; rows: Row[] }

let site: Site
let admin: Member
let owner: Member
let manager: Member
let carl: Member
let dora: Member
let done: Record<Topic, Done>
let listed: Answer
const topics = {
  'decisions about people': decideOnPeople,
  invitations: inviteAndRevoke,
  'offers and changes of the owner': offerAndHandOver,
  announcements: announce,
  meetings: meet,
  'reviews, reports and the deletion': reviewAndDelete,
}
type Topic = keyof typeof topics
const names = Object.keys(topics) as Topic[]
/** None of these may be listed. */
const secrets = ['Secret message', 'Secret text', 'Secret report', 'Secret note', 'secret.example.com']

beforeAll(async () => {
  site = await openSite()
  admin = await site.people.admin()
  owner = await site.people.member({ maxClubs: 99 })
  manager = await site.people.member()
  carl = await site.people.member()
  dora = await site.people.member()
  const all: Partial<Record<Topic, Done>> = {}
  for (const name of names) all[name] = await topics[name]()
  done = all as Record<Topic, Done>
  listed = await admin.get('/admin/audit?limit=200')
})
afterAll(() => site.close())

async function club(facts: ClubFacts = {}) {
  const clubId = await makeClub(site, owner, { state: 'verified', privacy: true, ...facts })
  await makeMember(site, clubId, manager, 'manager')
  return { clubId, path: `/clubs/${clubId}` }
}
async function succeed(call: Promise<Answer>) {
  const answer = await call
  expect(answer.status).toBe(202)
  return answer.body
}

async function decideOnPeople(): Promise<Done> {
  const { clubId, path } = await club()
  const ask = async (who: Member) => {
    const { requestID } = await succeed(who.post(`${path}/request`, { message: 'Secret message' }))
    return `${path}/requests/${String(requestID)}`
  }
  const request = await ask(carl)
  await succeed(manager.put(request, { decision: 'approve' }))
  expectRefused(await manager.put(request, { decision: 'approve' }), 'request_closed')
  await succeed(owner.put(await ask(dora), { decision: 'decline', reason: 'Friends only' }))
  for (const _ of [1, 2]) await succeed(owner.put(`${path}/members/${carl.id}`, { role: 'manager' }))
  await succeed(owner.post(`${path}/bans`, { userID: carl.id, reason: 'Insults' }))
  expectRefused(await owner.post(`${path}/bans`, { userID: carl.id, reason: 'Insults' }), 'person_unknown')
  await succeed(owner.delete(`${path}/bans/${carl.id}`))
  await succeed(owner.delete(`${path}/members/${manager.id}`, { reason: 'Silent' }))
  const [one, two] = [carl.id, dora.id]
  const rows: Row[] = [
    row('club.request-approved', manager, { person: one, role: null }, { person: one, role: 'member' }),
    row('club.request-declined', owner, { person: two }, { person: two, reason: 'Friends only' }),
    row('club.role-changed', owner, { person: one, role: 'member' }, { person: one, role: 'manager' }),
    row(
      'club.banned',
      owner,
      { person: one, role: 'manager' },
      { person: one, role: null, reason: 'Insults' },
    ),
    row('club.unbanned', owner, { person: one, reason: 'Insults' }, { person: one, reason: null }),
    row(
      'club.member-removed',
      owner,
      { person: manager.id, role: 'manager' },
      { person: manager.id, role: null, reason: 'Silent' },
    ),
  ]
  return { clubId, rows }
}

async function inviteAndRevoke(): Promise<Done> {
  const { clubId, path } = await club()
  const made = await succeed(manager.post(`${path}/invitations`, { days: 3, uses: 2 }))
  const { invitationID: invitation, expiresAt, link } = made as Record<string, string>
  const token = new URL(String(link)).searchParams.get('invitation') ?? ''
  const kept = (await succeed(carl.post('/user/invitations', { token }))).result as { id: number }
  await succeed(carl.post(`/user/invitations/${kept.id}/accept`))
  await succeed(owner.delete(`${path}/invitations/${String(invitation)}`))
  expectRefused(await owner.delete(`${path}/invitations/${String(invitation)}`), 'not_found')
  const calendar = String((await succeed(carl.post(`${path}/calendar`)))['link'])
  await succeed(carl.delete(`${path}/membership`))
  secrets.push(token, new URL(calendar).searchParams.get('key') ?? '')
  const rows: Row[] = [
    row('club.invitation-made', manager, {}, { invitation, uses: 2, expiresAt }),
    row('club.invitation-revoked', owner, { invitation }, { invitation: null }),
  ]
  return { clubId, rows }
}

async function offerAndHandOver(): Promise<Done> {
  const { clubId, path } = await club()
  const heir = await site.people.member()
  await makeMember(site, clubId, heir)
  const person = heir.id
  const offer = async () => {
    const { expiresAt } = await succeed(owner.post(`${path}/offer`, { userID: person }))
    return row('club.offer-made', owner, {}, { person, expiresAt })
  }
  const answer = (decision: string) => succeed(heir.put(`/user/offers/${clubId}`, { decision }))
  const pending = { person, offer: 'pending' }
  const rows: Row[] = [await offer()]
  expectRefused(await owner.post(`${path}/offer`, { userID: person }), 'offer_pending')
  await succeed(owner.delete(`${path}/offer`))
  rows.push(row('club.offer-ended', owner, pending, { person, offer: 'withdrawn' }), await offer())
  await answer('decline')
  rows.push(row('club.offer-ended', heir, pending, { person, offer: 'declined' }), await offer())
  await answer('accept')
  const [old, next] = [
    { person: owner.id, role: 'owner' },
    { person, role: 'owner' },
  ]
  rows.push(row('club.owner-changed', heir, old, { ...next, formerOwner: 'manager' }))
  await succeed(admin.delete(`/profiles/user/${person}`, { userIDToSuspend: person, suspended: true }))
  const reason = 'The owner is suspended'
  await succeed(admin.put(`/admin/clubs/${clubId}/owner`, { userID: owner.id, reason }))
  rows.push(row('club.owner-changed', admin, next, { ...old, reason }))
  return { clubId, rows }
}

async function announce(): Promise<Done> {
  const { clubId, path } = await club()
  const words = { title: 'Summer', text: 'Secret text' }
  const made = await succeed(manager.post(`${path}/announcements`, words))
  const announcement = made['announcementID'] as number
  const changed = { title: 'Winter', text: 'Secret text' }
  for (const _ of [1, 2]) await succeed(owner.put(`${path}/announcements/${announcement}`, changed))
  await succeed(manager.delete(`${path}/announcements/${announcement}`))
  const [summer, winter] = [
    { announcement, title: 'Summer' },
    { announcement, title: 'Winter' },
  ]
  const rows: Row[] = [
    row('club.announcement-made', manager, {}, summer),
    row('club.announcement-changed', owner, summer, winter),
    row('club.announcement-deleted', manager, winter, {}),
  ]
  return { clubId, rows }
}

async function meet(): Promise<Done> {
  const { clubId } = await club()
  const form = { ...meetingForm(site), link: 'https://secret.example.com/x', description: 'Secret text' }
  const meeting = await planMeeting(manager, clubId, form)
  const path = `${pathOfMeetings(clubId)}/${meeting}`
  const [planned] = (await owner.get(pathOfMeetings(clubId))).body.result as Meeting[]
  for (const _ of [1, 2]) await succeed(owner.put(path, { ...form, title: 'Another', minutes: 30 }))
  await succeed(owner.put(`${path}/answer`, { answer: 'going' }))
  await succeed(manager.delete(path, { reason: 'Snow' }))
  expectRefused(await manager.delete(path, { reason: 'Snow' }), 'meeting_closed')
  const first = { meeting, title: 'Reading charts', start: planned?.start }
  const second = { ...first, title: 'Another' }
  const rows: Row[] = [
    row('club.meeting-made', manager, {}, first),
    row('club.meeting-changed', owner, first, second),
    row('club.meeting-cancelled', manager, second, { meeting, reason: 'Snow' }),
  ]
  return { clubId, rows }
}

async function reviewAndDelete(): Promise<Done> {
  const { clubId, path } = await club({ state: 'pending', title: 'Gone soon' })
  const review = { clubID: clubId, value: 'verified' }
  for (const _ of [1, 2]) await succeed(admin.put('/user/club/single/state', review))
  const sent = await succeed(carl.post(`${path}/reports`, { reason: 'other', text: 'Secret report' }))
  const report = sent['reportID'] as number
  const closing = { outcome: 'no_action', note: 'Secret note' }
  await succeed(admin.put(`/admin/reports/${report}`, closing))
  expectRefused(await admin.put(`/admin/reports/${report}`, closing), 'report_already_closed')
  await succeed(owner.delete('/user/club', { clubID: clubId }))
  const closed = { report, state: 'closed', outcome: 'no_action' }
  const states = [
    { state: 'pending', stateReason: null },
    { state: 'verified', stateReason: null },
  ] as const
  const rows: Row[] = [
    row('club.reviewed', admin, states[0], states[1]),
    row('report.closed', admin, { report, state: 'open' }, closed),
    row('club.deleted', owner, { title: 'Gone soon', state: 'verified' }, { title: null, state: null }),
  ]
  return { clubId, rows }
}

function row(
  action: Row['action'],
  { id: by }: Member,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Row {
  return { action, by, before, after }
}

describe('The record of what was done in a club', () => {
  const entries = () => listed.body.result as AuditEntry[]

  it.each(names)('lists %s once each, and nothing for what changed nothing or was refused', (topic) => {
    const { clubId, rows } = done[topic]
    const ofClub = entries().filter(({ subject }) => subject === `club ${clubId}`)
    const shown = ofClub.toReversed().map(({ action, actor, before, after }) => {
      return { action, by: actor?.id, before, after }
    })
    expect(shown).toEqual(rows)
  })

  it('has every action about clubs', () => {
    const wanted = auditActions.filter((action) => /^(club|report)\./.test(action))
    const shown = new Set<string>(entries().map(({ action }) => action))
    expect(wanted.filter((action) => !shown.has(action))).toEqual([])
  })

  it('holds no message, text, link or token', () => {
    expect(secrets).toHaveLength(7)
    for (const secret of secrets) expect(listed.text).not.toContain(secret)
    // The tokens of an invitation and a calendar address are long.
    expect(secrets.slice(5).map(({ length }) => length)).toEqual([43, 43])
  })
})
