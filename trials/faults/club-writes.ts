import { DAY_MS } from '@aurivane/contract/limits'
import type { MeetingAnswer } from '@aurivane/contract/meetings'
import { expectYes, type Session } from '../../testing/people.ts'
import { readJson, type Answer, type Request } from '../../testing/send.ts'
import type { Attempt, Write } from './write.ts'

const MEETINGS_PER_CLUB = 5
/** The next writers are members of a club all the time. */
const LASTING_MEMBERS = 3
/** This one after the owner joins it and leaves it. */
const CHANGING_MEMBER = 5

type OwnClubs = { owner: Session; open: number; closed: number; meetings: number[] }
type Standing = 'none' | 'requested' | 'member'
const standingsAfter: Partial<Record<Write['kind'], Standing>> = {
  join: 'member',
  approve: 'member',
  request: 'requested',
}
/** Repeats a read until it succeeds; null when writing ends before. */
type Read = (path: string, as: Session) => Promise<Answer | null>

/**
 * What a writer does in clubs: announces in the own club, answers meetings, joins and leaves an open club, and asks to join a
 * closed one, where the request is approved or withdrawn.
 */
export class ClubWrites {
  readonly #session: Session
  readonly #own: OwnClubs
  readonly #meetings: { clubId: number; meetingId: number }[]
  readonly #openClub: number
  readonly #closedClub: OwnClubs
  readonly #standings = new Map<number, Standing>()
  #requestId = 0
  #answers = 0
  #turns = 0

