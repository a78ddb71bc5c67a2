import type { UnknownAction } from '@reduxjs/toolkit'
import type { UserObject } from '@aurivane/contract/user-object'
import { createClientState } from '../state/client-state.ts'

/** The token stays in its cookie. */
export type SessionUser = Omit<UserObject, 'atoken'>

export type Authentication = {
  userInfo: SessionUser | null
  isAuthSessionLoading: boolean
  /** The session could not be checked because nobody answered: it is kept, and a retry is offered. */
  isSessionUnknown: boolean
  /** The server has ended the session, and whose it was as far as known: the login page says so. */
  ended: { email: string } | null
}

/** One of the two parts of the shared client state; the other one is the cache of API data. */
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

const CHANGED = 'authentication/changed'
type Changed = { type: typeof CHANGED; change: Partial<Authentication> }

function isChanged(action: UnknownAction): action is Changed {
  return action.type === CHANGED
}

function authentication(before = loadingSession, action: UnknownAction): Authentication {
  return isChanged(action) ? { ...before, ...action.change } : before
}

export const createSessionState = () => createClientState(authentication)

/** The browser's one state. The prerenderer reads it too and never changes it. */
export const clientState = createSessionState()

export function createSessionStore(state = clientState): SessionStore {
  return {
    get: () => state.getState().authentication,
    set: (change) => void state.dispatch({ type: CHANGED, change } satisfies Changed),
    subscribe: state.subscribe,
  }
}
