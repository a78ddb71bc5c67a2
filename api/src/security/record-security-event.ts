import type { SecurityEventKind, SecurityEventReason } from '@aurivane/contract/security-events'
import type { Transaction } from '../database/open-database.ts'
import type { Services } from '../services.ts'
import type { Origin } from './devices.ts'
import { insertSecurityEvent } from './security-events.queries.ts'

export type SecurityEvent = {
  userId: number
  kind: SecurityEventKind
  /** Only for failed logins and confirmations. */
  reason?: SecurityEventReason
  /** Null where an administrator caused it: the owner does not learn from where. */
  origin: Origin | null
}

const unknownOrigin: Origin = { browser: null, system: null, network: null }

/** Adds an entry to a member's security log, in the transaction of the change that it reports. */
export async function recordSecurityEvent(
  tx: Transaction,
  { clock }: Pick<Services, 'clock'>,
  { userId, kind, reason, origin }: SecurityEvent,
) {
  const { browser, system, network } = origin ?? unknownOrigin
  await insertSecurityEvent(tx, {
    userId,
    at: clock.now(),
    kind,
    reason: reason ?? null,
    browser,
    system,
    network,
  })
}

/** For a failure, whose own transaction was rolled back or never began. */
export function recordFailure(services: Services, event: SecurityEvent) {
  return services.db.transaction((tx) => recordSecurityEvent(tx, services, event))
}
