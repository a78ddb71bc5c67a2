import type { Origin } from '../security/devices.ts'
import { recordSecurityEvent } from '../security/record-security-event.ts'
import type { Services } from '../services.ts'
import { endSession, type Member } from './sessions.queries.ts'

export function logOut(services: Services, member: Member, origin: Origin) {
  return services.db.transaction(async (tx) => {
    await endSession(tx, member.tokenHash)
    await recordSecurityEvent(tx, services, { userId: member.id, kind: 'logout', origin })
  })
}
