import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { API_PREFIX } from '@aurivane/contract/endpoint'
import { receiveToken } from '../../testing/mailbox.ts'
import { callApi, logIn, makeMember, signUp, newIdentity, type Session } from '../../testing/people.ts'
import { embeddedUrl, query } from '../../testing/query.ts'
import type { Row } from '../support/report.ts'
import { readJson } from '../../testing/send.ts'
import { startSite, type Site } from '../../testing/start-site.ts'

type Call = { method: string; path: string; headers?: Record<string, string>; body?: object }

const DONE_MS = 1_500

/** The answer is lost on the way: the client hangs up once everything was sent, and then sends the same again. */
export async function repeatLostAnswers(): Promise<Row[]> {
  const site = await startSite()
  const adminSession = await logIn(site.url)
  const rows = [
    await repeatSignup(site),
    await repeatConfirm(site),
    await repeatRestore(site),
    await repeatClubCalls(site),
    await repeatSuspension(site, adminSession),
  ]
  await site.remove()
  return rows
}

async function loseAnswer(site: Site, { method, path, headers = {}, body }: Call) {
  const payload = body ? JSON.stringify(body) : ''
  await new Promise<void>((resolve) => {
    const outgoing = request(site.url + API_PREFIX + path, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
        ...headers,
      },
    })
    outgoing.on('error', () => {})
    outgoing.on('close', resolve)
    outgoing.end(payload, () => setTimeout(() => outgoing.destroy(), 5))
  })
  await wait(DONE_MS)
}

async function repeat(site: Site, { method, path, headers, body }: Call) {
  await loseAnswer(site, { method, path, headers, body })
  const { status, text } = await callApi(site.url, path, { method, headers, body })
  return { status, code: status < 300 ? 'yes' : (JSON.parse(text) as { code: string }).code }
}

async function repeatSignup(site: Site): Promise<Row> {
  const identity = newIdentity()
  const { code } = await repeat(site, {
    method: 'POST',
    path: '/auth/signup',
    body: { ...identity, csrf: '' },
  })
  const rows = await count(site, 'select 1 from users where email = $1', identity.email)
  const { user } = await logIn(site.url, identity)
  return {
    what: 'signup, answer lost, sent again',
    tried: 'signup twice',
    outcome: `second answer ${code}, ${rows} account, which its password opens`,
    held: rows === 1 && user.email === identity.email,
  }
}

async function repeatConfirm(site: Site): Promise<Row> {
  const identity = await signUp(site.url)
  const token = await receiveToken(site.dataDir, identity.email)
  const { code } = await repeat(site, { method: 'POST', path: `/auth/signup/confirmemail?token=${token}` })
  const { user } = await logIn(site.url, identity)
  return {
    what: 'confirmation, answer lost, sent again',
    tried: 'confirm twice',
    outcome: `second answer ${code}, confirmed: ${user.confirmedEmail}`,
    held: code === 'yes' && user.confirmedEmail,
  }
}

async function repeatRestore(site: Site): Promise<Row> {
  const identity = await makeMember(site)
  await callApi(site.url, `/auth/account-recovery/email?email=${identity.email}`, { method: 'POST' })
  const token = await receiveRecoveryToken(site, identity.email)
  const password = 'another quiet river here'
  const body = { token, newPassword: password, confirmPassword: password }
  const { code } = await repeat(site, { method: 'POST', path: '/auth/account-recovery/restore', body })
  const { user } = await logIn(site.url, { email: identity.email, password })
  return {
    what: 'new password, answer lost, sent again',
    tried: 'restore twice with one token',
    outcome: `second answer ${code}, the new password opens the account`,
    held: user.email === identity.email,
  }
}

/** The mail of the confirmation is there already; the one that counts is the one whose token is for recovering. */
async function receiveRecoveryToken(site: Site, email: string): Promise<string> {
  for (;;) {
    const token = await receiveToken(site.dataDir, email)
    const path = `/auth/account-recovery/verifyCode?token=${token}`
    if ((await callApi(site.url, path, { method: 'POST' })).status < 300) return token
    await wait(100)
  }
}

async function repeatClubCalls(site: Site): Promise<Row> {
  const session = await logIn(site.url, await makeMember(site))
  const { headers } = session
  const club = { title: 'Lost answers', description: 'A club of a trial.', country: 'Italy', privacy: false }
  const made = await repeat(site, { method: 'POST', path: '/user/club', headers, body: club })
  const clubs = await listClubs(session)
  const change = { headers, method: 'PUT', path: '/profiles/user/description' }
  const body = { valueType: 'description', toChange: { fieldValue: '', newValue: 'Changed once' } }
  const changed = await repeat(site, { ...change, body })
  const removal = { method: 'DELETE', path: '/user/club', headers, body: { clubID: clubs[0]?.id } }
  const removed = await repeat(site, removal)
  const left = await listClubs(session)
  return {
    what: 'create club, change profile, delete club: answers lost, sent again',
    tried: 'each twice',
    outcome:
      `create: second answer ${made.code}, ${clubs.length} club; change: ${changed.code}, changed once; ` +
      `delete: ${removed.code}, ${clubs.length - left.length} deleted`,
    held: clubs.length === 1 && left.length === 0,
  }
}

async function listClubs(session: Session) {
  const answer = await session.send('/protected')
  return readJson<{ userObject: { clubs: { id: number }[] } }>(answer).userObject.clubs
}

async function repeatSuspension(site: Site, adminSession: Session): Promise<Row> {
  const identity = await makeMember(site)
  const { user } = await logIn(site.url, identity)
  const body = { userIDToSuspend: user.id, suspended: true }
  const call = { method: 'DELETE', path: `/profiles/user/${user.id}`, headers: adminSession.headers, body }
  const { code } = await repeat(site, call)
  const suspended = await count(site, 'select 1 from users where id = $1 and deleted_at is not null', user.id)
  const entries = await count(
    site,
    `select 1 from audit_entries where action = 'user.suspended' and subject_id = $1`,
    user.id,
  )
  return {
    what: 'suspension, answer lost, sent again',
    tried: 'suspend twice',
    outcome: `second answer ${code}, suspended: ${suspended === 1}, ${entries} entry in the audit`,
    held: suspended === 1 && entries === 1,
  }
}

async function count(site: Site, sql: string, value: unknown): Promise<number> {
  return (await query(embeddedUrl(site.dataDir), sql, [value])).length
}
