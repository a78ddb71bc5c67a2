import { lockAccount } from '../auth/accounts.queries.ts'
import type { Member } from '../auth/sessions.queries.ts'
import { refuseUnless } from '../refusal.ts'
import type { Origin } from '../security/devices.ts'
import { recordSecurityEvent } from '../security/record-security-event.ts'
import { tellOwner } from '../security/tell-owner.ts'
import type { Services } from '../services.ts'
import { deletePasskey, setPasskeyName } from './passkeys.queries.ts'

export function renamePasskey({ db }: Services, userId: number, id: number, name: string) {
  return db.transaction(async (tx) => {
    refuseUnless(await setPasskeyName(tx, userId, id, name), 'passkey_unknown')
  })
}

export function removePasskey(services: Services, member: Member, id: number, origin: Origin) {
  return services.db.transaction(async (tx) => {
    await lockAccount(tx, member.id)
    const name = await deletePasskey(tx, member.id, id)
    refuseUnless(name !== undefined, 'passkey_unknown')
    await recordSecurityEvent(tx, services, { userId: member.id, kind: 'passkey.removed', origin })
    await tellOwner(tx, services, member, {
      mail: 'passkey-removed',
      notice: 'passkey_removed',
      values: { passkey: name },
    })
  })
}
