import type { Locale } from '@aurivane/contract/locales'
import type { Transaction } from '../database/open-database.ts'
import type { Origin } from '../security/devices.ts'
import { recordSecurityEvent } from '../security/record-security-event.ts'
import { tellOwner } from '../security/tell-owner.ts'
import type { Services } from '../services.ts'

type Owner = { id: number; email: string; firstName: string; confirmedEmail: boolean; locale: Locale }

/** A passkey whose counter did not grow may have been copied: its owner should remove it. */
export async function reportCopy(
  tx: Transaction,
  services: Services,
  owner: Owner,
  { name, origin }: { name: string; origin: Origin },
) {
  await recordSecurityEvent(tx, services, { userId: owner.id, kind: 'passkey.copied', origin })
  await tellOwner(tx, services, owner, {
    mail: 'passkey-copied',
    notice: 'passkey_copied',
    values: { passkey: name },
  })
}
