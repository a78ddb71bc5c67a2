import type { Member } from '../auth/sessions.queries.ts'
import { lockClubAccess } from '../memberships/club-access.ts'
import { refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { closeRequest } from './membership-requests.queries.ts'

export function withdrawRequest({ db, clock }: Services, caller: Member, clubId: number): Promise<void> {
  return db.transaction(async (tx) => {
    await lockClubAccess(tx, caller, clubId)
    const place = { clubId, userId: caller.id }
    const isClosed = await closeRequest(tx, place, { state: 'withdrawn', decidedAt: clock.now() })
    refuseUnless(isClosed, 'request_closed')
  })
}
