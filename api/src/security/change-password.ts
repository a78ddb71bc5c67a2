import { setPasswordHash } from '../auth/accounts.queries.ts'
import { voidMailTokens } from '../auth/mail-tokens.queries.ts'
import { hashPassword, refuseWeakPassword } from '../auth/passwords.ts'
import { endOtherSessionsOf, type Member } from '../auth/sessions.queries.ts'
import { normalisePassword } from '../auth/weak-passwords.ts'
import type { Transaction } from '../database/open-database.ts'
import type { Limits } from '../limits.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { toMember } from '../mail/templates/queued-mail.ts'
import { tellAboutAccount } from '../notices/tell-about-account.ts'
import { refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { confirmCode, confirmPassword } from './identity-check.ts'
import type { Origin } from './devices.ts'
import { endProofsOf } from './proofs.queries.ts'
import { recordSecurityEvent } from './record-security-event.ts'

type Form = { currentPassword: string; newPassword: string; code?: string | null | undefined; origin: Origin }

export async function changePassword(services: Services, limits: Limits, member: Member, form: Form) {
  const { currentPassword: password, newPassword, code, origin } = form
  refuseWeakPassword('newPassword', newPassword, member.email)
  const isNew = normalisePassword(newPassword) !== normalisePassword(password)
  refuseUnless(isNew, 'nothing_changed', { fields: ['newPassword'] })

  const confirmed = await confirmPassword(services, limits, member, { password, code, origin })
  const passwordHash = await hashPassword(newPassword)
  await confirmCode(services, limits, member, confirmed, (tx) =>
    replacePassword(tx, services, member, { passwordHash, origin }),
  )
}

async function replacePassword(
  tx: Transaction,
  services: Services,
  member: Member,
  { passwordHash, origin }: { passwordHash: string; origin: Origin },
) {
  const { id, tokenHash, locale } = member
  await setPasswordHash(tx, id, passwordHash, services.clock.now())
  await endOtherSessionsOf(tx, id, tokenHash)
  await endProofsOf(tx, tokenHash)
  await voidMailTokens(tx, id, ['recovery'])
  await recordSecurityEvent(tx, services, { userId: id, kind: 'password.changed', origin })
  await tellAboutAccount(tx, services, 'password_changed', id)
  await enqueueMail(tx, services, { kind: 'password-changed-by-owner', to: toMember(member), locale })
}
