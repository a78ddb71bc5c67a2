import type { Site } from '../../../testing/start-site.ts'
import { announce, askToJoin, invite, join, makeVerifiedClub, meetingForm, planMeeting } from '../clubs.ts'
import type { Ledger } from '../finding.ts'
import { call } from '../http-client.ts'
import { expectYes, logInAsAdmin, makeMember, type Person, type Session } from '../people.ts'
import { addPasskey } from '../passkeys.ts'
import { proofOf } from '../proofs.ts'

type Attempt = [code: string, method: string, path: string, body?: object]

/** Ids of another account or of another club, sent by somebody with all rights in an own club. */
export async function tryForeignIds(ledger: Ledger, site: Site) {
  const adminSession = await logInAsAdmin(site)
  const [victim, eve] = [await makeMember(site), await makeMember(site)]
  const things = await makeThings(site, adminSession, victim)
  const own = await makeVerifiedClub(adminSession, eve, { privacy: true })
  const headers = await proofOf(eve, eve)
  const before = await snapshot(adminSession, victim, things.clubID)
  const findings: string[] = []
  const attempts = [...ofAccount(victim, things), ...ofClub(own.clubID, things), ...ofAdministrators(things)]
  for (const [code, method, path, body] of attempts) {
    const answer = await eve.call(method, path, body, { headers })
    if (answer.body['code'] !== code)
      findings.push(`${method} ${path}: ${answer.text.slice(0, 150)}, not ${code}`)
  }
  const read = await eve.call('PUT', '/user/notices/read', { ids: [things.noticeID] })
  if (read.status !== 202) findings.push(`reading notices of others: ${read.text}`)
  const after = await snapshot(adminSession, victim, things.clubID)
  if (after !== before)
    findings.push(`something changed: ${before.slice(0, 500)} became ${after.slice(0, 500)}`)
  ledger.note(
    'ids of other accounts and clubs',
    attempts.length + 1,
    findings,
    `${attempts.length} calls, nothing changed`,
  )
  await tryTokens(ledger, site, victim, eve)
}

type Things = Awaited<ReturnType<typeof makeThings>>

/** One of everything that can belong to a person or a club. */
async function makeThings(site: Site, adminSession: Session, victim: Person) {
  const [applicant, member] = [await makeMember(site), await makeMember(site)]
  const club = await makeVerifiedClub(adminSession, victim, { privacy: true })
  const { clubID } = club
  await join(club, member)
  const foreign = await makeVerifiedClub(adminSession, member)
  const kept = expectYes(await victim.call('POST', '/user/invitations', { token: await invite(foreign) }))
  await join(foreign, victim)
  expectYes(await member.call('POST', `/clubs/${foreign.clubID}/offer`, { userID: victim.id }))
  const banned = await makeMember(site)
  await join(club, banned)
  expectYes(await victim.call('POST', `/clubs/${clubID}/bans`, { userID: banned.id, reason: 'A reason' }))
  const reported = expectYes(await member.call('POST', `/clubs/${clubID}/reports`, { reason: 'spam' }))
  const message = { email: victim.email, subject: 'Hello', message: 'A question', csrf: '' }
  expectYes(await call(site.url, 'POST', '/contact', { body: message }))
  await invite(club)
  return {
    clubID,
    offeredID: foreign.clubID,
    memberID: member.id,
    bannedID: banned.id,
    keptID: (kept.body['result'] as { id: number }).id,
    requestID: await askToJoin(clubID, applicant),
    announcementID: await announce(club),
    meetingID: await planMeeting(club),
    invitationID: await firstId(victim, `/clubs/${clubID}/invitations`),
    passkeyID: (await addPasskey(site, victim)).id,
    sessionID: await firstId(victim, '/user/sessions'),
    noticeID: await firstId(victim, '/user/notices'),
    reportID: reported.body['reportID'] as number,
    messageID: await firstId(adminSession, '/admin/contact'),
  }
}

async function firstId(session: Session, path: string): Promise<number> {
  const { body } = expectYes(await session.call('GET', path))
  const [first] = body['result'] as { id: number }[]
  if (!first) throw new Error(`${path} is empty`)
  return first.id
}

function ofAccount(victim: Person, things: Things): Attempt[] {
  return [
    ['session_unknown', 'DELETE', `/user/sessions/${things.sessionID}`],
    ['passkey_unknown', 'PUT', `/user/passkeys/${things.passkeyID}`, { name: 'Taken' }],
    ['passkey_unknown', 'DELETE', `/user/passkeys/${things.passkeyID}`],
    ['not_found', 'DELETE', `/user/notices/${things.noticeID}`],
    ['not_found', 'POST', `/user/invitations/${things.keptID}/accept`],
    ['not_found', 'DELETE', `/user/invitations/${things.keptID}`],
    ['not_found', 'PUT', `/user/offers/${things.offeredID}`, { decision: 'accept' }],
    ['invalid_input', 'POST', '/user/deletion', { email: victim.email }],
  ]
}

