import { insertAuditEntry } from '../audit/audit.queries.ts'
import type { Member } from '../auth/sessions.queries.ts'
import {
  findPendingRequest,
  closeRequest,
  clearWaitingTime,
} from '../membership-requests/membership-requests.queries.ts'
import { lockClubAccess } from '../memberships/club-access.ts'
import { endMembership } from '../memberships/ended-membership.ts'
import { refuseToExclude } from '../memberships/exclusion.ts'
import { findMember } from '../memberships/memberships.queries.ts'
import { displayName } from '../memberships/person.ts'
import { addNotices } from '../notices/add-notices.ts'
import { refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { insertBan } from './bans.queries.ts'

type Ban = { clubId: number; userId: number; reason: string }

/** Bans a member or a person who asked to join. Returns the name. */
export function banMember(services: Services, caller: Member, ban: Ban): Promise<string> {
  const { clubId, userId, reason } = ban
  const place = { clubId, userId }
  return services.db.transaction(async (tx) => {
    const access = await lockClubAccess(tx, caller, clubId)
    const { club } = access
    const member = await findMember(tx, place)
    const person = member ?? (await findPendingRequest(tx, place))
    refuseUnless(person, 'person_unknown')
    refuseToExclude(access, { userId, role: member?.role ?? null })
    const now = services.clock.now()
    if (member) await endMembership(tx, services, { club, userId, by: caller.id })
    await closeRequest(tx, place, { state: 'ended', decidedAt: now })
    // After lifting, the person may ask at once.
    await clearWaitingTime(tx, place)
    const banId = await insertBan(tx, { ...place, byId: caller.id, reason, at: now })
    await insertAuditEntry(tx, {
      at: now,
      actorId: caller.id,
      action: 'club.banned',
      subjectKind: 'club',
      subjectId: clubId,
      before: { person: userId, role: member?.role ?? null },
      after: { person: userId, role: null, reason },
    })
    const event = `ban:${banId}`
    await addNotices(tx, services, {
      kind: 'member_banned',
      to: [userId],
      by: caller.id,
      club,
      detail: reason,
      event,
    })
    return displayName(person)
  })
}
