import { randomUUID } from 'node:crypto'
import type { NoticeKind } from '@aurivane/contract/notice-kinds'
import type { Transaction } from '../database/open-database.ts'
import type { Services } from '../services.ts'
import { addNotices } from './add-notices.ts'

/** A notice to a user about the own account, beside the mail that the event has. */
export async function tellAboutAccount(
  tx: Transaction,
  services: Services,
  kind: NoticeKind,
  userId: number,
  detail?: string | null,
) {
  await addNotices(tx, services, { kind, to: [userId], event: randomUUID(), ...(detail && { detail }) })
}

type Role = {
  userId: number
  /** Nobody: the command line. */
  by?: number
  admin: boolean
}

export async function tellAboutRole(tx: Transaction, services: Services, { userId, by, admin }: Role) {
  await addNotices(tx, services, {
    kind: 'admin_role_changed',
    to: [userId],
    ...(by !== undefined && { by }),
    values: { variant: admin ? 'granted' : 'revoked' },
    event: randomUUID(),
  })
}