/** What belongs to the victim's club, by the address of that club and by that of the own one. */
function ofClub(ownID: number, things: Things): Attempt[] {
  const text = { title: 'Taken', text: 'Taken' }
  const reason = 'A reason'
  const paths = (clubID: number, code: string, person: string): Attempt[] => [
    [code, 'PUT', `/clubs/${clubID}/requests/${things.requestID}`, { decision: 'approve' }],
    [code, 'DELETE', `/clubs/${clubID}/invitations/${things.invitationID}`],
    [code, 'PUT', `/clubs/${clubID}/announcements/${things.announcementID}`, text],
    [code, 'DELETE', `/clubs/${clubID}/announcements/${things.announcementID}`],
    [code, 'PUT', `/clubs/${clubID}/meetings/${things.meetingID}`, meetingForm({ title: 'Taken' })],
    [code, 'DELETE', `/clubs/${clubID}/meetings/${things.meetingID}`, { reason }],
    [person, 'DELETE', `/clubs/${clubID}/members/${things.memberID}`, { reason }],
    [person, 'POST', `/clubs/${clubID}/bans`, { userID: things.memberID, reason }],
    [person, 'DELETE', `/clubs/${clubID}/bans/${things.bannedID}`],
  ]
  return [
    ...paths(ownID, 'not_found', 'person_unknown'),
    ...paths(things.clubID, 'team_only', 'team_only'),
    ['person_unknown', 'PUT', `/clubs/${ownID}/members/${things.memberID}`, { role: 'manager' }],
    ['person_unknown', 'POST', `/clubs/${ownID}/offer`, { userID: things.memberID }],
    ['not_found', 'PUT', `/clubs/${ownID}/meetings/${things.meetingID}/answer`, { answer: 'going' }],
    ['not_found', 'GET', `/clubs/${ownID}/meetings/${things.meetingID}/calendar`],
    ['members_only', 'GET', `/clubs/${things.clubID}/meetings/${things.meetingID}/calendar`],
    ['members_only', 'GET', `/clubs/${things.clubID}/members`],
    ['members_only', 'POST', `/clubs/${things.clubID}/calendar`],
    ['team_only', 'GET', `/clubs/${things.clubID}/requests`],
    ['owner_only', 'GET', `/clubs/${things.clubID}/offer`],
  ]
}

function ofAdministrators(things: Things): Attempt[] {
  const body = { outcome: 'club_declined', note: 'A note', reason: 'A reason' }
  return [
    ['admin_only', 'PUT', `/admin/contact/${things.messageID}`, { status: 'closed', note: '' }],
    ['admin_only', 'PUT', `/admin/reports/${things.reportID}`, body],
    ['admin_only', 'PUT', `/admin/clubs/${things.clubID}/owner`, { userID: things.memberID, reason: 'A' }],
    ['admin_only', 'POST', `/admin/users/${things.memberID}/second-factor/reset`, { reason: 'A' }],
    ['admin_only', 'POST', `/admin/users/${things.memberID}/sessions/end`],
    ['admin_only', 'GET', '/admin/deletions'],
  ]
}

/** What the victim and the administrators see. */
async function snapshot(adminSession: Session, victim: Session, clubID: number): Promise<string> {
  const lists = [
    '',
    '/members',
    '/requests',
    '/bans',
    '/invitations',
    '/announcements',
    '/meetings',
    '/offer',
  ]
  const paths = [
    ...lists.map((list) => `/clubs/${clubID}${list}`),
    '/user/clubs',
    '/user/passkeys',
    '/user/notices',
    '/user/notices/unread',
  ]
  const answers = [
    ...(await Promise.all(paths.map((path) => victim.call('GET', path)))),
    await adminSession.call('GET', '/admin/contact'),
    await adminSession.call('GET', '/admin/reports'),
  ]
  return answers.map(({ status, text }) => `${status} ${text}`).join('\n')
}

/** The own token with the id of another account, and the other way round. */
async function tryTokens(ledger: Ledger, site: Site, victim: Person, eve: Person) {
  const headers = { uid: victim.headers.uid, authorization: eve.headers.authorization }
  const findings: string[] = []
  const paths = [
    '/user/security',
    '/user/sessions',
    '/user/security-log',
    '/user/passkeys',
    '/user/notices',
    '/user/clubs',
  ]
  for (const path of paths) {
    const { status } = await call(site.url, 'GET', path, { headers })
    if (status !== 401) findings.push(`${path} answered ${status}`)
  }
  ledger.note('the id of another account beside the own token', paths.length, findings)
}
