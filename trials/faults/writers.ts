import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { callApi, expectYes, logIn, signUp, newIdentity, type Session } from '../../testing/people.ts'
import { isAcknowledged, type Answer } from '../../testing/send.ts'
import type { Site } from '../../testing/start-site.ts'

export type Kind = 'signup' | 'club' | 'contact' | 'profile'
/** One write, identified by its mark. */
export type Write = {
  kind: Kind
  mark: string
  place: number
  outcome: 'yes' | 'no' | 'unknown'
  answer: Answer
}

const WRITERS = 12
const CLUBS_PER_WRITER = 1_000
/** Hashing a password costs as much as fifty other writes. */
const SIGNUP_EVERY = 40

type Writer = { session: Session; stored: string; clubs: number }

/**
 * Writes continuously: messages, clubs, profile changes and some registrations. Records what the site acknowledged, also
 * over restarts of the site.
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

  /** Creates the writing members. An administrator confirms them, so that they do not wait for queued mails. */
  async prepare(site: Site) {
    const adminSession = await logIn(site.url)
    for (let place = 0; place < WRITERS; place += 1) {
      const session = await logIn(site.url, await signUp(site.url))
      const { user } = session
      await expectYes(
        adminSession.send('/profiles/user/entireUser', {
          method: 'PUT',
          body: {
            ID: user.id,
            firstName: user.firstName,
            lastName: user.lastName,
            maxClub: CLUBS_PER_WRITER,
            emailConfirmed: true,
            admin: false,
          },
        }),
      )
      this.#writers.push({ session, stored: '', clubs: 0 })
    }
  }

  get members() {
    return this.#writers.map(({ session }) => session.user.id)
  }

  get acknowledged() {
    return this.writes.filter(({ outcome }) => outcome === 'yes')
  }

  /** Writes to the site at this address until told to stop; `keepAlive: false` opens a connection for each request. */
  start(url: string, { keepAlive = true, agent }: { keepAlive?: boolean; agent?: Agent } = {}) {
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
      const number = (this.#count += 1)
      const kind = this.#chooseKind(writer, number)
      const mark = `${this.#run}-${number}`
      const answer = await this.#send(url, writer, kind, mark)
      const outcome = isAcknowledged(answer) ? 'yes' : isNotWritten(answer) ? 'no' : 'unknown'
      this.#remember({ kind, mark, place, outcome, answer })
      if (kind === 'profile' && outcome === 'yes') writer.stored = mark
      if (kind === 'profile' && outcome !== 'yes') await this.#readAgain(url, writer)
      if (kind === 'club') writer.clubs += 1
      // No server: retry more slowly.
      if (answer.status === 0) await wait(20)
    }
  }

  #remember(write: Write) {
    this.writes.push(write)
    if (write.outcome === 'yes') this.#acknowledged += 1
  }

  #chooseKind(writer: Writer, number: number): Kind {
    if (number % SIGNUP_EVERY === 0) return 'signup'
    if (number % 3 === 0 && writer.clubs < CLUBS_PER_WRITER) return 'club'
    return number % 3 === 1 ? 'contact' : 'profile'
  }

  #send(url: string, { session, stored }: Writer, kind: Kind, mark: string): Promise<Answer> {
    const asMember = { agent: this.#agent, headers: session.headers }
    if (kind === 'signup') {
      const body = { ...newIdentity({ email: `${mark}@example.com` }), csrf: '' }
      return callApi(url, '/auth/signup', { agent: this.#agent, body })
    }
    if (kind === 'contact') {
      const body = { email: 'writer@example.com', subject: mark, message: 'Which clubs are open?', csrf: '' }
      return callApi(url, '/contact', { agent: this.#agent, body })
    }
    if (kind === 'club') {
      const body = { title: mark, description: 'A club of a trial.', country: 'Italy', privacy: false }
      return callApi(url, '/user/club', { ...asMember, body })
    }
    const body = { valueType: 'description', toChange: { fieldValue: stored, newValue: mark } }
    return callApi(url, '/profiles/user/description', { ...asMember, method: 'PUT', body })
  }

  /** After a lost answer either of the two values may be stored. */
  async #readAgain(url: string, writer: Writer) {
    while (this.#isOn) {
      const answer = await callApi(url, '/protected', { headers: writer.session.headers, agent: this.#agent })
      if (isAcknowledged(answer)) {
        writer.stored = (
          JSON.parse(answer.text) as { userObject: { description: string } }
        ).userObject.description
        return
      }
      await wait(20)
    }
  }
}

/**
 * A refusal means that nothing was written. A 503 does not: the database may have died after storing. Neither does a missing
 * answer, unless the connection was refused.
 */
function isNotWritten({ status, wasSent }: Answer) {
  return (status >= 400 && status < 500) || (status === 0 && !wasSent)
}
