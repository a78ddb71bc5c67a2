import type { Member } from '../auth/sessions.queries.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { cancels, whyNotManage } from './club-policy.ts'
import { lockClub } from './clubs.queries.ts'
import { removeClubAndTell } from './removed-club.ts'

/** Deletes a club with all that belongs to it; members and people who asked to join are told. */
export function deleteClub(services: Services, member: Member, clubId: number) {
  return services.db.transaction(async (tx) => {
    const club = await lockClub(tx, clubId)
    const no = whyNotManage(member, club)
    if (no || !club) throw new Refusal(no ?? 'club_unknown', { extra: cancels(no ?? 'club_unknown') })
    await removeClubAndTell(tx, services, { ...club, id: clubId }, member.id)
  })
}
