import type { ClubContact, ClubState } from '@aurivane/contract/club-object'
import { memberships } from '../../src/database/memberships-schema.ts'
import { clubs } from '../../src/database/schema.ts'
import { recountMembers } from '../../src/memberships/memberships.queries.ts'
import type { Site } from './site.ts'

export type ClubFacts = Partial<{
  title: string
  description: string
  country: string
  privacy: boolean
  state: ClubState
  stateReason: string | null
  contacts: ClubContact[]
}>

/** Inserts a club directly; a spec names only the facts that matter. */
export async function makeClub(
  site: Site,
  owner: { id: number } | null,
  facts: ClubFacts = {},
): Promise<number> {
  const { db, clock } = site
  const [row] = await db
    .insert(clubs)
    .values({
      ownerId: owner?.id ?? null,
      members: owner ? 1 : 0,
      title: 'Chess and charts',
      description: 'Slow thinking for quick markets',
      country: 'Italy',
      privacy: false,
      createdAt: clock.now(),
      ...facts,
    })
    .returning({ id: clubs.id })
  if (!row) throw new Error('no club was made')
  if (owner) await makeMember(site, row.id, owner)
  return row.id
}

/** Inserts a membership directly, the number of members included. */
export async function makeMember(
  { db, clock }: Site,
  clubId: number,
  { id: userId }: { id: number },
  role: 'manager' | 'member' = 'member',
) {
  await db.insert(memberships).values({ clubId, userId, role, since: clock.now() })
  await db.transaction((tx) => recountMembers(tx, [clubId]))
}

/** Makes the person a member of so many new clubs. */
export async function fillMemberships(site: Site, person: { id: number }, count: number): Promise<void> {
  await site.db.execute(
    `with made as (insert into clubs (title, description, country, privacy, state, created_at)
     select 'Club ' || n, 'About', 'Italy', false, 'verified', now() from generate_series(1, ${count}) n returning id)
     insert into memberships (club_id, user_id, since) select id, ${person.id}, now() from made`,
  )
}

/** Gives a person open requests in that many new closed clubs. */
export async function fillRequests(site: Site, person: { id: number }, count: number): Promise<void> {
  await site.db.execute(
    `with made as (insert into clubs (title, description, country, privacy, state, created_at)
     select 'Asked ' || n, 'About', 'Italy', true, 'verified', now() from generate_series(1, ${count}) n returning id)
     insert into membership_requests (club_id, user_id, asked_at) select id, ${person.id}, now() from made`,
  )
}
