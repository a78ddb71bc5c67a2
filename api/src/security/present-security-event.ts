import type { SecurityLogEntry } from '@aurivane/contract/security'
import { securityEventTexts } from '@aurivane/contract/security-events'
import type { Say } from '@aurivane/contract/messages/messages'
import { nameDevice } from './devices.ts'
import type { SecurityEventRow } from './security-events.queries.ts'

export function presentSecurityEvent(event: SecurityEventRow, say: Say): SecurityLogEntry {
  const { id, at, kind, reason, browser, system, network } = event
  const isByAdmin = kind.startsWith('admin.')
  return {
    id,
    date: at.toISOString(),
    kind,
    text: say(securityEventTexts[kind]),
    reason,
    device: isByAdmin ? null : nameDevice(event, say),
    browser,
    system,
    network,
  }
}
