import { isPasswordRight } from '../auth/password-check.ts'
import type { Limits } from '../limits.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import type { Origin } from './devices.ts'
import { recordFailure } from './record-security-event.ts'

type Asked = { id: number; email: string; passwordHash: string | null; password: string; origin: Origin }

/** A member's own password, asked for again: a wrong one is recorded. */
export async function checkOwnPassword(services: Services, limits: Limits, asked: Asked) {
  if (await isPasswordRight(limits, asked, asked.password)) return
  const { id: userId, origin } = asked
  await recordFailure(services, { userId, kind: 'proof.failed', reason: 'password', origin })
  throw new Refusal('password_refused')
}
