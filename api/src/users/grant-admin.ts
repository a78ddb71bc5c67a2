import { insertAuditEntry } from '../audit/audit.queries.ts'
import { plainEmail } from '../auth/account-key.ts'
import type { Services } from '../services.ts'
import { changeUser, findAdmins, findUserIdByEmail, lockUserAndAdmins } from './managed-users.queries.ts'
import { isLastAdmin } from './user-policy.ts'
import type { Reader } from '../database/open-database.ts'

export type AdminChange = 'changed' | 'unchanged' | 'unknown' | 'last-admin'

/** Grants or revokes the admin role from the command line, which the audit shows as nobody. */
export function changeAdmin(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  email: string,
  admin: boolean,
): Promise<AdminChange> {
  return db.transaction(async (tx) => {
    const userId = await findUserIdByEmail(tx, plainEmail(email))
    if (userId === undefined) return 'unknown'
    const { user, activeAdmins } = await lockUserAndAdmins(tx, userId)
    if (!user) return 'unknown'
    if (user.admin === admin) return 'unchanged'
    if (!admin && isLastAdmin(userId, activeAdmins)) return 'last-admin'
    await changeUser(tx, userId, { admin })
    await insertAuditEntry(tx, {
      at: clock.now(),
      actorId: null,
      action: admin ? 'user.admin-granted' : 'user.admin-revoked',
      subjectKind: 'user',
      subjectId: userId,
      before: { admin: user.admin },
      after: { admin },
    })
    return 'changed'
  })
}

export function listAdmins(db: Reader) {
  return findAdmins(db)
}
