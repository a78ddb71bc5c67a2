import { insertAuditEntry } from '../audit/audit.queries.ts'
import { plainEmail } from '../auth/account-key.ts'
import { tellAboutRole } from '../notices/tell-about-account.ts'
import type { Services } from '../services.ts'
import { changeUser, findAdmins, findUserByEmail, lockUserAndAdmins } from './managed-users.queries.ts'
import { isLastAdmin } from './user-policy.ts'
import type { Reader } from '../database/open-database.ts'

export type AdminChange = 'changed' | 'unchanged' | 'unknown' | 'unconfirmed' | 'last-admin'
type Wanted = { email: string; admin: boolean; isForced?: boolean }

/**
 * Grants or revokes the admin role from the command line, an audit entry without an actor, and tells the user. An unconfirmed address may have
 * been registered by another person, so granting it needs `--force`.
 */
export function changeAdmin(
  services: Services,
  { email, admin, isForced = false }: Wanted,
): Promise<AdminChange> {
  return services.db.transaction(async (tx) => {
    const found = await findUserByEmail(tx, plainEmail(email))
    if (!found) return 'unknown'
    const { user, activeAdmins } = await lockUserAndAdmins(tx, found.id)
    if (!user) return 'unknown'
    if (user.admin === admin) return 'unchanged'
    if (admin && !user.confirmedEmail && !isForced) return 'unconfirmed'
    if (!admin && isLastAdmin(user.id, activeAdmins)) return 'last-admin'
    await changeUser(tx, user.id, { admin })
    await insertAuditEntry(tx, {
      at: services.clock.now(),
      actorId: null,
      action: admin ? 'user.admin-granted' : 'user.admin-revoked',
      subjectKind: 'user',
      subjectId: user.id,
      before: { admin: user.admin },
      after: { admin },
    })
    await tellAboutRole(tx, services, { userId: user.id, admin })
    return 'changed'
  })
}

export function listAdmins(db: Reader) {
  return findAdmins(db)
}
