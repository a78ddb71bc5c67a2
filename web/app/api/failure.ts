import type { Failure } from './call-api.ts'

type Words = {
  lostConnection: string
  /** For a refusal without a word: a server that answers is no lost connection. */
  failed: string
}

/** What to say when a call was not answered as hoped: the server's own words, or ours. */
export function sayFailure(failure: Failure, { lostConnection, failed }: Words): string {
  return failure.is === 'lost' ? lostConnection : failure.result || failed
}
