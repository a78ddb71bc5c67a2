import type { Failure } from './call-api.ts'

type Words = {
  lostConnection: string
  /** For a refusal without a message: the server answered, so the connection was not lost. */
  failed: string
}

/** The data has changed since this page read it, and has to be read again. */
export function isChangedMeanwhile(failure: Failure): boolean {
  return failure.is === 'refused' && failure.code === 'changed_meanwhile'
}

/**
 * Field errors of a form. Only `invalid_input` is shown beside fields; other refusals concern the whole form, although the
 * API names fields there too.
 */
export function fieldsAtFault(failure: Failure): Record<string, string> {
  return (failure.is === 'refused' && failure.code === 'invalid_input' && failure.fields) || {}
}

/** The message for a failed call: the server's, or ours. One text may serve for both kinds of failure. */
export function sayFailure(failure: Failure, words: Words | string): string {
  const { lostConnection, failed } =
    typeof words === 'string' ? { lostConnection: words, failed: words } : words
  return failure.is === 'lost' ? lostConnection : failure.result || failed
}
