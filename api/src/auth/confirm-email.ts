import type { Transaction } from '../database/open-database.ts'
import { hasChangedEmail } from '../email-change/email-changes.queries.ts'
import { refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { isEmailConfirmed, lockAccount, markEmailConfirmed } from './accounts.queries.ts'
import { readMailToken } from './mail-tokens.ts'
import { findMailTokenUser, isConfirmedBy, takeMailToken } from './mail-tokens.queries.ts'
import { hashToken } from './tokens.ts'

export async function confirmEmail({ db, clock, settings }: Services, token: string) {
  const tokenHash = hashToken(token)
  const found = await findMailTokenUser(db, tokenHash, 'confirm')
  await db.transaction(async (tx) => {
    // The account before its links, as everywhere: two requests that need both must not wait for each other.
    if (found !== undefined) await lockAccount(tx, found)
    const userId = await takeMailToken(tx, tokenHash, 'confirm', clock.now())
    if (userId !== undefined) return markEmailConfirmed(tx, userId)
    // Idempotent: opening the link twice, or the link of an older mail, succeeds once the address is confirmed.
    const madeFor = readMailToken(settings.secretKey, 'confirm', token)
    const isDone = madeFor === null ? isConfirmedBy(tx, tokenHash) : isConfirmedSince(tx, madeFor)
    refuseUnless(await isDone, 'mail_token_dead')
  })
}

/** A link to an address that the account has changed is void. */
async function isConfirmedSince(tx: Transaction, userId: number) {
  return (await isEmailConfirmed(tx, userId)) && !(await hasChangedEmail(tx, userId))
}
