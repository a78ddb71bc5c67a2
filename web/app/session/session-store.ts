import type { UserObject } from '@aurivane/contract/user-object'
import { createStore, type Store } from '../components/store.ts'

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
export type SessionStore = Store<Authentication>

export function createSessionStore(): SessionStore {
  return createStore<Authentication>({
    userInfo: null,
    isAuthSessionLoading: true,
    isSessionUnknown: false,
    ended: null,
  })
}
