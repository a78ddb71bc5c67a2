import { noticeKindNames, kindOfNotice } from '@aurivane/contract/notice-kinds'
import { setTimeout as wait } from 'node:timers/promises'
import { query } from '../../testing/query.ts'

const DELIVERED_WITHIN_MS = 30_000
const mailedKinds = noticeKindNames.filter((kind) => kindOfNotice(kind).mail === 'on')

/** Waits until no notice is left to deliver. */
export async function untilDelivered(databaseUrl: string) {
  const giveUpAt = Date.now() + DELIVERED_WITHIN_MS
  const isWaiting = async () =>
    (await query(databaseUrl, 'select id from notice_deliveries limit 1')).length > 0
  while ((await isWaiting()) && Date.now() < giveUpAt) await wait(50)
}

/** Each query counts what contradicts itself: a part of a write without the other, or a write done twice. */
const contradictions: Record<string, string> = {
  'users without a token': `select count(*)::int as count from users u where not u.admin
    and not exists (select from mail_tokens t where t.user_id = u.id and t.purpose = 'confirm')`,
  'clubs with a wrong number of members': `select count(*)::int as count from clubs
    where members <> (select count(*) from memberships where club_id = clubs.id)`,
  'owners who are not members': `select count(*)::int as count from clubs
    where not exists (select from memberships where club_id = clubs.id and user_id = owner_id)`,
  'memberships that differ from their notices': `select count(*)::int as count from (
      select person, club_id, sum(change) as members from (
        select by_id as person, club_id, case kind when 'member_joined' then 1 else -1 end as change
          from notices where kind in ('member_joined', 'member_left')
        union all select user_id, club_id, 1 from notices where kind = 'request_approved') changes
      group by person, club_id) told
    where members <> (select count(*) from memberships where club_id = told.club_id and user_id = person)`,
  'requests without exactly one notice': `select count(*)::int as count from membership_requests r
    where 1 <> (select count(*) from notices
      where kind = 'request_received' and club_id = r.club_id and detail = r.message)`,
  'approvals without exactly one notice': `select count(*)::int as count from membership_requests r
    where state = 'approved'
      and 1 <> (select count(*) from notices where kind = 'request_approved' and event = 'request:' || r.id || ':approved')`,
  'approvals more or less than their audit rows': `select abs(
      (select count(*) from membership_requests where state = 'approved')
      - (select count(*) from audit_entries where action = 'club.request-approved'))::int as count`,
  'announcements without exactly one audit row': `select count(*)::int as count from announcements a
    where 1 <> (select count(*) from audit_entries
      where action = 'club.announcement-made' and (after->>'announcement')::int = a.id)`,
  'announcements that a member does not have exactly once': `select count(*)::int as count
    from announcements a join memberships m on m.club_id = a.club_id and m.user_id <> a.author_id and m.since < a.created_at
    where 1 <> (select count(*) from notices where kind = 'announcement' and target = a.id and user_id = m.user_id)`,
  'notices not delivered': 'select count(*)::int as count from notice_deliveries',
  'messages stored twice': repeated('subject', 'contact_messages'),
  'clubs stored twice': repeated('title', 'clubs'),
  'requests stored twice': repeated('message', 'membership_requests'),
  'announcements stored twice': repeated('title', 'announcements'),
}

function repeated(column: string, table: string) {
  return `select count(*)::int as count from (select from ${table} group by ${column} having count(*) > 1) twice`
}

/** Everything that belongs to one write is stored together with it and once, and there is one mail for each cause. */
export async function findHalfWritten(databaseUrl: string): Promise<string[]> {
  const found: string[] = []
  for (const [name, sql] of Object.entries(contradictions)) {
    const [row] = await query<{ count: number }>(databaseUrl, sql)
    if (row?.count !== 0) found.push(`${row?.count} ${name}`)
  }
  const [mails] = await query<{ causes: number; queued: number }>(
    databaseUrl,
    `select (select count(*)::int from users where not admin) + (select count(*)::int from contact_messages)
        + (select count(*)::int from notices where kind = any($1)) as causes,
      (select count(*)::int from pgboss.job where name = 'mail') as queued`,
    [mailedKinds],
  )
  if (mails?.causes !== mails?.queued)
    found.push(`${mails?.causes} causes of mails, but ${mails?.queued} mails`)
  return found
}
