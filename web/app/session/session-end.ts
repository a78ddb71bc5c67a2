const listeners = new Set<() => void>()

/** For parts that remember what only this member may see. */
export function onSessionEnd(forget: () => void) {
  listeners.add(forget)
}

export function announceSessionEnd() {
  for (const forget of listeners) forget()
}
