import { countryNames } from '@aurivane/contract/countries'
import { Client } from 'pg'

const countries = `array[${countryNames.map((name) => `'${name.replaceAll("'", "''")}'`).join(', ')}]`
const country = `(${countries})[1 + n % ${countryNames.length}]`

type Part = { table: string; name: string; definition: string }

/**
 * Fills every table. Keys and references are correct by construction and not checked; indexes are created after the rows,
 * and nothing is written to the log, which makes a million rows much faster.
 */
export async function fillTables(url: string, members: number) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(
      "set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '256MB'",
    )
    const owners = await takeConstraints(client, 'f')
    const keys = await takeConstraints(client, 'p')
    const indexes = await takeIndexes(client)
    for (const table of new Set(keys.map((key) => key.table)))
      await client.query(`alter table ${table} set unlogged`)
    await client.query('alter table users enable always trigger users_deleted_at')
    for (const statement of statements) await client.query(statement, [members])
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
    for (const { definition } of indexes) await client.query(definition)
    for (const { table, name, definition } of owners)
      await client.query(`alter table ${table} add constraint ${name} ${definition} not valid`)
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

async function takeConstraints(client: Client, kind: 'f' | 'p'): Promise<Part[]> {
  const { rows } = await client.query<Part>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = $1 and connamespace = 'public'::regnamespace`,
    [kind],
  )
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`)
  return rows
}

