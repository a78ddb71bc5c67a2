import { refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { isEmailConfirmed, markEmailConfirmed } from './accounts.queries.ts'
import { readMailToken } from './mail-tokens.ts'
import { isConfirmedBy, takeMailToken } from './mail-tokens.queries.ts'
import { hashToken } from './tokens.ts'

export function confirmEmail({ db, clock, settings }: Services, token: string) {
  const tokenHash = hashToken(token)
  return db.transaction(async (tx) => {
    const userId = await takeMailToken(tx, tokenHash, 'confirm', clock.now())
    if (userId !== undefined) return markEmailConfirmed(tx, userId)
    // Idempotent: opening the link twice, or the link of an older mail, succeeds once the address is confirmed.
    const madeFor = readMailToken(settings.secretKey, 'confirm', token)
    const isDone = madeFor === null ? isConfirmedBy(tx, tokenHash) : isEmailConfirmed(tx, madeFor)
    refuseUnless(await isDone, 'mail_token_dead')
  })
}
