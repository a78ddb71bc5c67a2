import type { Locale } from '@aurivane/contract/locales'
import type { SignIn } from '@aurivane/contract/security-events'
import type { Transaction } from '../database/open-database.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { toMember } from '../mail/templates/queued-mail.ts'
import type { Origin } from '../security/devices.ts'
import { recordSecurityEvent } from '../security/record-security-event.ts'
import { tellAboutAccount } from '../notices/tell-about-account.ts'
import type { Services } from '../services.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { openSecret, sealSecret } from './sealed-secrets.ts'
import { stepOfCode } from './totp.ts'
import { consumeRecoveryCode, consumeStep, countRecoveryCodesLeft } from './two-factor.queries.ts'

type Account = {
  id: number
  email: string
  firstName: string
  confirmedEmail: boolean
  locale: Locale
  encryptedSecret: Buffer
  origin: Origin
}

/** Uses up a code of the app or a recovery code, and says which it was; null for a wrong or used one. */
export async function consumeCode(
  tx: Transaction,
  services: Services,
  account: Account,
  code: string,
): Promise<SignIn | null> {
  const { clock, settings } = services
  const { id, encryptedSecret } = account
  const now = clock.now()
  const { secret, isBound } = openSecret(settings.secretKey, id, encryptedSecret)
  const step = stepOfCode(secret, code, now)
  const sealed = isBound ? encryptedSecret : sealSecret(settings.secretKey, id, secret)
  if (step !== null && (await consumeStep(tx, id, { encryptedSecret, sealed, step }))) return 'code'
  const codeHash = hashRecoveryCode(settings.secretKey, id, code)
  if (codeHash === null || !(await consumeRecoveryCode(tx, id, codeHash, now))) return null
  await reportRecoveryCode(tx, services, account)
  return 'recovery_code'
}

async function reportRecoveryCode(tx: Transaction, services: Services, { origin, ...account }: Account) {
  const { id: userId, locale } = account
  const values = { left: String(await countRecoveryCodesLeft(tx, userId)) }
  await recordSecurityEvent(tx, services, { userId, kind: 'recovery-code.used', origin })
  await tellAboutAccount(tx, services, 'recovery_code_used', userId)
  await enqueueMail(tx, services, { kind: 'recovery-code-used', to: toMember(account), locale, values })
}
