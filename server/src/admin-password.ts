import { DEFAULT_LOCALE } from '@aurivane/contract/locales'
import { say } from '@aurivane/contract/messages/messages'
import { SettingsError } from './settings.ts'

/** The same password rules as at signup. */
export async function refuseWeakAdminPassword({ email, password }: { email: string; password: string }) {
  // A long list, loaded only when needed.
  const { findPasswordProblem } = await import('@aurivane/api')
  const complaint = findPasswordProblem(password, email)
  if (complaint) throw new SettingsError(`ADMIN_PASSWORD is refused: ${say(DEFAULT_LOCALE, complaint)}`)
}
