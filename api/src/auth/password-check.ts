import type { Limits } from '../limits.ts'
import { accountKey } from './account-key.ts'
import { passwordMatches } from './passwords.ts'

/**
 * Whether this is the account's password. All calls that ask for a password use this function and share one limit of wrong
 * passwords, so that none of them can be used for further guesses.
 */
export async function isPasswordRight(
  { wrongPasswords }: Limits,
  account: { email: string; passwordHash: string | null },
  password: string,
): Promise<boolean> {
  const subject = accountKey(account.email)
  await wrongPasswords.take(subject)
  let isWrong = false
  try {
    isWrong = !(await passwordMatches(password, account.passwordHash))
    return !isWrong
  } finally {
    // A busy queue is not a wrong password either.
    if (!isWrong) await wrongPasswords.giveBack(subject)
  }
}
