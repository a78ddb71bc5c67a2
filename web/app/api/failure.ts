import type { Failure } from './call-api.ts'

/** What to say when a call was not answered as hoped: the server's own words, or that nobody answered. */
export function sayFailure(failure: Failure, lostConnection: string): string {
  return failure.is === 'refused' && failure.result ? failure.result : lostConnection
}
