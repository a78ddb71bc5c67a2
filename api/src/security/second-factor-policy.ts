import type { Member } from '../auth/sessions.queries.ts'
import { refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'

/** With REQUIRE_ADMIN_2FA administrators act only in sessions in which a second factor was shown. */
export function refuseWithoutSecondFactor({ settings }: Services, { strong }: Pick<Member, 'strong'>) {
  refuseUnless(strong || !settings.requireAdminTwoFactor, 'second_factor_needed')
}
