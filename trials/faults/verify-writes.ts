import { query } from '../../testing/query.ts'
import type { Write, WriteLoad } from './writers.ts'

export type Verdict = { lost: Write[]; refusedButThere: Write[]; halfWritten: string[] }

/** Compares acknowledged writes with what is stored. */
export async function verifyWrites(load: WriteLoad, databaseUrl: string): Promise<Verdict> {
  const isThere = await findStored(databaseUrl)
  return {
    lost: [
      ...load.writes.filter(
        (write) => write.kind !== 'profile' && write.outcome === 'yes' && !isThere(write),
      ),
      ...(await findLostProfiles(load, databaseUrl)),
    ],
    refusedButThere: load.writes.filter((write) => write.outcome === 'no' && isThere(write)),
    halfWritten: await findHalfWritten(databaseUrl),
  }
}

/** Whether a write is stored. */
export async function findStored(databaseUrl: string): Promise<(write: Write) => boolean> {
  const stored = {
    signup: await column(databaseUrl, `select split_part(email, '@', 1) as mark from users`),
    club: await column(databaseUrl, 'select title as mark from clubs'),
    contact: await column(databaseUrl, 'select subject as mark from contact_messages'),
    profile: await column(databaseUrl, 'select description as mark from users'),
  }
  return ({ kind, mark }) => stored[kind].has(mark)
}

async function column(databaseUrl: string, sql: string) {
  return new Set((await query<{ mark: string }>(databaseUrl, sql)).map(({ mark }) => mark))
}

/** A profile holds the last acknowledged change, or one whose answer was lost after it. */
async function findLostProfiles(load: WriteLoad, databaseUrl: string): Promise<Write[]> {
  const found = await query<{ id: number; description: string }>(
    databaseUrl,
    'select id, description from users where id = any($1)',
    [load.members],
  )
  const lost: Write[] = []
  for (const [place, id] of load.members.entries()) {
    const changes = load.writes.filter((write) => write.kind === 'profile' && write.place === place)
    const last = changes.findLastIndex(({ outcome }) => outcome === 'yes')
    const allowed = changes.slice(Math.max(last, 0)).map(({ mark }) => mark)
    const description = found.find((row) => row.id === id)?.description
    const lastWrite = changes[last]
    if (lastWrite && !allowed.includes(description ?? '')) lost.push(lastWrite)
  }
  return lost
}

/** Every registered account has its token, and there is one mail for each cause. */
async function findHalfWritten(databaseUrl: string): Promise<string[]> {
  const [counts] = await query<{ tokenless: number; causes: number; letters: number }>(
    databaseUrl,
    `select
      (select count(*)::int from users u where not u.admin
        and not exists (select from mail_tokens t where t.user_id = u.id and t.purpose = 'confirm')) as tokenless,
      (select count(*)::int from users where not admin) + (select count(*)::int from contact_messages) as causes,
      (select count(*)::int from pgboss.job where name = 'mail') as letters`,
  )
  if (!counts) return ['the database could not be asked']
  const { tokenless, causes, letters } = counts
  return [
    ...(tokenless > 0 ? [`${tokenless} users without a token`] : []),
    ...(causes === letters ? [] : [`${causes} users and messages, but ${letters} letters`]),
  ]
}
