import { brand } from '@aurivane/contract/brand'
import { DEFAULT_COUNTRY } from '@aurivane/contract/countries'
import { EMAIL_UNDO_MS } from '@aurivane/contract/limits'
import { DEFAULT_LOCALE } from '@aurivane/contract/locales'
import { insertAuditEntry } from '../audit/audit.queries.ts'
import { plainEmail } from '../auth/account-key.ts'
import { insertAccount } from '../auth/accounts.queries.ts'
import { hashPassword } from '../auth/passwords.ts'
import { findReservation } from '../email-change/email-changes.queries.ts'
import type { Services } from '../services.ts'
import { changeUser, findUserByEmail } from './managed-users.queries.ts'

/** What was found, where nothing was created. */
export type AdminOfSettings = 'created' | 'is-admin' | 'not-admin' | 'unconfirmed' | 'suspended'

/**
 * Creates the administrator named by the settings, confirmed, unless the email is taken: an existing account is not
 * changed, so that a start never reverts what administrators decided.
 */
export async function ensureAdmin(
  { db, clock, settings }: Services,
  { email, password }: { email: string; password: string },
): Promise<AdminOfSettings> {
  const now = clock.now()
  const existing =
    (await findUserByEmail(db, plainEmail(email))) ??
    // An administrator who has just changed the address can still return to it.
    (await findReservation(db, plainEmail(email), new Date(now.getTime() - EMAIL_UNDO_MS)))
  if (existing) return describeExisting(existing)
  const passwordHash = await hashPassword(password)
  return db.transaction(async (tx) => {
    // Of several processes that start at once the unique email allows one.
    const userId = await insertAccount(tx, {
      email,
      firstName: brand.name,
      lastName: 'Admin',
      country: DEFAULT_COUNTRY,
      passwordHash,
      maxClubs: settings.defaultMaxClubs,
      locale: DEFAULT_LOCALE,
      joinedAt: now,
    })
    if (userId === undefined) return describeExisting(await findUserByEmail(tx, plainEmail(email)))
    await changeUser(tx, userId, { admin: true, confirmedEmail: true })
    await insertAuditEntry(tx, {
      at: now,
      actorId: null,
      action: 'user.admin-granted',
      subjectKind: 'user',
      subjectId: userId,
      before: { admin: false },
      after: { admin: true },
    })
    return 'created'
  })
}

type Existing = { admin: boolean; confirmedEmail: boolean; suspendedAt: Date | null }

function describeExisting(user: Existing | undefined): AdminOfSettings {
  if (user?.suspendedAt) return 'suspended'
  if (!user?.confirmedEmail) return 'unconfirmed'
  return user.admin ? 'is-admin' : 'not-admin'
}
