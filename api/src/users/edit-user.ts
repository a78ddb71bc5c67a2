import { insertAuditEntry, type AuditAction } from '../audit/audit.queries.ts'
import { tellAboutRole } from '../notices/tell-about-account.ts'
import { Refusal, refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { refuseIfChanged } from '../optimistic-lock.ts'
import { changeUser, lockUserAndAdmins } from './managed-users.queries.ts'
import { isLastAdmin, whyNotAdminister } from './user-policy.ts'

type Edit = {
  userId: number
  wanted: Editable
  /** What the administrator saw; only the values that were sent are compared. */
  seen: { [Name in keyof Editable]?: Editable[Name] | undefined } | undefined
}

export function editUser(services: Services, actorId: number, { userId, wanted, seen }: Edit) {
  const { db, clock } = services
  return db.transaction(async (tx) => {
    const { user, activeAdmins } = await lockUserAndAdmins(tx, userId)
    refuseUnless(user, 'user_unknown')
    refuseUnless(wanted.admin || !isLastAdmin(user.id, activeAdmins), 'last_admin')
    const no = whyNotAdminister(actorId, activeAdmins)
    if (no) throw new Refusal(no)
    refuseIfChanged<Editable>(seen, user)

    const { changes, role } = compare(user, wanted)
    const about = { at: clock.now(), actorId, subjectKind: 'user' as const, subjectId: user.id }
    if (changes) await insertAuditEntry(tx, { ...about, action: 'user.edited', ...changes })
    if (role) await insertAuditEntry(tx, { ...about, ...role })
    if (changes || role) await changeUser(tx, user.id, { ...changes?.after, ...role?.after })
    if (role) await tellAboutRole(tx, services, { userId: user.id, by: actorId, admin: wanted.admin })
  })
}

type Editable = {
  firstName: string
  lastName: string
  maxClubs: number
  confirmedEmail: boolean
  admin: boolean
}

/** What really changes. The admin role is recorded by itself, so that the audit finds every grant under one action. */
function compare(user: Editable, wanted: Editable) {
  const names = (['firstName', 'lastName', 'maxClubs', 'confirmedEmail'] as const).filter(
    (name) => user[name] !== wanted[name],
  )
  const pick = (from: Editable): Partial<Editable> =>
    Object.fromEntries(names.map((name) => [name, from[name]]))
  const action: AuditAction = wanted.admin ? 'user.admin-granted' : 'user.admin-revoked'
  return {
    changes: names.length > 0 ? { before: pick(user), after: pick(wanted) } : null,
    role:
      user.admin === wanted.admin
        ? null
        : { action, before: { admin: user.admin }, after: { admin: wanted.admin } },
  }
}
