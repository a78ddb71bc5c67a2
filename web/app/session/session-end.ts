const listeners = new Set<() => void>()
let checkAfterLoss: (() => void) | undefined

/** For modules that cache data of the member, which must be cleared. */
export function onSessionEnd(forget: () => void) {
  listeners.add(forget)
}

export function announceSessionEnd() {
  for (const forget of listeners) forget()
}

/** For the session's own check: the server has refused a call because the session has ended, for example on another device. */
export function onSessionLoss(check: () => void) {
  checkAfterLoss = check
}

export function announceSessionLoss() {
  checkAfterLoss?.()
}
