import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { brand } from '@aurivane/contract/brand'
import { PASSWORD_MAX_CHARS, SECOND_MS } from '@aurivane/contract/limits'
import { key, type MessageKey } from '@aurivane/contract/messages/messages'
import { InvalidValue, Refusal } from '../refusal.ts'
import { BoundedQueue, QueueFull } from './bounded-queue.ts'
import { commonPasswords } from './common-passwords.ts'

/** argon2id (the library's default kind) with the parameters that OWASP recommends. */
const MEMORY_KIB = 19_456
const PASSES = 2
const LANES = 1

// Hashing runs on libuv's pool of four threads. One of them stays free for files and name lookups, one core for
// everybody who is not logging in. Forty who come at once are served within a few seconds; while more come than can be
// served, nobody waits longer than about two seconds. (When others find the site full too, the door lets fewer in.)
const POOL_THREADS_FOR_HASHING = 3
const AT_ONCE_MAX = Math.min(Math.max(1, availableParallelism() - 1), POOL_THREADS_FOR_HASHING)
const line = new BoundedQueue({
  atOnceMax: AT_ONCE_MAX,
  waitingMax: 40,
  rushMs: SECOND_MS,
  waitMsMaxAfterRush: 2 * SECOND_MS,
})

export function hashPassword(password: string): Promise<string> {
  return inLine(() =>
    hash(normalise(password), { memoryCost: MEMORY_KIB, timeCost: PASSES, parallelism: LANES }),
  )
}

/** A hash that no password has, as costly to check as a real one. */
const DECOY_HASH = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${base64(16)}$${base64(32)}`

/** Without a stored hash the work is done all the same: the time of the answer must not tell who has an account. */
export async function passwordMatches(password: string, storedHash: string | null): Promise<boolean> {
  // Nobody has a password this long; hashing it would only let others keep us busy.
  if (Array.from(password).length > PASSWORD_MAX_CHARS) return false
  const matches = await inLine(() => verify(storedHash ?? DECOY_HASH, normalise(password)))
  return matches && storedHash !== null
}

/** Refuses, under the name of the form's field, a password that attackers would try first. */
export function refusePoorPassword(field: string, password: string, email: string) {
  const message = complainAbout(password, email)
  if (message === null) return
  throw new InvalidValue([{ code: 'custom', path: [field], message, input: password }], { [field]: password })
}

function complainAbout(password: string, email: string): MessageKey | null {
  const plain = normalise(password).toLowerCase()
  if (plain.trim() === email.toLowerCase()) return key('account.passwordIsEmail')
  return isCommon(plain) ? key('account.passwordCommon') : null
}

let known: Set<string> | undefined

function isCommon(plain: string) {
  known ??= new Set(commonPasswords.split(' '))
  // The name of the site, bare or with digits and marks around it, is what attackers of this very site try.
  const letters = plain.replaceAll(/[^\p{L}]/gu, '')
  return known.has(plain.trim()) || letters === brand.name.toLowerCase()
}

/** The same characters may be typed in more than one encoding, depending on the keyboard. */
function normalise(password: string) {
  return password.normalize('NFC')
}

async function inLine<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await line.run(work)
  } catch (error) {
    throw error instanceof QueueFull ? new Refusal('busy') : error
  }
}

function base64(bytes: number) {
  return randomBytes(bytes).toString('base64').replaceAll('=', '')
}
