import { refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { sealSecret } from './sealed-secrets.ts'
import { makeTotpSecret } from './totp.ts'
import { replaceSecret } from './two-factor.queries.ts'

/** A new secret to scan. It has no effect until enabled, and replaces one that was not. */
export async function startTwoFactor({ db, settings }: Services, userId: number): Promise<string> {
  const secret = makeTotpSecret()
  const sealed = sealSecret(settings.secretKey, userId, secret)
  const isReplaced = await db.transaction((tx) => replaceSecret(tx, userId, sealed))
  refuseUnless(isReplaced, 'two_factor_already_on')
  return secret
}
