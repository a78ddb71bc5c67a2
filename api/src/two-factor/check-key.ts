import { decrypt } from '../database/encrypt.ts'
import type { Services } from '../services.ts'
import { findFirstSecret } from './two-factor.queries.ts'

/** Whether the key opens what is stored. With another one nobody who has two-factor on could log in. */
export async function opensStoredSecrets({ db, settings }: Services): Promise<boolean> {
  const sealed = await findFirstSecret(db)
  if (!sealed) return true
  try {
    decrypt(settings.secretKey, 'two-factor', sealed)
    return true
  } catch {
    return false
  }
}
