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
    // Whoever opens the link twice, or the one of an older letter, or whose first answer got lost, has what they wanted.
    const madeFor = readMailToken(settings.secretKey, 'confirm', token)
    const isDone = madeFor === null ? isConfirmedBy(tx, tokenHash) : isEmailConfirmed(tx, madeFor)
    refuseUnless(await isDone, 'mail_token_dead')
  })
}
