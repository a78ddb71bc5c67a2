import { ASK_AGAIN_MS } from '@aurivane/contract/limits'
import { insertAuditEntry } from '../audit/audit.queries.ts'
import type { Member } from '../auth/sessions.queries.ts'
import type { Transaction } from '../database/open-database.ts'
import { admit } from '../memberships/admission.ts'
import {
  lockClubAccess,
  readClubAccess,
  refuseUnlessConfirmed,
  refuseUnlessTeam,
  refuseUnlessVerified,
  type ClubAccess,
} from '../memberships/club-access.ts'
import { displayName } from '../memberships/person.ts'
import { addNotices } from '../notices/add-notices.ts'
import { refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { lockActiveUser } from '../users/managed-users.queries.ts'
import { declineRequest, findRequest } from './membership-requests.queries.ts'

type Decision = {
  clubId: number
  requestId: number
  decision: 'approve' | 'decline'
  reason: string | null
}
type Request = NonNullable<Awaited<ReturnType<typeof findRequest>>>
type Deciding = { access: ClubAccess; request: Request; by: number; reason: string | null }

/** Returns the name of the person who asked. */
export function decideRequest(services: Services, caller: Member, wanted: Decision): Promise<string> {
  const { clubId, requestId, decision, reason } = wanted
  return services.db.transaction(async (tx) => {
    // Read once to know whom to lock, since people are locked before clubs.
    await readClubAccess(tx, caller, clubId)
    const asked = await findRequest(tx, clubId, requestId)
    refuseUnless(asked, 'not_found')
    refuseUnless(await lockActiveUser(tx, asked.userId), 'not_found')
    const access = await lockClubAccess(tx, caller, clubId)
    const request = await findRequest(tx, clubId, requestId)
    refuseUnless(request, 'not_found')
    refuseUnlessTeam(access)
    refuseUnlessConfirmed(caller)
    if (decision === 'approve') refuseUnlessVerified(access)
    refuseUnless(request.state === 'pending', 'request_closed')
    const write = decision === 'approve' ? approve : decline
    await write(tx, services, { access, request, by: caller.id, reason })
    return displayName(request)
  })
}

async function approve(tx: Transaction, services: Services, { access: { club }, request, by }: Deciding) {
  const now = services.clock.now()
  await admit(tx, { club, userId: request.userId, now, tooMany: 'person_membership_limit' })
  await insertAuditEntry(tx, {
    at: now,
    actorId: by,
    action: 'club.request-approved',
    subjectKind: 'club',
    subjectId: club.id,
    before: { person: request.userId, role: null },
    after: { person: request.userId, role: 'member' },
  })
  const event = `request:${request.id}:approved`
  await addNotices(tx, services, { kind: 'request_approved', to: [request.userId], by, club, event })
}

async function decline(tx: Transaction, services: Services, deciding: Deciding) {
  const { request, by, reason } = deciding
  const { club } = deciding.access
  const now = services.clock.now()
  await declineRequest(tx, request.id, {
    decidedAt: now,
    reason,
    askAgainAt: new Date(now.getTime() + ASK_AGAIN_MS),
  })
  await insertAuditEntry(tx, {
    at: now,
    actorId: by,
    action: 'club.request-declined',
    subjectKind: 'club',
    subjectId: club.id,
    before: { person: request.userId },
    after: { person: request.userId, reason },
  })
  await addNotices(tx, services, {
    kind: 'request_declined',
    to: [request.userId],
    by,
    club,
    ...(reason !== null && { detail: reason }),
    event: `request:${request.id}:declined`,
  })
}
