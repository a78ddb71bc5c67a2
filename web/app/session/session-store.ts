import type { UserObject } from '@aurivane/contract/user-object'

/** The token stays in its cookie. */
export type SessionUser = Omit<UserObject, 'atoken'>

export type Authentication = {
  userInfo: SessionUser | null
  isAuthSessionLoading: boolean
  /** The check got no answer: the session is kept, and a retry is offered. */
  isSessionUnknown: boolean
  /** The session has ended, with its user if known: the login page says so, or shows the message of the call that ended it. */
  ended: { email: string; message?: string } | null
}

/** Authentication, one of the two parts of shared client state; the other one is the cache of API data. */
export type SessionStore = {
  get: () => Authentication
  set: (change: Partial<Authentication>) => void
  subscribe: (listener: () => void) => () => void
}

export const loadingSession: Authentication = {
  userInfo: null,
  isAuthSessionLoading: true,
  isSessionUnknown: false,
  ended: null,
}

export function createSessionStore(): SessionStore {
  let authentication = loadingSession
  const listeners = new Set<() => void>()
  return {
    get: () => authentication,
    set(change) {
      authentication = { ...authentication, ...change }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
