import type { AnswerOf } from '@aurivane/contract/endpoint'
import { EMAIL_UNDO_MS } from '@aurivane/contract/limits'
import type { readSecurity as call } from '@aurivane/contract/security'
import type { Member } from '../auth/sessions.queries.ts'
import { findPasswordChange } from '../auth/accounts.queries.ts'
import { findCompletedChange, findPendingChange } from '../email-change/email-changes.queries.ts'
import { countPasskeysOf } from '../passkeys/passkeys.queries.ts'
import { relyingPartyOf } from '../passkeys/relying-party.ts'
import type { Services } from '../services.ts'
import { countRecoveryCodesLeft } from '../two-factor/two-factor.queries.ts'
import { listSessions } from './own-sessions.ts'

type Security = AnswerOf<typeof call>['result']

/** How the member's account is protected, at a glance. */
export async function readSecurity(services: Services, member: Member): Promise<Security> {
  const { db } = services
  const [email, passwordChangedAt, codesLeft, sessions, passkeys] = await Promise.all([
    readEmailChange(services, member.id),
    findPasswordChange(db, member.id),
    member.twoFactorAuth ? countRecoveryCodesLeft(db, member.id) : null,
    listSessions(services, member),
    countPasskeysOf(db, member.id),
  ])
  return {
    email: member.email,
    confirmedEmail: member.confirmedEmail,
    ...email,
    passwordChangedAt: passwordChangedAt?.toISOString() ?? null,
    twoFactorAuth: member.twoFactorAuth,
    recoveryCodesLeft: codesLeft,
    passkeys,
    passkeysAvailable: relyingPartyOf(services.settings) !== null,
    sessions: sessions.length,
    strong: member.strong,
    secondFactorRequired: services.settings.requireAdminTwoFactor && member.admin,
  }
}

async function readEmailChange(
  { db, clock }: Services,
  userId: number,
): Promise<Pick<Security, 'emailChange' | 'emailUndoUntil'>> {
  const now = clock.now()
  const pending = await findPendingChange(db, userId, now)
  const completed = await findCompletedChange(db, userId, new Date(now.getTime() - EMAIL_UNDO_MS))
  const undoFrom = completed?.oldConfirmed ? completed.completedAt : null
  return {
    emailChange: pending
      ? {
          newEmail: pending.newEmail,
          requestedAt: pending.requestedAt.toISOString(),
          expiresAt: pending.expiresAt.toISOString(),
        }
      : null,
    emailUndoUntil: undoFrom ? new Date(undoFrom.getTime() + EMAIL_UNDO_MS).toISOString() : null,
  }
}