  constructor(clubs: readonly OwnClubs[], place: number) {
    const at = (index: number) => clubs[(index + clubs.length) % clubs.length] as OwnClubs
    this.#own = at(place)
    this.#session = this.#own.owner
    this.#openClub = at(place - CHANGING_MEMBER).open
    this.#closedClub = at(place - 1)
    const joined = Array.from({ length: LASTING_MEMBERS + 1 }, (_, index) => at(place - index))
    this.#meetings = joined.flatMap(({ open, meetings }) =>
      meetings.map((meetingId) => ({ clubId: open, meetingId })),
    )
  }

  next(mark: string): Attempt {
    this.#turns += 1
    const steps = [this.#announce, this.#answer, this.#joinOrLeave, this.#askOrDecide]
    const step = steps[this.#turns % steps.length] ?? this.#announce
    return step.call(this, mark)
  }

  #announce(mark: string): Attempt {
    const path = `/clubs/${this.#own.open}/announcements`
    return { kind: 'announcement', mark, path, body: { title: mark, text: 'News.' }, as: this.#session }
  }

  /** Each meeting in turn, then each again with the other answer. */
  #answer(): Attempt {
    const { length } = this.#meetings
    const { clubId, meetingId } = this.#meetings[this.#answers % length] ?? { clubId: 0, meetingId: 0 }
    const answer: MeetingAnswer = Math.floor(this.#answers / length) % 2 === 0 ? 'going' : 'not_going'
    return {
      kind: 'answer',
      mark: `${meetingId}:${this.#session.user.id}:${answer}`,
      path: `/clubs/${clubId}/meetings/${meetingId}/answer`,
      method: 'PUT',
      body: { answer },
      as: this.#session,
    }
  }

  #joinOrLeave(): Attempt {
    return this.#standings.get(this.#openClub) === 'member'
      ? this.#leave(this.#openClub)
      : this.#inClub('join', this.#openClub, 'POST', 'membership')
  }

  #askOrDecide(mark: string): Attempt {
    const { closed, owner } = this.#closedClub
    const standing = this.#standings.get(closed) ?? 'none'
    if (standing === 'member') return this.#leave(closed)
    if (standing === 'none')
      return { ...this.#inClub('request', closed, 'POST', 'request'), mark, body: { message: mark } }
    const decided = String(this.#requestId)
    if (this.#requestId % 2 === 0)
      return { ...this.#inClub('withdraw', closed, 'DELETE', 'request'), mark: decided }
    const approval = this.#inClub('approve', closed, 'PUT', `requests/${decided}`)
    return { ...approval, mark: decided, body: { decision: 'approve' }, as: owner }
  }

  #leave(clubId: number): Attempt {
    return this.#inClub('leave', clubId, 'DELETE', 'membership')
  }

  #inClub(
    kind: Attempt['kind'],
    clubId: number,
    method: NonNullable<Attempt['method']>,
    rest: string,
  ): Attempt {
    return { kind, mark: String(clubId), path: `/clubs/${clubId}/${rest}`, method, as: this.#session }
  }

  /** Keeps the state for the next write. After a lost answer the site is asked for it. */
  async note({ kind, outcome, answer, mark }: Write, read: Read) {
    if (kind === 'answer' && outcome !== 'no') this.#answers += 1
    if (kind === 'answer' || kind === 'announcement') return
    // The mark of a decision is the id of a request.
    const isOfClub = kind === 'join' || kind === 'leave'
    const clubId = isOfClub ? Number(mark) : this.#closedClub.closed
    if (outcome !== 'yes') return this.#readAgain(clubId, read)
    if (kind === 'request') this.#requestId = readJson<{ requestID: number }>(answer).requestID
    this.#standings.set(clubId, standingsAfter[kind] ?? 'none')
  }

  async #readAgain(clubId: number, read: Read) {
    const page = await read(`/clubs/${clubId}`, this.#session)
    if (!page) return
    const { standing } = readJson<{ result: { you: { standing: Standing } } }>(page).result.you
    this.#standings.set(clubId, standing)
    if (standing !== 'requested') return
    // This writer is the only one who asks there.
    const requests = await read(`/clubs/${clubId}/requests`, this.#closedClub.owner)
    if (requests) this.#requestId = readJson<{ result: { id: number }[] }>(requests).result[0]?.id ?? 0
  }
}

/** Gives each of these people an open club with members and meetings, and a closed club. */
export async function prepareClubs(people: readonly Session[], administrator: Session, run: string) {
  const clubs: OwnClubs[] = []
  for (const [place, owner] of people.entries()) {
    const open = await makeClub(owner, administrator, { title: `${run} open ${place}`, privacy: false })
    const closed = await makeClub(owner, administrator, { title: `${run} closed ${place}`, privacy: true })
    const meetings: number[] = []
    for (let number = 1; number <= MEETINGS_PER_CLUB; number += 1)
      meetings.push(await planMeeting(owner, open, `Meeting ${number}`))
    clubs.push({ owner, open, closed, meetings })
  }
  for (const [place, { open }] of clubs.entries()) {
    for (let next = 1; next <= LASTING_MEMBERS; next += 1) {
      const member = people[(place + next) % people.length] as Session
      await expectYes(member.send(`/clubs/${open}/membership`, { method: 'POST' }))
    }
  }
  return clubs.map((_, place) => new ClubWrites(clubs, place))
}

export async function makeClub(
  owner: Session,
  administrator: Session,
  facts: { title: string; privacy: boolean },
): Promise<number> {
  const body = { description: 'A club of a trial.', country: 'Italy', ...facts }
  const { clubID } = readJson<{ clubID: number }>(await expectYes(owner.send('/user/club', { body })))
  const review: Omit<Request, 'path'> = { method: 'PUT', body: { clubID, value: 'verified' } }
  await expectYes(administrator.send('/user/club/single/state', review))
  return clubID
}

async function planMeeting(owner: Session, clubId: number, title: string): Promise<number> {
  const start = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length)
  const body = { title, localStart: start, timeZone: 'UTC', minutes: 60, place: 'Rome' }
  const answer = await expectYes(owner.send(`/clubs/${clubId}/meetings`, { body }))
  return readJson<{ meetingID: number }>(answer).meetingID
}

/** Whether these steps belong to clubs, and not to an account. */
export function isClubWrite({ kind }: { kind: Write['kind'] }): boolean {
  return !['signup', 'club', 'contact', 'profile'].includes(kind)
}
