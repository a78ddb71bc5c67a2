import type { Services } from '../services.ts'
import { openSecret } from './sealed-secrets.ts'
import { findFirstSecret } from './two-factor.queries.ts'

/** Whether the key decrypts a stored secret. With another key members with two-factor could not log in. */
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
