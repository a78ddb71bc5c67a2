import { refuseUnless } from '../refusal.ts'
import { refuseUnlessConfirmed, refuseUnlessTeam, type ClubAccess } from './club-access.ts'

type Person = { userId: number; role: 'manager' | 'member' | null }

/** Who may remove or ban whom: the owner everybody else, a manager only people without a role. */
export function refuseToExclude(access: ClubAccess, person: Person) {
  const { club, role, caller } = access
  refuseUnlessTeam(access)
  refuseUnlessConfirmed({ confirmedEmail: caller?.confirmedEmail === true })
  refuseUnless(person.userId !== caller?.id, 'not_yourself')
  refuseUnless(person.userId !== club.ownerId, 'owner_untouchable')
  refuseUnless(role === 'owner' || person.role !== 'manager', 'owner_only')
}
