import type { UserObject } from '@aurivane/contract/user-object'
import { receiveMail, tokenIn } from '../../testing/mailbox.ts'
import { Authenticator } from '../../testing/authenticator.ts'
import { newIdentity } from '../../testing/people.ts'
import { call, type Reply, type Sending } from './http-client.ts'
import { admin as administrator, type Site } from '../../testing/start-site.ts'

export type Credentials = { email: string; password: string }
export type Session = {
  id: number
  user: UserObject
  headers: { uid: string; authorization: string }
  /** Calls as this person. */
  call(method: string, path: string, body?: unknown, sending?: Sending): Promise<Reply>
}
export type Person = Credentials & Session

export function newEmail(): string {
  return newIdentity().email
}

export function signupForm(facts: Record<string, unknown> = {}) {
  return { ...newIdentity(), csrf: '', ...facts }
}

export async function logIn(site: Site, who: Credentials, sending: Sending = {}): Promise<Session> {
  const { email, password } = who
  const answer = await call(site.url, 'POST', '/auth/login', { ...sending, body: { email, password } })
  return openedBy(site, answer)
}

/** The session that a login's answer opened. */
export function openedBy(site: Site, answer: Reply): Session {
  const user = answer.body['userObject'] as UserObject | undefined
  if (!user) throw new Error(`The login was refused: ${answer.status} ${answer.text}`)
  const headers = { uid: String(user.uid), authorization: `Bearer ${user.atoken}` }
  return {
    id: user.uid,
    user,
    headers,
    call: (method, path, body, own = {}) =>
      call(site.url, method, path, {
        ...own,
        headers: { ...headers, ...own.headers },
        ...(body !== undefined && { body }),
      }),
  }
}

/** A member who has registered, confirmed the address unless told otherwise, and logged in. */
export async function makeMember(
  site: Site,
  { isConfirmed = true, ...facts }: { isConfirmed?: boolean; firstName?: string; lastName?: string } = {},
  sending: Sending = {},
): Promise<Person> {
  const form = signupForm(facts)
  expectYes(await call(site.url, 'POST', '/auth/signup', { ...sending, body: form }))
  if (isConfirmed) {
    const token = tokenIn(await receiveMail(form.email, { dataDir: site.dataDir }))
    expectYes(await call(site.url, 'POST', `/auth/signup/confirmemail?token=${token}`, sending))
  }
  const credentials = { email: form.email, password: form.password }
  return { ...credentials, ...(await logIn(site, credentials, sending)) }
}

export async function logInAsAdmin(site: Site, sending: Sending = {}): Promise<Session> {
  return logIn(site, administrator, sending)
}

/** An administrator besides the first. */
export async function makeAdmin(site: Site, adminSession: Session): Promise<Person> {
  const member = await makeMember(site)
  await setRole(adminSession, member, true)
  return member
}

export async function setRole(adminSession: Session, { id, user }: Session, admin: boolean) {
  const { firstName, lastName } = user
  const body = { ID: id, firstName, lastName, maxClub: 3, emailConfirmed: true, admin }
  expectYes(await adminSession.call('PUT', '/profiles/user/entireUser', body))
}

export async function suspend(adminSession: Session, { id }: Session, reason?: string) {
  const body = { userIDToSuspend: id, suspended: true, reason }
  expectYes(await adminSession.call('DELETE', `/profiles/user/${id}`, body))
}

/** Turns two-factor on for a member. */
export async function secure(member: Person): Promise<{ app: Authenticator; recoveryCodes: string[] }> {
  const { body } = await member.call('GET', '/user/2FA/qrcode')
  const app = new Authenticator((body['result'] as { secret: string }).secret)
  const code = await app.nextCode()
  const answer = expectYes(await member.call('POST', '/user/2FA/enable', { code, password: member.password }))
  return { app, recoveryCodes: answer.body['recoveryCodes'] as string[] }
}

export async function makeClub(owner: Session, facts: Record<string, unknown> = {}): Promise<number> {
  const club = { title: 'Chess and charts', description: 'Slow thinking', country: 'Italy', privacy: false }
  return expectYes(await owner.call('POST', '/user/club', { ...club, ...facts })).body['clubID'] as number
}

export function expectYes(answer: Reply): Reply {
  if (answer.status < 200 || answer.status > 299) throw new Error(`${answer.status}: ${answer.text}`)
  return answer
}
