import { and, asc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Reader } from '../database/open-database.ts'
import { twoFactors, users } from '../database/schema.ts'

const LARGEST_ID = 2 ** 31 - 1
/** So many users are read through in the order of their ids before the indexes are asked. */
const WINDOW_ROWS = 2_000

type Page = { after: number; rows: number }

/** Users by id. `search` is the beginning of a first, last or full name or of an email, in any case, or a whole id. */
export async function findUsers(db: Reader, { search, ...page }: Page & { search: string }) {
  if (search === '') return loadUsers(db, gt(users.id, page.after), page.rows)
  const ids = (await findNearby(db, search, page)) ?? (await findByIndex(db, search, page))
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

/**
 * A page sorted by id can be found by walking the ids, which is quick for a beginning that many share, or through the
 * indexes of the beginnings, which is quick for one that few share. The planner has to guess, and guesses badly when
 * those who match joined last. So a short walk is tried first; if it does not fill the page, null.
 */
async function findNearby(db: Reader, search: string, { after, rows }: Page): Promise<number[] | null> {
  const nearby = db.select().from(users).where(gt(users.id, after)).orderBy(asc(users.id)).limit(WINDOW_ROWS)
  const near = nearby.as('nearby')
  const matches = await db
    .select({ id: near.id })
    .from(near)
    .where(sql.join([...beginningsIn(near, search), ...idIn(near, search)], sql` or `))
    .orderBy(asc(near.id))
    .limit(rows)
  return matches.length === rows ? matches.map((match) => match.id) : null
}

/** `+ 0` keeps the planner from walking the ids after all: each branch is one range of its own index. */
async function findByIndex(db: Reader, search: string, { after, rows }: Page): Promise<number[]> {
  const branches = [...beginningsIn(users, search), ...idIn(users, search)].map(
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
function beginningsIn({ email, firstName, lastName }: Columns, search: string): SQL[] {
  const pattern = `${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return [
    sql`lower(${email}) like lower(${pattern})`,
    sql`lower(${firstName} || ' ' || ${lastName}) like lower(${pattern})`,
    sql`lower(${lastName}) like lower(${pattern})`,
  ]
}

function idIn({ id }: Columns, search: string): SQL[] {
  const isId = /^\d{1,10}$/.test(search) && Number(search) <= LARGEST_ID
  return isId ? [sql`${id} = ${Number(search)}`] : []
}
