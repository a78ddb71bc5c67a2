import { refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { deleteKept } from './invitations.queries.ts'

export function dismissInvitation({ db }: Services, userId: number, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    refuseUnless(await deleteKept(tx, userId, id), 'not_found')
  })
}
