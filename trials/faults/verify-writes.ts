import { query } from '../../testing/query.ts'
import { findHalfWritten, untilDelivered } from './half-written.ts'
import type { Kind, Write } from './write.ts'
import type { WriteLoad } from './writers.ts'

export type Verdict = { lost: Write[]; refusedButThere: Write[]; halfWritten: string[] }

/** Profiles and answers hold their last value only; joining and leaving are counted by the notices about them. */
const onlyLast: ReadonlySet<Kind> = new Set(['profile', 'answer'])
const counted: ReadonlySet<Kind> = new Set(['join', 'leave'])

/** Compares acknowledged writes with what is stored. */
export async function verifyWrites(load: WriteLoad, databaseUrl: string): Promise<Verdict> {
  await untilDelivered(databaseUrl)
  const isThere = await findStored(databaseUrl)
  const { writes } = load
  return {
    lost: [
      ...writes.filter(
        (write) =>
          write.outcome === 'yes' && !onlyLast.has(write.kind) && !counted.has(write.kind) && !isThere(write),
      ),
      ...findLostLast(writes, isThere),
    ],
    refusedButThere: findOnlyRefused(writes).filter(isThere),
    halfWritten: [...(await findHalfWritten(databaseUrl)), ...(await compareCounts(load, databaseUrl))],
  }
}

const sources: Record<Exclude<Kind, 'join' | 'leave'>, string> = {
  signup: `select split_part(email, '@', 1) as mark from users`,
  club: 'select title as mark from clubs',
  contact: 'select subject as mark from contact_messages',
  profile: 'select description as mark from users',
  request: 'select message as mark from membership_requests',
  withdraw: `select id::text as mark from membership_requests where state = 'withdrawn'`,
  approve: `select id::text as mark from membership_requests where state = 'approved'`,
  announcement: 'select title as mark from announcements',
  answer: `select meeting_id || ':' || user_id || ':' || answer as mark from meeting_answers`,
}

/** Whether a write is stored. */
export async function findStored(databaseUrl: string): Promise<(write: Write) => boolean> {
  const stored = new Map<Kind, Set<string>>()
  for (const [kind, sql] of Object.entries(sources)) {
    const rows = await query<{ mark: string }>(databaseUrl, sql)
    stored.set(kind as Kind, new Set(rows.map(({ mark }) => mark)))
  }
  return ({ kind, mark }) => stored.get(kind)?.has(mark) ?? false
}

/** What is stored is the last acknowledged value, or one whose answer was lost after it. */
function findLostLast(writes: readonly Write[], isThere: (write: Write) => boolean): Write[] {
  const byPlace = Map.groupBy(
    writes.filter(({ kind }) => onlyLast.has(kind)),
    ({ kind, mark, place }) => (kind === 'profile' ? `profile:${place}` : mark.replace(/:[a-z_]+$/, '')),
  )
  const lost: Write[] = []
  for (const changes of byPlace.values()) {
    const last = changes.findLastIndex(({ outcome }) => outcome === 'yes')
    const lastWrite = changes[last]
    if (lastWrite && !changes.slice(last).some(isThere)) lost.push(lastWrite)
  }
  return lost
}

/** Refused writes that were not repeated with another outcome. */
function findOnlyRefused(writes: readonly Write[]): Write[] {
  const repeated = Map.groupBy(writes, ({ kind, mark }) => `${kind} ${mark}`)
  return [...repeated.values()]
    .filter((same) => same.every(({ outcome }) => outcome === 'no'))
    .flatMap(([first]) => (first ? [first] : []))
}

/** Each person joined and left each club as often as the site said so; lost answers may have counted. */
async function compareCounts(load: WriteLoad, databaseUrl: string): Promise<string[]> {
  const rows = await query<{ kind: string; mark: string; person: number; count: number }>(
    databaseUrl,
    `select case kind when 'member_joined' then 'join' else 'leave' end as kind,
      club_id::text as mark, by_id as person, count(*)::int as count
     from notices where kind in ('member_joined', 'member_left') group by kind, club_id, by_id`,
  )
  const found = new Map(rows.map(({ kind, mark, person, count }) => [`${kind} ${mark} ${person}`, count]))
  const changes = Map.groupBy(
    load.writes.filter(({ kind }) => counted.has(kind)),
    ({ kind, mark, place }) => `${kind} ${mark} ${load.members[place]}`,
  )
  const wrong: string[] = []
  for (const [key, same] of changes) {
    const count = found.get(key) ?? 0
    const least = same.filter(({ outcome }) => outcome === 'yes').length
    const most = same.filter(({ outcome }) => outcome !== 'no').length
    if (count < least || count > most) wrong.push(`${key}: ${count} stored, ${least} to ${most} expected`)
  }
  return wrong
}
