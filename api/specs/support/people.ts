import { randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import type { Locale } from '@aurivane/contract/locales'
import { makeToken, hashToken } from '../../src/auth/tokens.ts'
import type { Database } from '../../src/database/open-database.ts'
import { sessions, users } from '../../src/database/schema.ts'
import type { MovableClock } from './clock.ts'
import type { Answer, Sending } from './http-client.ts'

type SiteForPeople = {
  db: Database
  clock: MovableClock
  send(method: string, path: string, sending?: Sending): Promise<Answer>
}

export type MemberFacts = Partial<{
  email: string
  firstName: string
  lastName: string
  country: string
  password: string
  admin: boolean
  confirmedEmail: boolean
  maxClubs: number
  suspended: boolean
  locale: Locale
}>

/** A client of the site: a visitor without headers, a member with uid and token. */
export class Person {
  readonly #site: SiteForPeople
  readonly headers: Record<string, string>

  constructor(site: SiteForPeople, headers: Record<string, string>) {
    this.#site = site
    this.headers = headers
  }

  get(path: string, headers: Record<string, string> = {}) {
    return this.#send('GET', path, undefined, headers)
  }

  post(path: string, body?: unknown, headers: Record<string, string> = {}) {
    return this.#send('POST', path, body, headers)
  }

  put(path: string, body?: unknown, headers: Record<string, string> = {}) {
    return this.#send('PUT', path, body, headers)
  }

  delete(path: string, body?: unknown, headers: Record<string, string> = {}) {
    return this.#send('DELETE', path, body, headers)
  }

  #send(method: string, path: string, body: unknown, headers: Record<string, string>) {
    return this.#site.send(method, path, { body, headers: { ...this.headers, ...headers } })
  }
}

export class Member extends Person {
  readonly id: number
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string

  constructor(site: SiteForPeople, headers: Record<string, string>, facts: { id: number } & MemberIdentity) {
    super(site, headers)
    this.id = facts.id
    this.email = facts.email
    this.password = facts.password
    this.firstName = facts.firstName
    this.lastName = facts.lastName
  }
}

type MemberIdentity = { email: string; password: string; firstName: string; lastName: string }

const DEFAULT_PASSWORD = 'quiet river under stone'
// Weak on purpose: these hashes only have to be valid; the product's parameters have a spec of their own.
const hashes = new Map<string, Promise<string>>()
function hashOf(password: string) {
  const known = hashes.get(password) ?? hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })
  hashes.set(password, known)
  return known
}

/** A confirmed member with default values. */
function somebody(): Required<MemberFacts> {
  return {
    email: `${randomBytes(5).toString('hex')}@example.com`,
    password: DEFAULT_PASSWORD,
    firstName: 'Ada',
    lastName: 'Rossi',
    country: 'Italy',
    admin: false,
    confirmedEmail: true,
    maxClubs: 3,
    suspended: false,
    locale: 'en',
  }
}

/** Builders of users; a spec names only the facts that matter. */
export class People {
  readonly #site: SiteForPeople

  constructor(site: SiteForPeople) {
    this.#site = site
  }

  visitor(headers: Record<string, string> = {}): Person {
    return new Person(this.#site, headers)
  }

  admin(facts: MemberFacts = {}): Promise<Member> {
    return this.member({ admin: true, ...facts })
  }

  async member(given: MemberFacts = {}): Promise<Member> {
    const now = this.#site.clock.now()
    const facts = { ...somebody(), ...given }
    const { suspended, password, ...columns } = facts
    const [row] = await this.#site.db
      .insert(users)
      .values({
        ...columns,
        passwordHash: await hashOf(password),
        joinedAt: now,
        suspendedAt: suspended ? now : null,
      })
      .returning({ id: users.id })
    if (!row) throw new Error('no member was made')
    return new Member(this.#site, await this.#openSession(row.id), { id: row.id, ...facts })
  }

  /** Another session of the same member, as if logged in on another device. */
  async again(member: Member): Promise<Member> {
    return new Member(this.#site, await this.#openSession(member.id), member)
  }

  async stored(member: { id: number }) {
    const [row] = await this.#site.db.select().from(users).where(eq(users.id, member.id))
    if (!row) throw new Error('this member is gone')
    return row
  }

  async #openSession(userId: number): Promise<Record<string, string>> {
    const token = makeToken()
    const now = this.#site.clock.now()
    await this.#site.db
      .insert(sessions)
      .values({ tokenHash: hashToken(token), keyHash: null, userId, createdAt: now, lastSeenAt: now })
    return { uid: String(userId), authorization: `Bearer ${token}` }
  }
}
