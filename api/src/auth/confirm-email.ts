import type { Database } from '../database/open-database.ts'
import { refuseUnless } from '../refusal.ts'
import type { Clock } from '../services.ts'
import { markEmailConfirmed } from './accounts.queries.ts'
import { isConfirmedBy, takeMailToken } from './mail-tokens.queries.ts'
import { hashToken } from './tokens.ts'

export function confirmEmail(db: Database, clock: Clock, token: string) {
  const tokenHash = hashToken(token)
  return db.transaction(async (tx) => {
    const userId = await takeMailToken(tx, tokenHash, 'confirm', clock.now())
    if (userId !== undefined) return markEmailConfirmed(tx, userId)
    // Whoever opens the link twice, or whose first answer got lost, has reached what they wanted.
    refuseUnless(await isConfirmedBy(tx, tokenHash), 'mail_token_dead')
  })
}
