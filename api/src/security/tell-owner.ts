import type { Locale } from '@aurivane/contract/locales'
import type { Transaction } from '../database/open-database.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { toMember, type SecurityMailKind } from '../mail/templates/queued-mail.ts'
import type { Services } from '../services.ts'

type Owner = { id: number; email: string; firstName: string; confirmedEmail: boolean; locale: Locale }
type News = { kind: SecurityMailKind; values?: Record<string, string> }

/** Tells the owner of an account by mail about something that concerns its security. */
export async function tellOwner(tx: Transaction, services: Services, owner: Owner, { kind, values }: News) {
  const { locale } = owner
  await enqueueMail(tx, services, { kind, to: toMember(owner), locale, ...(values && { values }) })
}
