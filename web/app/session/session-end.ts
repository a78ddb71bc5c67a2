const listeners = new Set<() => void>()

/** For modules that cache data of the member, which must be cleared. */
export function onSessionEnd(forget: () => void) {
  listeners.add(forget)
}

export function announceSessionEnd() {
  for (const forget of listeners) forget()
}
