import type { ClubState } from '@aurivane/contract/club-object'
import { newClubValues, reviewReason, type SeenClub } from '@aurivane/contract/clubs'
import { insertAuditEntry } from '../audit/audit.queries.ts'
import type { Member } from '../auth/sessions.queries.ts'
import { parseValue, refuseUnless } from '../refusal.ts'
import { refuseWithoutSecondFactor } from '../security/second-factor-policy.ts'
import type { Services } from '../services.ts'
import { refuseIfChanged } from '../optimistic-lock.ts'
import { changeClub, lockClub } from './clubs.queries.ts'

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
  const { db, clock } = services
  const state = parseValue(newClubValues.state, value, 'value')
  const schema = state === 'declined' ? reviewReason : reviewReason.optional()
  const after = { state, stateReason: parseValue(schema, reason, 'reason') ?? null }

  await db.transaction(async (tx) => {
    const club = await lockClub(tx, clubId)
    refuseUnless(club, 'club_unknown', { extra: { cancel: true } })
    refuseIfChanged(seen, club)
    const before = { state: club.state, stateReason: club.stateReason }
    if (before.state === after.state && before.stateReason === after.stateReason) return
    await changeClub(tx, clubId, after)
    await insertAuditEntry(tx, {
      at: clock.now(),
      actorId: reviewer.id,
      action: 'club.reviewed',
      subjectKind: 'club',
      subjectId: clubId,
      before,
      after,
    })
  })
  return state
}
