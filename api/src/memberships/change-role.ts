import { MANAGERS_PER_CLUB_MAX } from '@aurivane/contract/limits'
import { insertAuditEntry } from '../audit/audit.queries.ts'
import type { Member } from '../auth/sessions.queries.ts'
import type { Transaction } from '../database/open-database.ts'
import { addNotices } from '../notices/add-notices.ts'
import { refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { lockClubAccess, refuseUnlessConfirmed, refuseUnlessOwner, type ClubAccess } from './club-access.ts'
import { countManagers, findMember, setRole, type FoundMember } from './memberships.queries.ts'
import { displayName } from './person.ts'

type Change = { clubId: number; userId: number; role: 'manager' | 'member' }

/** Returns the name of the person. Repeating the same change does and records nothing. */
export function changeRole(services: Services, caller: Member, change: Change): Promise<string> {
  const { clubId, userId, role } = change
  return services.db.transaction(async (tx) => {
    const access = await lockClubAccess(tx, caller, clubId)
    const person = await findMember(tx, { clubId, userId })
    refuseUnless(person, 'person_unknown')
    // Managers may give up their own role.
    if (access.role !== 'manager' || userId !== caller.id) {
      refuseUnlessOwner(access)
      refuseUnlessConfirmed(caller)
    }
    refuseUnless(userId !== access.club.ownerId, 'owner_untouchable')
    if (person.role !== role) await writeRole(tx, services, { access, person, role, by: caller.id })
    return displayName(person)
  })
}

type Writing = { access: ClubAccess; person: FoundMember; role: Change['role']; by: number }

async function writeRole(tx: Transaction, services: Services, { access, person, role, by }: Writing) {
  const { club } = access
  const { userId } = person
  if (role === 'manager') {
    const managers = await countManagers(tx, club.id, [club.ownerId ?? 0])
    refuseUnless(managers < MANAGERS_PER_CLUB_MAX, 'managers_full')
  }
  const now = services.clock.now()
  await setRole(tx, { clubId: club.id, userId }, role)
  await insertAuditEntry(tx, {
    at: now,
    actorId: by,
    action: 'club.role-changed',
    subjectKind: 'club',
    subjectId: club.id,
    before: { person: userId, role: person.role },
    after: { person: userId, role },
  })
  await addNotices(tx, services, {
    kind: 'role_changed',
    to: [userId],
    by,
    club,
    values: { variant: role },
    event: `membership:${person.id}:role:${now.toISOString()}`,
  })
}
