import type { Passkey } from '@aurivane/contract/passkeys'
import type { Say } from '@aurivane/contract/messages/messages'
import { nameDevice } from '../security/devices.ts'
import type { PasskeyRow } from './passkeys.queries.ts'

/** Neither credential nor public key leave the API this way. */
export function presentPasskey(row: PasskeyRow, say: Say): Passkey {
  return {
    id: row.id,
    name: row.name,
    addedAt: row.addedAt.toISOString(),
    lastUsed: row.lastUsedAt?.toISOString() ?? null,
    device: nameDevice(row, say),
    synced: row.isSynced,
  }
}
