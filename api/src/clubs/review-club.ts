import type { ClubState } from '@aurivane/contract/club-object'
import { newClubValues, reviewReason, type SeenClub } from '@aurivane/contract/clubs'
import type { Member } from '../auth/sessions.queries.ts'
import { parseValue, refuseUnless } from '../refusal.ts'
import { refuseWithoutSecondFactor } from '../security/second-factor-policy.ts'
import type { Services } from '../services.ts'
import { refuseIfChanged } from '../optimistic-lock.ts'
import { changeClubState } from './club-state.ts'
import { lockClub } from './clubs.queries.ts'

type Review = {
  clubId: number
  value: unknown
  reason?: string | undefined
  seen?: SeenClub | undefined
}

/** An administrator's review, with a reason for the owner. Repeating the same review changes and records nothing. */
export async function reviewClub(
  services: Services,
  reviewer: Member,
  { clubId, value, reason, seen }: Review,
): Promise<ClubState> {
  refuseUnless(reviewer.admin, 'admin_only')
  refuseWithoutSecondFactor(services, reviewer)
  const state = parseValue(newClubValues.state, value, 'value')
  const schema = state === 'declined' ? reviewReason : reviewReason.optional()
  const after = { state, stateReason: parseValue(schema, reason, 'reason') ?? null }

  await services.db.transaction(async (tx) => {
    const club = await lockClub(tx, clubId)
    refuseUnless(club, 'club_unknown', { extra: { cancel: true } })
    refuseIfChanged(seen, club)
    await changeClubState(tx, services, { reviewerId: reviewer.id, clubId, club, after })
  })
  return state
}
