import { API_PREFIX } from '@aurivane/contract/endpoint'
import { localizePath, type Locale } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { expectYes, logIn, signUp, toSession, type Identity, type Session } from '../../testing/people.ts'
import type { Answer, Request } from '../../testing/send.ts'
import type { LightClient } from './light-client.ts'

export const kinds = ['page', 'list', 'session', 'login', 'write'] as const
export type Kind = (typeof kinds)[number]

/** The mix of a hundred requests: mostly readers, some members, few logins and writes. */
export const weights: Record<Kind, number> = { page: 55, list: 22, session: 12, login: 1, write: 10 }

const locales: Locale[] = ['en', 'it', 'de']
const pages = [paths.home, paths.clubs, paths.faq, paths.howThisWorks, paths.whatIsForex, paths.contact]
const lists = ['/user/club/all', '/user/club/all?country=Italy', '/user/club/all?limit=10']
const MEMBERS = 32
const CLUBS_PER_MEMBER = 1_000

type Member = { identity: Identity; session: Session; description: string; isWriting: boolean; clubs: number }

/** The visitors of a mixed load. Every request has its own client address, unless `isOnePerson`. */
export class Visitors {
  readonly #url: string
  readonly #client: LightClient
  readonly #members: Member[] = []
  readonly #isOnePerson: boolean
  #count = 0

  constructor(url: string, client: LightClient, isOnePerson = false) {
    this.#isOnePerson = isOnePerson
    this.#url = url
    this.#client = client
  }

  async prepare() {
    const adminSession = await logIn(this.#url)
    for (let place = 0; place < MEMBERS; place += 1) {
      const from = this.#nextAddress()
      const identity = await signUp(this.#url, {}, from)
      const session = await logIn(this.#url, identity, undefined, from)
      const { id, firstName, lastName } = session.user
      const body = {
        ID: id,
        firstName,
        lastName,
        maxClub: CLUBS_PER_MEMBER,
        emailConfirmed: true,
        admin: false,
      }
      await expectYes(adminSession.send('/profiles/user/entireUser', { method: 'PUT', body }))
      this.#members.push({ identity, session, description: '', isWriting: false, clubs: 0 })
    }
  }

  ask(kind: Kind): Promise<Answer> {
    const address = this.#nextAddress()
    const headers = this.#isOnePerson ? { 'x-forwarded-for': '10.255.0.1' } : address
    const request = { headers }
    const member = this.#members[this.#count % this.#members.length]
    if (!member || kind === 'page') {
      const path = localizePath(pick(pages, this.#count), pick(locales, this.#count))
      return this.#client.ask({
        ...request,
        path,
        headers: { ...request.headers, 'accept-encoding': 'br', accept: 'text/html' },
      })
    }
    if (kind === 'list') return this.#call(pick(lists, this.#count), request)
    const asMember = { ...request, headers: { ...request.headers, ...member.session.headers } }
    if (kind === 'session') return this.#call('/protected', asMember)
    if (kind === 'write') return this.#write(member, request, asMember)
    return this.#logIn(member, request)
  }

  #call(path: string, request: Omit<Request, 'path'>): Promise<Answer> {
    return this.#client.ask({ ...request, path: API_PREFIX + path })
  }

  /** The new session replaces the old one, because a member's oldest session ends when there are too many. */
  async #logIn(member: Member, request: object): Promise<Answer> {
    const { email, password } = member.identity
    const answer = await this.#call('/auth/login', { ...request, body: { email, password } })
    if (answer.status === 202) member.session = toSession(this.#url, answer)
    return answer
  }

  async #write(member: Member, request: object, asMember: object): Promise<Answer> {
    const number = this.#count
    // One change of a profile at a time: a second one would rightly be refused.
    if (number % 2 === 0 && !member.isWriting) {
      member.isWriting = true
      const newValue = `Visit ${number}`
      const toChange = { fieldValue: member.description, newValue }
      const body = { valueType: 'description', toChange }
      const answer = await this.#call('/profiles/user/description', {
        ...asMember,
        method: 'PUT',
        body,
      })
      if (answer.status === 202) member.description = newValue
      member.isWriting = false
      return answer
    }
    const body = {
      email: 'visitor@example.com',
      subject: `Visit ${number}`,
      message: 'Which clubs are open?',
    }
    return this.#call('/contact', { ...request, body })
  }

  #nextAddress() {
    this.#count += 1
    const bytes = [16, 8, 0].map((shift) => (this.#count >> shift) & 255)
    return { 'x-forwarded-for': `10.${bytes.join('.')}` }
  }
}

function pick<Value>(values: readonly Value[], place: number): Value {
  return values[place % values.length] as Value
}
