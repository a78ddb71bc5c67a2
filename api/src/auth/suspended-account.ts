import { refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'

/** With the same text however somebody logs in. */
export function refuseSuspended({ settings }: Services, suspendedAt: Date | null) {
  refuseUnless(suspendedAt === null, 'account_suspended', { values: { supportEmail: settings.supportEmail } })
}
