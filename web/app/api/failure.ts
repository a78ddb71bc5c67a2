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

/**
 * What stands beside the fields of a form. Only wrong input is corrected in one of them; that nothing was changed, or that a
 * machine was at work, is said of the whole form, though the API names fields there too.
 */
export function fieldsAtFault(failure: Failure): Record<string, string> {
  return (failure.is === 'refused' && failure.code === 'invalid_input' && failure.fields) || {}
}

/** What to say when a call was not answered as hoped: the server's own words, or ours. One text may serve for both. */
export function sayFailure(failure: Failure, words: Words | string): string {
  const { lostConnection, failed } =
    typeof words === 'string' ? { lostConnection: words, failed: words } : words
  return failure.is === 'lost' ? lostConnection : failure.result || failed
}
