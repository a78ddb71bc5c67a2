import { and, asc, eq, gt, or, sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../database/open-database.ts'
import { passkeys } from '../database/passkeys-schema.ts'
import { clubs, twoFactors, users } from '../database/schema.ts'

const LARGEST_ID = 2 ** 31 - 1
/** Up to this many matches of a prefix are sorted. */
const FEW_MATCHES = 500
/** For a common prefix this many users are scanned by id. */
const WALK_ROWS = 2_000

type Page = { after: number; rows: number }

/** Users by id. `search` is the beginning of a first, last or full name or of an email, in any case, or a whole id. */
export async function findUsers(db: Database, { search, ...page }: Page & { search: string }) {
  if (search === '') return statementsOf(db).page.execute(page)
  const ids = await findMatches(db, search, page)
  return ids.length === 0 ? [] : findUsersWithIds(db, ids)
}

export function findUsersWithIds(db: Database, ids: number[]) {
  return statementsOf(db).withIds.execute({ ids, rows: ids.length })
}

const prepared = new WeakMap<Database, ReturnType<typeof prepare>>()

function statementsOf(db: Database) {
  const statements = prepared.get(db) ?? prepare(db)
  prepared.set(db, statements)
  return statements
}

/** Prepared once: building these statements cost more than the rest of the request. */
function prepare(db: Database) {
  const ids = sql.placeholder('ids')
  return {
    page: prepareUsers(db, 'list_users', isAfter),
    withIds: prepareUsers(db, 'list_users_with_ids', sql`${users.id} = any(${ids}::integer[])`),
    few: prepareFew(db),
    near: prepareNear(db),
  }
}

const isAfter = sql`${users.id} > ${sql.placeholder('after')}`

function prepareUsers(db: Database, name: string, condition: SQL) {
  return db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      country: users.country,
      admin: users.admin,
      clubOwner: hasClub,
      confirmedEmail: users.confirmedEmail,
      maxClubs: users.maxClubs,
      joinedAt: users.joinedAt,
      suspendedAt: users.suspendedAt,
      eraseAt: users.eraseAt,
      twoFactorAuth: hasTwoFactor,
      passkeys: passkeyCount,
    })
    .from(users)
    .where(condition)
    .orderBy(asc(users.id))
    .limit(sql.placeholder('rows'))
    .prepare(name)
}

// Scalar subqueries instead of `exists` or a join, for which the planner may read every club.
const hasClub = sql<boolean>`(select ${clubs.id} from ${clubs} where ${eq(clubs.ownerId, users.id)} limit 1) is not null`
const hasTwoFactor = sql<boolean>`(select ${twoFactors.enabledAt} from ${twoFactors} where ${eq(twoFactors.userId, users.id)}) is not null`
const passkeyCount = sql<number>`(select count(*)::integer from ${passkeys} where ${eq(passkeys.userId, users.id)})`

/**
 * The next ids that match: through the prefix indexes when few match, by scanning ids when many do. In one query the planner
 * took two seconds with a million users (docs/decisions/0009-user-search-by-prefix.md).
 */
async function findMatches(db: Database, search: string, page: Page): Promise<number[]> {
  const given = { ...page, pattern: patternOf(search), id: idOf(search) }
  const [few] = await statementsOf(db).few.execute(given)
  if (few && !few.many) return few.ids
  const near = await statementsOf(db).near.execute(given)
  return near.length === page.rows ? near.map(({ id }) => id) : findFar(db, search, page)
}

/** One short range of each index, and whether it holds more than a few. */
function prepareFew(db: Database) {
  const { beginnings, isId } = conditionsOf(users, sql.placeholder('pattern'), sql.placeholder('id'))
  const ranges = beginnings.map(
    ({ text, condition }, place) => sql`(select ${place}::integer as place, ${users.id} as id from ${users}
      where ${isAfter} and ${condition} order by ${text} using ~<~ limit ${FEW_MATCHES + 1})`,
  )
  const byId = sql`(select -1, ${users.id} from ${users} where ${isAfter} and ${isId})`
  const found = sql`(
    with hits as (${sql.join([...ranges, byId], sql` union all `)})
    select array(select distinct id from hits order by id limit ${sql.placeholder('rows')}) as ids,
      exists (select from hits group by place having count(*) > ${FEW_MATCHES}) as many) as found`
  return db
    .select({ ids: sql<number[]>`ids`, many: sql<boolean>`many` })
    .from(found)
    .prepare('search_users')
}

/** Matches among the next users by id. */
function prepareNear(db: Database) {
  const near = db.select().from(users).where(isAfter).orderBy(asc(users.id)).limit(WALK_ROWS).as('near')
  const { beginnings, isId } = conditionsOf(near, sql.placeholder('pattern'), sql.placeholder('id'))
  return db
    .select({ id: near.id })
    .from(near)
    .where(or(...beginnings.map(({ condition }) => condition), isId))
    .orderBy(asc(near.id))
    .limit(sql.placeholder('rows'))
    .prepare('search_users_near')
}

/**
 * Sorts all matches. `+ 0` keeps the planner from scanning the ids: each branch is one range of its index. Planned each time,
 * because a generic plan would read the whole index.
 */
async function findFar(db: Database, search: string, { after, rows }: Page): Promise<number[]> {
  const { beginnings, isId } = conditionsOf(users, patternOf(search), idOf(search))
  const branches = [...beginnings.map(({ condition }) => condition), isId].map(
    (condition) => sql`(select ${users.id} from ${users} where ${and(gt(users.id, after), condition)}
      order by ${users.id} + 0 limit ${rows})`,
  )
  const found = await db.execute<{ id: number }>(
    sql`${sql.join(branches, sql` union `)} order by id limit ${rows}`,
  )
  return found.rows.map((row) => row.id)
}

function patternOf(search: string): string {
  return `${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}

function idOf(search: string): number | null {
  return /^\d{1,10}$/.test(search) && Number(search) <= LARGEST_ID ? Number(search) : null
}

type Columns = Record<'id' | 'email' | 'firstName' | 'lastName', AnyPgColumn>

/** Exactly the expressions of the indexes in the schema. No user has the id null. */
function conditionsOf(
  { id, email, firstName, lastName }: Columns,
  pattern: string | Placeholder,
  wanted: number | null | Placeholder,
) {
  const texts = [
    sql`lower(${email})`,
    sql`lower(${firstName} || ' ' || ${lastName})`,
    sql`lower(${lastName})`,
  ]
  const beginnings = texts.map((text) => ({ text, condition: sql`${text} like lower(${pattern})` }))
  return { beginnings, isId: sql`${id} = ${wanted}::integer` }
}
