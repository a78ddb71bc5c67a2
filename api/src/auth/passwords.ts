import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { PASSWORD_MAX_CHARS, SECOND_MS } from '@aurivane/contract/limits'
import { InvalidValue, Refusal } from '../refusal.ts'
import { BoundedQueue, QueueFull } from './bounded-queue.ts'
import { findPasswordProblem, normalisePassword } from './weak-passwords.ts'

/** argon2id (the library's default kind) with the parameters that OWASP recommends. */
const MEMORY_KIB = 19_456
const PASSES = 2
const LANES = 1

// Hashing runs on libuv's pool of four threads. One of them stays free for files and name lookups, one core for all other
// requests. Forty that come at once are served within a few seconds; while more come than can be served, none waits longer
// than about two seconds. (Under overload the load shedder lets fewer in.)
const POOL_THREADS_FOR_HASHING = 3
const CONCURRENCY_MAX = Math.min(Math.max(1, availableParallelism() - 1), POOL_THREADS_FOR_HASHING)
const queue = new BoundedQueue({
  concurrencyMax: CONCURRENCY_MAX,
  waitingMax: 40,
  burstMs: SECOND_MS,
  waitMsMaxAfterBurst: 2 * SECOND_MS,
})

export function hashPassword(password: string): Promise<string> {
  return inQueue(() =>
    hash(normalisePassword(password), { memoryCost: MEMORY_KIB, timeCost: PASSES, parallelism: LANES }),
  )
}

/** A dummy hash that no password matches and that costs as much to check as a real one. */
export function makeUnusableHash(): string {
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${base64(16)}$${base64(32)}`
}
const DECOY_HASH = makeUnusableHash()

/** Without a stored hash a dummy is checked, so that the response time does not reveal whether the account exists. */
export async function passwordMatches(password: string, storedHash: string | null): Promise<boolean> {
  // No stored password is this long; hashing it would only cost time.
  if (Array.from(password).length > PASSWORD_MAX_CHARS) return false
  const matches = await inQueue(() => verify(storedHash ?? DECOY_HASH, normalisePassword(password)))
  return matches && storedHash !== null
}

/** Refuses, under the name of the form's field, a password that attackers would try first. */
export function refuseWeakPassword(field: string, password: string, email: string) {
  const message = findPasswordProblem(password, email)
  if (message === null) return
  throw new InvalidValue([{ code: 'custom', path: [field], message, input: password }], { [field]: password })
}

async function inQueue<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await queue.run(work)
  } catch (error) {
    throw error instanceof QueueFull ? new Refusal('busy') : error
  }
}

function base64(bytes: number) {
  return randomBytes(bytes).toString('base64').replaceAll('=', '')
}
