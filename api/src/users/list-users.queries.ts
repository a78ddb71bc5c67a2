import { and, asc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Reader } from '../database/open-database.ts'
import { clubs, twoFactors, users } from '../database/schema.ts'

const LARGEST_ID = 2 ** 31 - 1
/** Up to so many matches of a beginning are sorted without a second thought. */
const FEW_MATCHES = 500
/** So many users are read through in the order of their ids for a beginning that many share. */
const WALK_ROWS = 2_000

type Page = { after: number; rows: number }

/** Users by id. `search` is the beginning of a first, last or full name or of an email, in any case, or a whole id. */
export async function findUsers(db: Reader, { search, ...page }: Page & { search: string }) {
  if (search === '') return loadUsers(db, gt(users.id, page.after), page.rows)
  const ids = await findMatches(db, search, page)
  return ids.length === 0 ? [] : loadUsers(db, inArray(users.id, ids), page.rows)
}

function loadUsers(db: Reader, condition: SQL, rows: number) {
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
      deletedAt: users.deletedAt,
      twoFactorAuth: sql<boolean>`${twoFactors.enabledAt} is not null`,
    })
    .from(users)
    .leftJoin(twoFactors, eq(twoFactors.userId, users.id))
    .where(condition)
    .orderBy(asc(users.id))
    .limit(rows)
}

/** A lone value, not `exists`: the planner may answer that one for all users at once, by reading every club. */
const hasClub = sql<boolean>`(select ${clubs.id} from ${clubs} where ${eq(clubs.ownerId, users.id)} limit 1) is not null`

/**
 * The next ids that match. A page sorted by id is found through the indexes of the beginnings when few share one, and
 * by walking the ids when many do. Left to the planner in one query this took two seconds with a million users
 * when those who match had joined last, so the way is chosen here, by looking.
 */
async function findMatches(db: Reader, search: string, page: Page): Promise<number[]> {
  const few = await findFew(db, search, page)
  return few ?? (await findNearby(db, search, page)) ?? (await findFar(db, search, page))
}

/** One short range of each index; null when it holds more than a few. */
async function findFew(db: Reader, search: string, { after, rows }: Page): Promise<number[] | null> {
  const ranges = beginningsOf(users, search).map(
    ({ text, condition }, place) => sql`(select ${place}::integer as place, ${users.id} as id from ${users}
      where ${and(gt(users.id, after), condition)} order by ${text} using ~<~ limit ${FEW_MATCHES + 1})`,
  )
  const byId = idsOf(users, search).map(
    (condition) => sql`(select -1, ${users.id} from ${users} where ${and(gt(users.id, after), condition)})`,
  )
  const found = await db.execute<{ ids: number[]; many: boolean }>(sql`
    with hits as (${sql.join([...ranges, ...byId], sql` union all `)})
    select array(select distinct id from hits order by id limit ${rows}) as ids,
      exists (select from hits group by place having count(*) > ${FEW_MATCHES}) as many`)
  const [row] = found.rows
  return row && !row.many ? row.ids : null
}

/** Walks the next users; null when they do not fill the page. */
async function findNearby(db: Reader, search: string, { after, rows }: Page): Promise<number[] | null> {
  const near = db
    .select()
    .from(users)
    .where(gt(users.id, after))
    .orderBy(asc(users.id))
    .limit(WALK_ROWS)
    .as('near')
  const matches = await db
    .select({ id: near.id })
    .from(near)
    .where(sql.join(conditionsOf(near, search), sql` or `))
    .orderBy(asc(near.id))
    .limit(rows)
  return matches.length === rows ? matches.map((match) => match.id) : null
}

/** Sorts all matches. `+ 0` keeps the planner from walking the ids after all: each branch is one range of its index. */
async function findFar(db: Reader, search: string, { after, rows }: Page): Promise<number[]> {
  const branches = conditionsOf(users, search).map(
    (condition) => sql`(select ${users.id} from ${users} where ${and(gt(users.id, after), condition)}
      order by ${users.id} + 0 limit ${rows})`,
  )
  const found = await db.execute<{ id: number }>(
    sql`${sql.join(branches, sql` union `)} order by id limit ${rows}`,
  )
  return found.rows.map((row) => row.id)
}

type Columns = Record<'id' | 'email' | 'firstName' | 'lastName', AnyPgColumn>

/** The expressions of the indexes in the schema, to the letter. */
function beginningsOf({ email, firstName, lastName }: Columns, search: string) {
  const pattern = `${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const texts = [
    sql`lower(${email})`,
    sql`lower(${firstName} || ' ' || ${lastName})`,
    sql`lower(${lastName})`,
  ]
  return texts.map((text) => ({ text, condition: sql`${text} like lower(${pattern})` }))
}

function idsOf({ id }: Columns, search: string): SQL[] {
  const isId = /^\d{1,10}$/.test(search) && Number(search) <= LARGEST_ID
  return isId ? [sql`${id} = ${Number(search)}`] : []
}

function conditionsOf(columns: Columns, search: string): SQL[] {
  return [...beginningsOf(columns, search).map(({ condition }) => condition), ...idsOf(columns, search)]
}
