import type { Failure } from './call-api.ts'

type Words = {
  lostConnection: string
  /** For a refusal without a word: a server that answers is no lost connection. */
  failed: string
}

/** The call was about something that is no longer as it is shown here: to be read again. */
export function isChangedMeanwhile(failure: Failure): boolean {
  return failure.is === 'refused' && failure.code === 'changed_meanwhile'
}

/** What to say when a call was not answered as hoped: the server's own words, or ours. One text may serve for both. */
export function sayFailure(failure: Failure, words: Words | string): string {
  const { lostConnection, failed } =
    typeof words === 'string' ? { lostConnection: words, failed: words } : words
  return failure.is === 'lost' ? lostConnection : failure.result || failed
}
