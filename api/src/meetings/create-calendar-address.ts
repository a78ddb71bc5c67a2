import type { Member } from '../auth/sessions.queries.ts'
import { hashToken, makeToken } from '../auth/tokens.ts'
import { lockClubAccess, refuseUnlessMember } from '../memberships/club-access.ts'
import type { Services } from '../services.ts'
import { replaceCalendarAddress } from './calendar-addresses.queries.ts'

/** Returns the address, which is shown only this once. */
export function createCalendarAddress(services: Services, member: Member, clubId: number): Promise<string> {
  return services.db.transaction(async (tx) => {
    refuseUnlessMember(await lockClubAccess(tx, member, clubId))
    const token = makeToken()
    await replaceCalendarAddress(tx, {
      clubId,
      userId: member.id,
      tokenHash: hashToken(token),
      createdAt: services.clock.now(),
    })
    return `${services.settings.publicUrl}/clubs/${clubId}/meetings.ics?key=${token}`
  })
}
