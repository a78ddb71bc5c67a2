import type { Locale } from '@aurivane/contract/locales'
import type { NoticeKind } from '@aurivane/contract/notice-kinds'
import type { Transaction } from '../database/open-database.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { toMember, type SecurityMailKind } from '../mail/templates/queued-mail.ts'
import { tellAboutAccount } from '../notices/tell-about-account.ts'
import type { Services } from '../services.ts'

type Owner = { id: number; email: string; firstName: string; confirmedEmail: boolean; locale: Locale }
type News = {
  mail: SecurityMailKind
  notice: NoticeKind
  values?: Record<string, string>
  /** The reason that an administrator gave. */
  detail?: string
}

/** Tells the owner of an account, by mail and in the inbox, about something that concerns its security. */
export async function tellOwner(
  tx: Transaction,
  services: Services,
  owner: Owner,
  { mail, notice, values, detail }: News,
) {
  const { id, locale } = owner
  await enqueueMail(tx, services, { kind: mail, to: toMember(owner), locale, ...(values && { values }) })
  await tellAboutAccount(tx, services, notice, id, detail)
}
