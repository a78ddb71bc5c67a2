import { brand } from '@aurivane/contract/brand'
import { key, type PlainMessageKey } from '@aurivane/contract/messages/messages'
import { commonPasswords } from './common-passwords.ts'
import { isGuessable } from './guessable-passwords.ts'

/** Why a password is too easy to guess, apart from its length, or null. */
export function findPasswordProblem(password: string, email: string): PlainMessageKey | null {
  const plain = normalisePassword(password).toLowerCase()
  if (plain.trim() === email.toLowerCase()) return key('account.passwordIsEmail')
  return isCommon(plain) ? key('account.passwordCommon') : null
}

let known: Set<string> | undefined

function isCommon(plain: string) {
  known ??= new Set(commonPasswords.split(' '))
  // Attackers of this site try its name, also with digits and punctuation around it.
  const letters = plain.replaceAll(/[^\p{L}]/gu, '')
  return known.has(plain.trim()) || letters === brand.name.toLowerCase() || isGuessable(plain)
}

/** The same characters may be typed in more than one encoding, depending on the keyboard. */
export function normalisePassword(password: string) {
  return password.normalize('NFC')
}
