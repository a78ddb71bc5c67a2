import type { ClubState } from '@aurivane/contract/club-object'
import { and, asc, eq, gt, isNull, sql, type SQL } from 'drizzle-orm'
import type { Database, Reader } from '../database/open-database.ts'
import { clubs, users } from '../database/schema.ts'

const clubColumns = {
  id: clubs.id,
  title: clubs.title,
  description: clubs.description,
  country: clubs.country,
  privacy: clubs.privacy,
  state: clubs.state,
  contacts: clubs.contacts,
  members: clubs.members,
  ownerId: clubs.ownerId,
}

/** Written out rather than given as a value: only then the planner knows that the partial indexes fit. */
const isListed = sql`${clubs.state} <> 'declined' and ${clubs.hiddenAt} is null`
type Sorting = readonly ('country' | 'id')[]

/**
 * The page is limited before the owners are joined, so that only shown rows are read. Owners are looked up one by one
 * (`lateral`, kept apart by `offset 0`): the page size is a parameter, and a generic plan would expect a tenth of all clubs
 * and read all users for them.
 */
function preparePage(db: Database, name: string, condition: SQL, sorting: Sorting) {
  const page = db
    .select(clubColumns)
    .from(clubs)
    .where(and(isListed, condition))
    .orderBy(...sorting.map((column) => asc(clubs[column])))
    .limit(sql.placeholder('rows'))
    .as('page')
  const owner = db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(eq(users.id, page.ownerId), isNull(users.deletedAt)))
    .offset(sql`0` as unknown as number)
    .as('owner')
  return db
    .select({
      id: page.id,
      title: page.title,
      description: page.description,
      country: page.country,
      privacy: page.privacy,
      state: page.state,
      contacts: page.contacts,
      members: page.members,
      User: { firstName: owner.firstName, lastName: owner.lastName },
    })
    .from(page)
    .leftJoinLateral(owner, sql`true`)
    .orderBy(...sorting.map((column) => asc(page[column])))
    .prepare(name)
}

/**
 * The country is compared as a pair with the id, not by `=`: with `=` the planner may scan the index of all clubs and filter
 * by country; the pair matches one range of one index in the right order.
 */
function preparePages(db: Database) {
  const after = sql.placeholder('after')
  const country = sql.placeholder('country')
  const inCountry = sql`(${clubs.country}, ${clubs.id}) > (${country}, ${after}::integer) and ${clubs.country} <= ${country}`
  return {
    ofCountry: preparePage(db, 'list_clubs_of_country', inCountry, ['country', 'id']),
    ofAll: preparePage(db, 'list_clubs', gt(clubs.id, after), ['id']),
  }
}

const prepared = new WeakMap<Database, ReturnType<typeof preparePages>>()

/** Clubs that anybody may see, by id; the owner is missing when there is none or they are suspended. */
export function findListedClubs(
  db: Database,
  { country, after, rows }: { country: string | undefined; after: number; rows: number },
) {
  const pages = prepared.get(db) ?? preparePages(db)
  prepared.set(db, pages)
  return country === undefined
    ? pages.ofAll.execute({ after, rows })
    : pages.ofCountry.execute({ country, after, rows })
}
export type ListedClubRow = Awaited<ReturnType<typeof findListedClubs>>[number]

/** Clubs in one state with their owners, suspended ones too: the reviewer needs to know them. */
export function findClubsInState(
  db: Reader,
  { state, after, rows }: { state: ClubState; after: number; rows: number },
) {
  return db
    .select({
      ...clubColumns,
      stateReason: clubs.stateReason,
      createdAt: clubs.createdAt,
      User: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
        suspended: sql<boolean>`${users.deletedAt} is not null`,
      },
    })
    .from(clubs)
    .leftJoin(users, eq(users.id, clubs.ownerId))
    .where(and(eq(clubs.state, state), isNull(clubs.hiddenAt), gt(clubs.id, after)))
    .orderBy(asc(clubs.id))
    .limit(rows)
}
export type ReviewedClubRow = Awaited<ReturnType<typeof findClubsInState>>[number]
