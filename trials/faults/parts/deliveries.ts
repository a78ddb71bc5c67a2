import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expectYes, logIn, makeMember, type Session } from '../../../testing/people.ts'
import { embeddedUrl, query } from '../../../testing/query.ts'
import { readJson } from '../../../testing/send.ts'
import { startSite, type Site } from '../../../testing/start-site.ts'
import type { Row } from '../../support/report.ts'
import { makeClub } from '../club-writes.ts'
import type { Part, Trial } from '../part.ts'

const MEMBERS = 500
/** So many of them want announcements by mail. */
const MAILED = 50
const LIMIT_MS = 30_000

/** An announcement to 500 members; the instance that delivers the notices is killed in the middle. */
export const tryDeliveries: Part = async (trial) => [
  await killWhileAnotherRuns(trial),
  await killAndStartAgain('separate', trial),
  await killAndStartAgain('embedded', trial),
]

async function killWhileAnotherRuns({ separate }: Trial): Promise<Row> {
  const { url, env } = await (await separate()).makeDatabase()
  // One mail folder for both, since either may deliver a mail.
  const dataDir = mkdtempSync(join(tmpdir(), 'aurivane-trial-'))
  const start = (name: string) =>
    startSite({ env: { ...env, DATA_DIR: dataDir, DATABASE_URL: `${url}?application_name=${name}` } })
  const sites = new Map([
    ['first', await start('first')],
    ['second', await start('second')],
  ])
  const announced = await announce(sites.get('first') as Site, url)
  const killed = await untilInTheMiddle(url, announced.id)
  await sites.get(killed)?.stop('SIGKILL')
  const reached = await resume(url, announced.id)
  const row = await toRow('the other instance goes on', url, { ...announced, reached })
  await Promise.all([...sites.values()].map((site) => site.remove()))
  return row
}

async function killAndStartAgain(name: 'embedded' | 'separate', { separate }: Trial): Promise<Row> {
  const { url: separateUrl, env } =
    name === 'separate' ? await (await separate()).makeDatabase() : { url: '', env: {} }
  const first = await startSite({ env })
  const urlOf = (site: Site) => separateUrl || embeddedUrl(site.dataDir)
  const announced = await announce(first, urlOf(first))
  await untilInTheMiddle(urlOf(first), announced.id)
  await first.stop('SIGKILL')
  const reached = await resume(urlOf(first), announced.id)
  const second = await startSite({ env: { ...env, DATA_DIR: first.dataDir } })
  const row = await toRow(`the next start goes on, ${name} PostgreSQL`, urlOf(second), {
    ...announced,
    reached,
  })
  await second.remove()
  return row
}

type Announced = { id: number; at: number; mailsBefore: number }

/** Publishes in a club with 500 members. Adding a notice is slowed down, so that there is a middle to be met. */
async function announce(site: Site, databaseUrl: string): Promise<Announced> {
  const owner = await logIn(site.url, await makeMember(site))
  const clubId = await makeClub(owner, await logIn(site.url), { title: 'A large club', privacy: false })
  await addMembers(databaseUrl, clubId)
  await query(
    databaseUrl,
    `create function slow_down() returns trigger language plpgsql as
      $$ begin perform pg_sleep(0.005); return new; end $$;
     create trigger slow_down before insert on notices for each row execute function slow_down()`,
  )
  const mailsBefore = await countMails(databaseUrl)
  const at = performance.now()
  return { id: await publish(owner, clubId), at, mailsBefore }
}

async function publish(owner: Session, clubId: number): Promise<number> {
  const body = { title: 'To all of you', text: 'News.' }
  const answer = await expectYes(owner.send(`/clubs/${clubId}/announcements`, { body }))
  return readJson<{ announcementID: number }>(answer).announcementID
}

/** Directly: hashing 500 passwords would take minutes. */
async function addMembers(databaseUrl: string, clubId: number) {
  await query(
    databaseUrl,
    `with people as (
      insert into users (email, first_name, last_name, country, password_hash, confirmed_email, max_clubs, joined_at)
      select 'member-' || n || '@example.org', 'A', 'B', 'Italy', '', true, 3, now()
      from generate_series(1, $2::int) n returning id),
    joined as (
      insert into memberships (club_id, user_id, since) select $1::int, id, now() from people returning user_id)
    insert into notice_preferences (user_id, kind, mail)
      select user_id, 'announcement', true from joined order by user_id limit $3::int`,
    [clubId, MEMBERS, MAILED],
  )
}

/** Waits until some have been told and others have not. Returns the name of the connection that is telling them. */
async function untilInTheMiddle(databaseUrl: string, announcementId: number): Promise<string> {
  const giveUpAt = Date.now() + LIMIT_MS
  while (Date.now() < giveUpAt) {
    const told = await countNotices(databaseUrl, announcementId)
    const [busy] = await query<{ name: string }>(
      databaseUrl,
      `select application_name as name from pg_stat_activity
       where state = 'active' and query like 'insert into "notices"%'`,
    )
    if (told.all >= MEMBERS) break
    if (told.all > 0 && busy) return busy.name
  }
  throw new Error('The delivery was never seen in the middle')
}

/** Removes the slowdown. Returns how many had been told. */
async function resume(databaseUrl: string, announcementId: number): Promise<number> {
  await query(databaseUrl, 'drop trigger slow_down on notices')
  return (await countNotices(databaseUrl, announcementId)).all
}

async function toRow(
  what: string,
  databaseUrl: string,
  { id, at, mailsBefore, reached }: Announced & { reached: number },
): Promise<Row> {
  const isDone = async () => (await query(databaseUrl, 'select id from notice_deliveries')).length === 0
  while (!(await isDone()) && performance.now() - at < LIMIT_MS) await wait(20)
  const ms = performance.now() - at
  const { all, people } = await countNotices(databaseUrl, id)
  const mails = (await countMails(databaseUrl)) - mailsBefore
  return {
    what: `announcement, delivering instance killed (-9), ${what}`,
    tried: `${MEMBERS} members, ${MAILED} of them by mail too; killed after ${reached} were told`,
    outcome: `${all} notices for ${people} people and ${mails} mails after ${(ms / 1000).toFixed(1)} s`,
    held: all === MEMBERS && people === MEMBERS && mails === MAILED && ms < LIMIT_MS,
  }
}

async function countNotices(databaseUrl: string, announcementId: number) {
  const [counts] = await query<{ all: number; people: number }>(
    databaseUrl,
    `select count(*)::int as all, count(distinct user_id)::int as people from notices
     where kind = 'announcement' and target = $1`,
    [announcementId],
  )
  return counts ?? { all: 0, people: 0 }
}

async function countMails(databaseUrl: string): Promise<number> {
  const sql = `select count(*)::int as count from pgboss.job where name = 'mail'`
  return (await query<{ count: number }>(databaseUrl, sql))[0]?.count ?? 0
}
