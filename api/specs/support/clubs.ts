import type { ClubContact, ClubState } from '@aurivane/contract/club-object'
import { clubs } from '../../src/database/schema.ts'
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
  { db, clock }: Site,
  owner: { id: number } | null,
  facts: ClubFacts = {},
): Promise<number> {
  const [row] = await db
    .insert(clubs)
    .values({
      ownerId: owner?.id ?? null,
      title: 'Chess and charts',
      description: 'Slow thinking for quick markets',
      country: 'Italy',
      privacy: false,
      createdAt: clock.now(),
      ...facts,
    })
    .returning({ id: clubs.id })
  if (!row) throw new Error('no club was made')
  return row.id
}
