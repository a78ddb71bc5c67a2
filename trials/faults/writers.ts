import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { callApi, expectYes, logIn, signUp, newIdentity, type Session } from '../../testing/people.ts'
import { isAcknowledged, readJson, type Answer } from '../../testing/send.ts'
import type { Site } from '../../testing/start-site.ts'
import { isClubWrite, prepareClubs, type ClubWrites } from './club-writes.ts'
import { outcomeOf, type Attempt, type Write } from './write.ts'

const WRITERS = 12
const CLUBS_PER_WRITER = 1_000
/** Hashing a password costs as much as fifty other writes. */
const SIGNUP_EVERY = 40
/** Of so many writes three are a message, a club and a profile, the others happen inside clubs. */
const TURNS = 7

type StartOptions = { keepAlive?: boolean; agent?: Agent; isRepeated?: boolean }
type Writer = { session: Session; inClubs: ClubWrites; stored: string; clubs: number }

/**
 * Writes continuously: messages, clubs, profile changes, some registrations, and everything that members do in clubs. Records
 * what the site acknowledged, also over restarts of the site.
 */
export class WriteLoad {
  readonly writes: Write[] = []
  readonly #writers: Writer[] = []
  readonly #run = Math.random().toString(36).slice(2, 8)
  #count = 0
  #acknowledged = 0
  #isOn = false
  #running: Promise<unknown> = Promise.resolve()
  #agent: Agent | undefined
  #isAgentOurs = true
  #isRepeated = false

  /** Creates the writing members. An administrator confirms them, so that they do not wait for queued mails. */
  async prepare(site: Pick<Site, 'url'>) {
    const adminSession = await logIn(site.url)
    const sessions: Session[] = []
    for (let place = 0; place < WRITERS; place += 1) {
      const session = await logIn(site.url, await signUp(site.url))
      await confirm(adminSession, session)
      sessions.push(session)
    }
    const clubWrites = await prepareClubs(sessions, adminSession, this.#run)
    for (const [place, inClubs] of clubWrites.entries())
      this.#writers.push({ session: sessions[place] as Session, inClubs, stored: '', clubs: 0 })
  }

  get members() {
    return this.#writers.map(({ session }) => session.user.id)
  }

  get acknowledged() {
    return this.writes.filter(({ outcome }) => outcome === 'yes')
  }

  /**
   * Writes to the site at this address until told to stop. `keepAlive: false` opens a connection for each request;
   * `isRepeated`: nginx is in front, which sends PUT and DELETE again to another instance when one dies.
   */
  start(url: string, { keepAlive = true, agent, isRepeated = false }: StartOptions = {}) {
    this.#isRepeated = isRepeated
    this.#isOn = true
    this.#agent = agent ?? new Agent({ keepAlive })
    this.#isAgentOurs = agent === undefined
    this.#running = Promise.all(this.#writers.map((writer, place) => this.#write(url, writer, place)))
  }

  async stop() {
    this.#isOn = false
    await this.#running
    if (this.#isAgentOurs) this.#agent?.destroy()
  }

  async untilAcknowledged(count: number, limitMs = 60_000) {
    const giveUpAt = Date.now() + limitMs
    const goal = this.#acknowledged + count
    while (this.#acknowledged < goal) {
      if (Date.now() > giveUpAt) throw new Error('The site acknowledges no more writes')
      await wait(5)
    }
  }

  async #write(url: string, writer: Writer, place: number) {
    while (this.#isOn) {
      const attempt = this.#choose(writer, (this.#count += 1))
      const { kind, mark, path, method, body, as } = attempt
      const answer = await callApi(url, path, {
        agent: this.#agent,
        ...(method && { method }),
        ...(body && { body }),
        ...(as && { headers: as.headers }),
      })
      const mayBeRepeated = this.#isRepeated && (method === 'PUT' || method === 'DELETE')
      const write: Write = { kind, mark, place, outcome: outcomeOf(answer, mayBeRepeated), answer }
      this.#remember(write)
      await this.#note(url, writer, write)
      // No server: retry more slowly.
      if (answer.status === 0) await wait(20)
    }
  }

  #remember(write: Write) {
    this.writes.push(write)
    if (write.outcome === 'yes') this.#acknowledged += 1
  }

  #choose(writer: Writer, number: number): Attempt {
    const { session, stored, clubs, inClubs } = writer
    const mark = `${this.#run}-${number}`
    if (number % SIGNUP_EVERY === 0) return attempts.signup(mark)
    const turn = number % TURNS
    if (turn === 0 && clubs < CLUBS_PER_WRITER) return attempts.club(mark, session)
    if (turn === 1) return attempts.contact(mark)
    if (turn === 2) return attempts.profile(mark, session, stored)
    return inClubs.next(mark)
  }

  async #note(url: string, writer: Writer, write: Write) {
    const read = (path: string, as: Session) => this.#read(url, path, as)
    if (isClubWrite(write)) return writer.inClubs.note(write, read)
    if (write.kind === 'club') writer.clubs += 1
    if (write.kind !== 'profile') return
    if (write.outcome === 'yes') {
      writer.stored = write.mark
      return
    }
    // After a lost answer either of the two values may be stored.
    const answer = await read('/protected', writer.session)
    if (answer)
      writer.stored = readJson<{ userObject: { description: string } }>(answer).userObject.description
  }

  /** Repeats until it succeeds; null when writing ends before. */
  async #read(url: string, path: string, { headers }: Session): Promise<Answer | null> {
    while (this.#isOn) {
      const answer = await callApi(url, path, { headers, agent: this.#agent })
      if (isAcknowledged(answer)) return answer
      await wait(20)
    }
    return null
  }
}

const attempts = {
  signup: (mark: string): Attempt => ({
    kind: 'signup',
    mark,
    path: '/auth/signup',
    body: { ...newIdentity({ email: `${mark}@example.com` }), csrf: '' },
  }),
  contact: (mark: string): Attempt => ({
    kind: 'contact',
    mark,
    path: '/contact',
    body: { email: 'writer@example.com', subject: mark, message: 'Which clubs are open?', csrf: '' },
  }),
  club: (mark: string, as: Session): Attempt => ({
    kind: 'club',
    mark,
    path: '/user/club',
    body: { title: mark, description: 'A club of a trial.', country: 'Italy', privacy: false },
    as,
  }),
  profile: (mark: string, as: Session, stored: string): Attempt => ({
    kind: 'profile',
    mark,
    path: '/profiles/user/description',
    method: 'PUT',
    body: { valueType: 'description', toChange: { fieldValue: stored, newValue: mark } },
    as,
  }),
}

async function confirm(administrator: Session, { user }: Session) {
  const body = {
    ID: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    maxClub: CLUBS_PER_WRITER,
    emailConfirmed: true,
    admin: false,
  }
  await expectYes(administrator.send('/profiles/user/entireUser', { method: 'PUT', body }))
}
