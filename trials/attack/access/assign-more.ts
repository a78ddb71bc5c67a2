import { isDeepStrictEqual } from 'node:util'
import { ask } from '../http-client.ts'
import { addressOf, type Call } from '../malformed/read-calls.ts'
import {
  makeAdmin,
  makeClub,
  makeMember,
  logInAsAdmin,
  signupForm,
  type Person,
  type Session,
} from '../people.ts'
import { makeCast } from './make-cast.ts'
import { caseWithBody, sendCase, type CaseWithBody } from './send-case.ts'
import type { Site } from '../../../testing/start-site.ts'

/** Fields that an attacker may try to set (mass assignment). */
const extras = {
  id: 1,
  uid: 1,
  userId: 1,
  user_id: 1,
  ownerId: 1,
  owner_id: 1,
  isAdmin: true,
  admin: true,
  role: 'admin',
  roles: ['admin'],
  emailVerified: true,
  emailConfirmed: true,
  confirmedEmail: true,
  confirmed_email: true,
  email: 'taken-over@example.com',
  password: 'taken over by a field',
  passwordHash: 'x',
  maxClub: 999,
  maxClubs: 999,
  max_clubs: 999,
  state: 'verified',
  status: 'verified',
  stateReason: 'x',
  deletedAt: '2020-01-01T00:00:00.000Z',
  suspended: true,
  twoFactorAuth: true,
  date: '2020-01-01T00:00:00.000Z',
  country: 'France',
  locale: 'de',
  createdAt: 0,
  clubs: [],
  posts: ['x'],
}

type Stage = { caller: Person; victim: Person; clubID: number }
type Attempt = { as: 'caller' | 'admin'; parameter?: string; body: (stage: Stage) => Record<string, unknown> }

/** For every call with a body one request that succeeds. */
const attempts: Record<string, Attempt> = {
  signup: { as: 'caller', body: () => signupForm({ firstName: 'Fresh' }) },
  login: { as: 'caller', body: ({ caller }) => ({ email: caller.email, password: caller.password }) },
  restorePassword: {
    as: 'caller',
    body: () => ({ token: 'dead', newPassword: 'a quiet sentence', confirmPassword: 'a quiet sentence' }),
  },
  enableTwoFactor: { as: 'caller', body: ({ caller }) => ({ code: '0', password: caller.password }) },
  disableTwoFactor: { as: 'caller', body: ({ caller }) => ({ password: caller.password }) },
  createClub: {
    as: 'caller',
    body: () => ({
      title: 'A new club',
      description: 'Slow thinking',
      country: 'Italy',
      privacy: true,
      contacts: [{ contactName: 'Mail', contactLink: 'mailto:club@example.com' }],
    }),
  },
  deleteClub: { as: 'caller', body: ({ clubID }) => ({ clubID }) },
  updateClub: {
    as: 'caller',
    body: ({ clubID }) => ({ clubID, title: 'Another title', description: 'Another text', privacy: true }),
  },
  updateClubValue: {
    as: 'caller',
    parameter: 'title',
    body: ({ clubID }) => ({ clubID, value: 'Another title' }),
  },
  changeUserValue: {
    as: 'caller',
    parameter: 'firstName',
    body: () => ({ valueType: 'firstName', toChange: { fieldValue: 'Ada', newValue: 'Adele' } }),
  },
  toggleSuspension: { as: 'admin', body: ({ victim }) => ({ userIDToSuspend: victim.id }) },
  editUser: {
    as: 'admin',
    body: ({ victim }) => ({
      ID: victim.id,
      firstName: 'Ada',
      lastName: 'Rossi',
      maxClub: 4,
      emailConfirmed: false,
      admin: false,
    }),
  },
  sendContactMessage: {
    as: 'caller',
    body: () => ({ email: 'ada@example.com', subject: 'Hello', message: 'A question' }),
  },
}

/** Sends each request twice, plain and with extra fields, for two equal users: the stored values must not differ. */
export async function assignMore(
  site: Site,
  calls: readonly Call[],
): Promise<{ tried: number; findings: string[] }> {
  const findings: string[] = []
  const withBody = calls.filter(({ body }) => body !== null)
  const adminSession = await logInAsAdmin(site)
  const admin = await makeAdmin(site, adminSession)
  const cast = await makeCast(site)
  for (const call of withBody) {
    const attempt = attempts[call.id]
    const one = attempt ? undefined : caseWithBody(call.id)
    if (!attempt && !one) {
      findings.push(`${call.id} has a body and is not tried`)
      continue
    }
    const send = (isLoaded: boolean) =>
      attempt
        ? sendVariant(site, adminSession, admin, call, attempt, isLoaded)
        : sendCase(site, cast, call, one as CaseWithBody, isLoaded ? load : (body) => body)
    const [plain, loaded] = [await send(false), await send(true)]
    if (!isDeepStrictEqual(plain, loaded))
      findings.push(`${call.id}: ${JSON.stringify(plain)} became ${JSON.stringify(loaded)}`)
  }
  return { tried: withBody.length * Object.keys(extras).length, findings }
}

async function sendVariant(
  site: Site,
  adminSession: Session,
  admin: Person,
  call: Call,
  attempt: Attempt,
  isLoaded: boolean,
) {
  const needsClub = call.path.startsWith('/user/club')
  const [caller, victim] = [
    await makeMember(site, { isConfirmed: needsClub }),
    await makeMember(site, { isConfirmed: false }),
  ]
  const clubID = needsClub ? await makeClub(caller) : 0
  const plain = attempt.body({ caller, victim, clubID })
  const who = attempt.as === 'admin' ? admin : caller
  const parameter = attempt.parameter ?? String(victim.id)
  const answer = await ask(
    site.url,
    call.method,
    addressOf(call, () => parameter),
    {
      headers: who.headers,
      body: isLoaded ? load(plain) : plain,
    },
  )
  const fresh = plain['firstName'] === 'Fresh' ? String(plain['email']) : null
  return {
    status: answer.status,
    keys: Object.keys(answer.body),
    caller: await readUser(adminSession, caller.email),
    victim: await readUser(adminSession, victim.email),
    admin: await readUser(adminSession, admin.email),
    fresh: fresh && (await readUser(adminSession, fresh)),
  }
}

/** The extras beside the body's own fields, on every level. */
function load(value: Record<string, unknown>): Record<string, unknown> {
  const deeper = Object.entries(value).map(([name, inner]) => [name, loadInner(inner)])
  return { ...extras, ...Object.fromEntries(deeper) }
}

function loadInner(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(loadInner)
  return typeof value === 'object' && value !== null ? load(value as Record<string, unknown>) : value
}

/** What an administrator sees of a user, without values that always differ. */
async function readUser(adminSession: Session, email: string) {
  const { body } = await adminSession.call('GET', `/profiles/user/all?search=${email}`)
  const users = body['result'] as Record<string, unknown>[]
  const clubs: unknown[] = []
  for (const state of ['pending', 'verified', 'declined']) {
    const listed = await adminSession.call('GET', `/admin/clubs?state=${state}&limit=200`)
    const own = (listed.body['result'] as { User: { email: string } | null }[]).filter(
      (club) => club.User?.email === email,
    )
    clubs.push(...own.map((club) => ({ ...club, id: 0, User: null, date: '' })))
  }
  const [user] = users.filter((one) => one['email'] === email)
  return {
    ...user,
    id: 0,
    email: '',
    date: isRecent(user?.['date']),
    deletedAt: Boolean(user?.['deletedAt']),
    clubs,
  }
}

function isRecent(date: unknown): boolean {
  return Date.now() - Date.parse(String(date)) < 600_000
}
