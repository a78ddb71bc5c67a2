const listeners = new Set<() => void>()
const lossListeners = new Set<() => void>()

/** For modules that cache data of the member, which must be cleared. */
export function onSessionEnd(forget: () => void) {
  listeners.add(forget)
}

export function announceSessionEnd() {
  for (const forget of listeners) forget()
}

/** For the session's own check: the server has refused a call because the session has ended, for example on another device. */
export function onSessionLoss(check: () => void) {
  lossListeners.add(check)
}

export function announceSessionLoss() {
  for (const check of lossListeners) check()
}