async function takeIndexes(client: Client): Promise<Part[]> {
  const { rows } = await client.query<Part>(
    `select tablename as table, indexname as name, indexdef as definition from pg_indexes
     where schemaname = 'public'`,
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows
}

const statements = [
  `insert into users (email, first_name, last_name, country, password_hash, confirmed_email, max_clubs, joined_at, erase_at)
   select 'member' || n || '@example.org', 'First' || n * 7919 % 500, 'Last' || n * 104729 % 5000, ${country}, '', true,
     3, now(), case when n % 100 = 0 then now() + n * interval '1 second' end from generate_series(1, $1::bigint) as n`,
  `insert into clubs (owner_id, title, description, country, privacy, state, created_at)
   select n, 'Club ' || n, 'About', ${country}, false,
     case when n % 20 = 0 then 'declined' when n % 50 = 1 then 'pending' else 'verified' end, now()
   from generate_series(1, $1::bigint) as n`,
  `insert into sessions (token_hash, user_id, created_at, last_seen_at)
   select sha256(n::text::bytea), n, now(), now() - n * interval '1 second' from generate_series(1, $1::bigint) as n`,
  `insert into mail_tokens (user_id, purpose, token_hash, expires_at)
   select n, 'confirm', sha256(n::text::bytea), now() from generate_series(1, $1::bigint) as n`,
  `insert into two_factors (user_id, encrypted_secret)
   select n, sha256(n::text::bytea) from generate_series(1, $1::bigint) as n where n % 4 = 0`,
  `insert into recovery_codes (user_id, code_hash)
   select n, sha256(n::text::bytea) from generate_series(1, $1::bigint) as n where n % 4 = 0`,
  `insert into proofs (token_hash, session_hash, expires_at)
   select sha256(n::text::bytea), sha256(n::text::bytea), now() + n * interval '1 second'
   from generate_series(1, $1::bigint) as n where n % 4 = 0`,
  `insert into known_devices (user_id, device_hash, last_login_at)
   select n, sha256(n::text::bytea), now() - n * interval '1 second' from generate_series(1, $1::bigint) as n`,
  `insert into security_events (user_id, at, kind)
   select n % 1000 + 1, now() - n * interval '1 second', 'login.ok' from generate_series(1, $1::bigint) as n`,
  `insert into email_changes (user_id, old_email, new_email, old_confirmed, state, requested_at, expires_at,
     completed_at, ended_at, complete_hash, undo_hash, later_undo_hash)
   select n, 'old' || n || '@example.org', 'member' || n || '@example.org', true,
     case when n % 20 = 0 then 'pending' when n % 3 = 0 then 'undone' else 'completed' end, now(), now(), now(),
     now() - n * interval '1 second', sha256(('a' || n)::bytea), sha256(('b' || n)::bytea), sha256(('c' || n)::bytea)
   from generate_series(1, $1::bigint) as n where n % 4 = 0`,
  `insert into audit_entries (at, actor_id, action, subject_kind, subject_id, before, after)
   select now(), 1, case when n % 3 = 0 then 'user.suspended' else 'user.edited' end, 'user', n, '{}', '{}'
   from generate_series(1, $1::bigint) as n`,
  `insert into rate_limits (key, points, expire)
   select 'login:' || n, 1, n * 1000 from generate_series(1, $1::bigint) as n`,
  `insert into memberships (club_id, user_id, role, since)
   select n, n, 'member', now() from generate_series(1, $1::bigint) as n`,
  `insert into memberships (club_id, user_id, role, since)
   select 1 + n % 1000, 2000 + n, case when n % 100 = 0 then 'manager' else 'member' end, now()
   from generate_series(1, least($1::bigint / 2, 200000)) as n`,
  `insert into membership_requests (club_id, user_id, state, asked_at, ask_again_at)
   select 1 + n % 1000, 1000 + n, case when n % 3 = 0 then 'pending' else 'declined' end, now(), now()
   from generate_series(1, least($1::bigint / 2, 200000)) as n`,
  `insert into bans (club_id, user_id, by_id, reason, at)
   select 1 + n % 1000, 1000 + n, n, 'Spam', now() from generate_series(1, least($1::bigint / 2, 200000)) as n`,
  `insert into invitations (club_id, by_id, token_hash, made_at, expires_at, uses)
   select n, n, sha256(n::text::bytea), now(), now(), 5 from generate_series(1, least($1::bigint, 200000)) as n`,
  `insert into kept_invitations (user_id, invitation_id, kept_at)
   select 1 + n % 50000, n, now() from generate_series(1, least($1::bigint, 200000)) as n`,
  `insert into club_offers (club_id, user_id, by_id, state, offered_at, expires_at)
   select n, 1 + n % 50000, n, case when n % 3 = 0 then 'pending' else 'expired' end, now(), now()
   from generate_series(1, least($1::bigint, 200000)) as n`,
  `insert into announcements (club_id, author_id, title, text, created_at)
   select 1 + n % 100, n, 'Title', 'Text', now() from generate_series(1, $1::bigint / 10) as n`,
  `insert into meetings (club_id, title, local_start, time_zone, minutes, starts_at, ends_at, changed_at, remind_at)
   select 1 + n % 10000, 'Title', '', 'UTC', 60, now() + (n % 365) * interval '1 day',
     now() + (n % 365) * interval '1 day' + interval '1 hour', now(), now() + (n % 365) * interval '1 day'
   from generate_series(1, $1::bigint / 10) as n`,
  `insert into meeting_answers (meeting_id, user_id, answer, answered_at)
   select 1 + n % ($1::bigint / 10), n, 'going', now() from generate_series(1, $1::bigint / 10) as n`,
  `insert into calendar_addresses (club_id, user_id, token_hash, created_at)
   select n, n, sha256(n::text::bytea), now() from generate_series(1, $1::bigint / 10) as n`,
  `insert into notices (user_id, kind, event, club_id, target, values, created_at, read_at)
   select 1 + n % 100, 'announcement', 'announcement:' || n, n, n, '{}', now() - n * interval '1 second',
     case when n % 3 > 0 then now() end
   from generate_series(1, $1::bigint / 10) as n`,
  `insert into notice_preferences (user_id, kind, mail)
   select n, 'announcement', true from generate_series(1, $1::bigint / 10) as n`,
  `insert into notice_deliveries (kind, target, notice, recipients)
   select 'announcement', n, '{}', '{1,2,3}' from generate_series(1, $1::bigint / 10) as n`,
  `insert into reports (club_id, owner_id, reporter_id, reason, evidence, created_at, state)
   select n, n, n, 'spam', '{}', now(), case when n % 2 = 0 then 'open' else 'closed' end
   from generate_series(1, $1::bigint / 10) as n`,
  `insert into passkeys (user_id, credential_id, public_key, counter, transports, name, added_at, is_synced)
   select n, sha256(n::text::bytea), '', 0, '{}', 'Phone', now(), true
   from generate_series(1, $1::bigint / 10) as n`,
  `insert into passkey_challenges (challenge_hash, purpose, session_hash, expires_at)
   select sha256(n::text::bytea), 'proof', sha256(n::text::bytea), now() + n * interval '1 second'
   from generate_series(1, $1::bigint / 10) as n`,
  `insert into deletions (user_id, requested_at)
   select n, now() from generate_series(1, $1::bigint) as n where n % 100 = 0`,
  `insert into restore_tokens (token_hash, user_id, sign_in, expires_at)
   select sha256(n::text::bytea), n, 'password', now() + n * interval '1 second'
   from generate_series(1, $1::bigint) as n where n % 100 = 0`,
  `insert into contact_messages (email, subject, message, locale, sent_at, status)
   select 'member' || n || '@example.org', 'Subject', 'Message', 'en', now(),
     case when n % 3 = 0 then 'new' else 'closed' end
   from generate_series(1, $1::bigint / 10) as n`,
]
