import type { Limits } from '../limits.ts'
import { Refusal } from '../refusal.ts'

/** Counted before the code is checked, so that parallel requests cannot exceed the limit; only a wrong code stays counted. */
export async function countWrongCode<Result>(
  { wrongCodes }: Limits,
  userId: number,
  check: () => Promise<Result>,
): Promise<Result> {
  const subject = String(userId)
  await wrongCodes.take(subject)
  let isWrong = false
  try {
    return await check()
  } catch (error) {
    isWrong = isWrongCode(error)
    throw error
  } finally {
    if (!isWrong) await wrongCodes.giveBack(subject)
  }
}

export function isWrongCode(error: unknown): boolean {
  return error instanceof Refusal && (error.code === 'code_wrong' || error.code === 'code_refused')
}
