import type { Services } from '../services.ts'
import { openSecret } from './sealed-secrets.ts'
import { findFirstSecret } from './two-factor.queries.ts'

/** Whether the key opens what is stored. With another one nobody who has two-factor on could log in. */
export async function opensStoredSecrets({ db, settings }: Services): Promise<boolean> {
  const first = await findFirstSecret(db)
  if (!first) return true
  try {
    openSecret(settings.secretKey, first.userId, first.encryptedSecret)
    return true
  } catch {
    return false
  }
}
