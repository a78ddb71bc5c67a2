import { insertAuditEntry } from '../audit/audit.queries.ts'
import type { Member } from '../auth/sessions.queries.ts'
import { addNotices } from '../notices/add-notices.ts'
import { refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { lockClubAccess } from './club-access.ts'
import { endMembership } from './ended-membership.ts'
import { refuseToExclude } from './exclusion.ts'
import { findMember } from './memberships.queries.ts'
import { displayName } from './person.ts'

type Removal = { clubId: number; userId: number; reason: string }

/** Returns the name of the person. */
export function removeMember(services: Services, caller: Member, removal: Removal): Promise<string> {
  const { clubId, userId, reason } = removal
  return services.db.transaction(async (tx) => {
    const access = await lockClubAccess(tx, caller, clubId)
    const { club } = access
    const person = await findMember(tx, { clubId, userId })
    refuseUnless(person, 'person_unknown')
    refuseToExclude(access, person)
    await endMembership(tx, services, { club, userId, by: caller.id })
    await insertAuditEntry(tx, {
      at: services.clock.now(),
      actorId: caller.id,
      action: 'club.member-removed',
      subjectKind: 'club',
      subjectId: clubId,
      before: { person: userId, role: person.role },
      after: { person: userId, role: null, reason },
    })
    await addNotices(tx, services, {
      kind: 'member_removed',
      to: [userId],
      by: caller.id,
      club,
      detail: reason,
      event: `membership:${person.id}:removed`,
    })
    return displayName(person)
  })
}
