import { countryNames } from '@aurivane/contract/countries'
import { Client } from 'pg'

/** Tokens are derived from the session's number, since the database stores only hashes. */
export function tokenOf(number: number) {
  return `benchmark-session-token-${number}`
}

/** Members, each with a club and a session, up to this number; those who are there stay. */
export function fillTo(databaseUrl: string, members: number) {
  return fill(databaseUrl, ['users', 'clubs', 'sessions'], async (client) => {
    for (const statement of statements) await client.query(statement, [members])
  })
}

/** Rows by plain inserts into tables without their indexes. */
export async function fill(
  databaseUrl: string,
  tables: string[],
  insert: (client: Client) => Promise<void>,
): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    // References are correct by construction, and the data needs no durability.
    await client.query(
      "set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '256MB'",
    )
    const remake = await dropIndexes(client, tables)
    await insert(client)
    for (const statement of remake) await client.query(statement)
    await client.query(`vacuum analyze ${tables.join(', ')}`)
  } finally {
    await client.end()
  }
}

/** Indexes are recreated after the rows, which is faster; unique ones stay. */
async function dropIndexes(client: Client, tables: string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where schemaname = 'public' and tablename = any($1) and indexname not like '%pkey'`,
    [tables],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}

const toLiteral = (text: string) => `'${text.replaceAll("'", "''")}'`
const countries = countryNames.map(toLiteral).join(', ')

/** One club in ten is in this country, so that it has more than a page of them at every size. */
export const crowdedCountry = countryNames[3] ?? ''

const statements = [
  `insert into users (email, first_name, last_name, country, password_hash, confirmed_email, max_clubs, joined_at)
   select 'member' || n || '@example.org', 'First' || n * 7919 % 500, 'Last' || n * 104729 % 5000,
     (array[${countries}])[1 + n % ${countryNames.length}], '', true, 3, now()
   from generate_series((select count(*) + 1 from users), $1::bigint) as n`,
  `insert into clubs (owner_id, title, description, country, privacy, state, created_at)
   select n, 'Club number ' || n, repeat('What this club is about. ', 8),
     case when n % 10 = 1 then ${toLiteral(crowdedCountry)} else (array[${countries}])[1 + n % ${countryNames.length}] end,
     false,
     case when n % 20 = 0 then 'declined' else 'verified' end, now()
   from generate_series((select count(*) + 1 from clubs), $1::bigint) as n`,
  `insert into sessions (token_hash, user_id, created_at, last_seen_at)
   select sha256(('${tokenOf(0).slice(0, -1)}' || n)::bytea), n, now(), now()
   from generate_series((select count(*) + 1 from sessions), $1::bigint) as n`,
]
