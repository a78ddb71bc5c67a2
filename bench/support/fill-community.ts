import { fill } from './fill-database.ts'

/** How many rows; users and clubs are there already, as many of one as of the other. */
export type Counts = {
  users: number
  memberships: number
  announcements: number
  notices: number
  auditEntries: number
}

const tables = ['memberships', 'announcements', 'notices', 'audit_entries']
export const MEMBERS_OF_CLUB = 500
/** One announcement in twenty is of the first club, one notice in twenty of the first user. */
export const ONE_IN = 20

/** Clubs with as many members as a club may have, in the order of their ids: the first one has the first 500 users. */
export function fillCommunity(databaseUrl: string, counts: Counts) {
  const { users } = counts
  return fill(databaseUrl, tables, async (client) => {
    for (const table of tables) await client.query(`alter table ${table} set unlogged`)
    await client.query(
      `insert into memberships (club_id, user_id, since)
       select 1 + n / ${MEMBERS_OF_CLUB}, 1 + n % ${users}, now() from generate_series(0, ${counts.memberships - 1}) as n`,
    )
    await client.query(
      `insert into announcements (club_id, author_id, title, text, created_at)
       select case when n % ${ONE_IN} = 0 then 1 else 1 + n % ${users} end, 1 + n % ${users}, 'Summer break',
         'We meet again in **September**. ' || repeat('There is much to talk about. ', 8), now()
       from generate_series(1, ${counts.announcements}) as n`,
    )
    await client.query(
      `insert into notices (user_id, kind, event, club_id, target, values, created_at, read_at)
       select case when n % ${ONE_IN} = 0 then 1 else 1 + n % ${users} end, 'announcement', 'announcement:' || n,
         1 + n % ${users}, n, '{"club": "Gold before breakfast", "title": "Summer break"}',
         now() - (${counts.notices} - n) * interval '1 millisecond', case when n % ${2 * ONE_IN} > 0 then now() end
       from generate_series(1, ${counts.notices}) as n`,
    )
    await client.query(
      `insert into audit_entries (at, actor_id, action, subject_kind, subject_id, before, after)
       select now(), 1, case when n % 3 = 0 then 'user.suspended' else 'user.edited' end, 'user', n, '{}', '{}'
       from generate_series(1, ${counts.auditEntries}) as n`,
    )
  })
}
