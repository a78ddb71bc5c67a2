import { DEFAULT_LOCALE } from '@aurivane/contract/locales'
import { say } from '@aurivane/contract/messages/messages'
import { SettingsError } from './settings.ts'

/** What holds for everybody who signs up holds for the first administrator, too. */
export async function refusePoorAdminPassword({ email, password }: { email: string; password: string }) {
  // A long list, loaded only where there is something to compare with it.
  const { findPasswordProblem } = await import('@aurivane/api')
  const complaint = findPasswordProblem(password, email)
  if (complaint) throw new SettingsError(`ADMIN_PASSWORD is refused: ${say(DEFAULT_LOCALE, complaint)}`)
}
