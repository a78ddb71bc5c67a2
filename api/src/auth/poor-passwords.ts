import { brand } from '@aurivane/contract/brand'
import { key, type PlainMessageKey } from '@aurivane/contract/messages/messages'
import { commonPasswords } from './common-passwords.ts'
import { isGuessable } from './guessable-passwords.ts'

/** What speaks against a password besides its length, or null: attackers would try it first. */
export function complainAboutPassword(password: string, email: string): PlainMessageKey | null {
  const plain = normalisePassword(password).toLowerCase()
  if (plain.trim() === email.toLowerCase()) return key('account.passwordIsEmail')
  return isCommon(plain) ? key('account.passwordCommon') : null
}

let known: Set<string> | undefined

function isCommon(plain: string) {
  known ??= new Set(commonPasswords.split(' '))
  // The name of the site, bare or with digits and marks around it, is what attackers of this very site try.
  const letters = plain.replaceAll(/[^\p{L}]/gu, '')
  return known.has(plain.trim()) || letters === brand.name.toLowerCase() || isGuessable(plain)
}

/** The same characters may be typed in more than one encoding, depending on the keyboard. */
export function normalisePassword(password: string) {
  return password.normalize('NFC')
}
