/** The boot script waits for this event too. The error is thrown again, so that the console shows it. */
export function announceStartFailure(error: unknown): never {
  document.dispatchEvent(new Event('app-failed'))
  throw error
}
